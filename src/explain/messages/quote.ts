/** Words of a file in the quotation marks of a language. */

/** A function that puts a text between the marks. */
export function quoteWith(open: string, close: string): (text: string) => string {
  return (text) => `${open}${text}${close}`;
}

/** The Hungarian article: `az` before a vowel as it is spoken, `a` before a consonant. */

const VOWELS = 'aáeéiíoóöőuúüű';
/** Letters whose names begin with a vowel: el, em, en, er, es, ef, iksz … */
const VOWEL_NAMES = `${VOWELS}flmnrsxy`;

/** `az ász`, `a tízes`, `az 5. kör`, `a 10. kör`, `az A8`. */
export function withThe(text: string): string {
  return `${startsWithVowel(text) ? 'az' : 'a'} ${text}`;
}

/** `Az ász`, at the beginning of a sentence. */
export function withTheCapital(text: string): string {
  return `${startsWithVowel(text) ? 'Az' : 'A'} ${text}`;
}

/** Whether a text, read aloud, begins with a vowel: numbers and letter names by how they are said. */
export function startsWithVowel(text: string): boolean {
  const [digits] = /^\d+/.exec(text) ?? [];
  if (digits) return numberStartsWithVowel(digits);
  const [letter = '', next = ''] = text.toLowerCase();
  // A letter by itself, or before a number as in a rule's id, is said by its name.
  const spelled = next === '' || !/\p{L}/u.test(next);
  return (spelled ? VOWEL_NAMES : VOWELS).includes(letter) && letter !== '';
}

/** One (egy), five (öt), fifty, five hundred and a thousand (ezer) begin with a vowel; ten and a hundred do not. */
function numberStartsWithVowel(digits: string): boolean {
  const number = digits.replace(/^0+/, '');
  if (number.startsWith('5')) return true;
  return number.startsWith('1') && number.length % 3 === 1;
}

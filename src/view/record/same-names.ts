/** Players are told apart by their names: no two at a table have the same one. */

/** The first seat whose name another has before it, whatever their case; null where all differ. */
export function secondOfName(names: readonly string[]): number | null {
  const plain = names.map((name) => name.normalize('NFC').toLocaleLowerCase());
  const found = plain.findIndex((name, seat) => plain.indexOf(name) < seat);
  return found < 0 ? null : found;
}

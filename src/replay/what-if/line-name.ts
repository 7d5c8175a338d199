/** Names for lines: short, without what does not show, and no two in a round that read the same in an address. */
import { branchName } from '../branch-name.ts';

/** In units of the text: with a number after it a name still stands whole in an address. */
const LONGEST_NAME = 40;

/** A name as it may be given; empty where nothing is left of it. */
export function tidyLineName(text: string): string {
  let name = '';
  for (const letter of text.replace(/[\s\p{C}]+/gu, ' ').trim()) {
    if (name.length + letter.length > LONGEST_NAME) break;
    name += letter;
  }
  return name.trim();
}

/** The name, with a number where one that reads the same in an address is taken. `taken` are names of branches. */
export function freeLineName(name: string, taken: ReadonlySet<string>): string {
  let free = name;
  for (let number = 2; taken.has(branchName(free)); number += 1) free = `${name} ${number}`;
  return free;
}

/** The name of a variation as it stands in addresses, `r2t1p3~three-kings`. */

/** So much of a name stands in an address, in units of the text. */
const LONGEST_BRANCH_NAME = 48;

/** The name without blanks, tildes and what does not show; empty where nothing is left to call it by. */
export function branchName(name: string): string {
  return name.replace(/[\s~\p{C}]+/gu, '-').slice(0, LONGEST_BRANCH_NAME);
}

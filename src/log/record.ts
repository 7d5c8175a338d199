/**
 * Records whose keys a log chooses. They inherit nothing, so that a player called `constructor`
 * is a key like any other and a key that is absent is undefined.
 */
export function emptyRecord<T>(): Record<string, T> {
  return Object.create(null) as Record<string, T>;
}

export function hasKeys(record: object): boolean {
  return Object.keys(record).length > 0;
}

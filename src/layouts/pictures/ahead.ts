/** Work that is asked for piece by piece, begun a few pieces ahead, so that other cores do it meanwhile. */
export function ahead<Value>(
  pieces: readonly (() => Promise<Value>)[],
  count: number,
): readonly (() => Promise<Value>)[] {
  const begun: (Promise<Value> | undefined)[] = [];
  const begin = (index: number) => {
    const piece = pieces[index];
    if (!piece || begun[index]) return;
    const work = piece();
    // Whoever asks for the piece hears of its failure.
    work.catch(() => undefined);
    begun[index] = work;
  };
  return pieces.map((piece, index) => async () => {
    for (let next = index; next <= index + count; next += 1) begin(next);
    const work = begun[index] ?? piece();
    begun[index] = undefined;
    return work;
  });
}

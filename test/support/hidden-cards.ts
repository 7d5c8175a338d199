/** Rounds that look the same to one seat: what it must not tell apart. */
import type { RoundState, Seat } from '../../src/rules/game.ts';

/** The state with two cards exchanged that the seat does not see and that have lain where they lie from the deal on. */
export function exchangedFor(state: RoundState, seat: Seat): RoundState | null {
  const stayed = state.hands.map((hand, other) => {
    const traded = state.trades.some(
      (trade) =>
        'to' in trade && [trade.seat, trade.to].includes(seat) && [trade.seat, trade.to].includes(other),
    );
    return other === seat || traded ? [] : hand.filter((card) => state.dealt[other]?.includes(card));
  });
  const [a, b] = [...stayed.keys()].filter((other) => (stayed[other]?.length ?? 0) > 0);
  if (a === undefined || b === undefined) return null;
  const [one, two] = [stayed[a]?.[0], stayed[b]?.at(-1)];
  if (one === undefined || two === undefined || one === two) return null;
  const put = (hands: RoundState['hands']) =>
    hands
      .with(a, (hands[a] ?? []).with((hands[a] ?? []).indexOf(one), two))
      .with(b, (hands[b] ?? []).with((hands[b] ?? []).indexOf(two), one));
  return { ...state, hands: put(state.hands), dealt: put(state.dealt) };
}

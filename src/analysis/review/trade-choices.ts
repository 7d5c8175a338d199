/** Where somebody had a choice in the exchange of a recorded round, and took it: free gifts, and the talon. */
import type { Face } from '../../cards/card.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import { type TradeDeed, tradeDeedOf } from '../exchange/trade-deeds.ts';

export interface TradeChoice {
  /** Index of the frame before the trade, and of that of the trade. */
  readonly at: number;
  readonly made: number;
  readonly seat: Seat;
  readonly deed: TradeDeed;
}

/** In the order of the log. What the reader filled in, what the rules forbade and what is not known by its faces is left out. */
export function tradeChoices(
  frames: readonly Frame[],
  titles: readonly Seat[] | null,
  order: readonly Face[],
): TradeChoice[] {
  return frames.flatMap((frame, made) => {
    const deed = freeTrade(frame, titles ?? [], order);
    if (!deed || frame.inferred || frame.refusal || !('seat' in frame.did)) return [];
    return [{ at: made - 1, made, seat: frame.did.seat, deed }];
  });
}

/** The better titled gives what he likes; the other has no say. */
function freeTrade({ did }: Frame, titles: readonly Seat[], order: readonly Face[]): TradeDeed | null {
  if (did.type === 'give' && titles.indexOf(did.seat) > titles.indexOf(did.to)) return null;
  return did.type === 'give' || did.type === 'swap' || did.type === 'keep' ? tradeDeedOf(did, order) : null;
}

/** What a lesson writes of a deed: as in a log, without the player. */
import type { SeenCard } from '../cards/card.ts';
import { readCard } from '../log/card-text.ts';
import type { Deed } from '../replay/what-if/deed.ts';
import type { Seat } from '../rules/game.ts';

/** Whose deed a statement tells of; `to`: to whom he gives; `gap`: between two tricks, where a pass is that he lays no revolution. */
export interface Teller {
  readonly seat: Seat;
  readonly to: Seat | null;
  readonly gap: boolean;
}

/** The deed, or null where the statement is none: `plays 8d 8c`, `passes`, `gives 7h 8c`, `swaps 7d 9c`, `keeps`, `revolts 8d 8c 8h 8s`. */
export function readStatement(text: string, { seat, to, gap }: Teller): Deed | null {
  const [verb, ...words] = text.split(/ to |\s+$/)[0]?.split(/\s+/) ?? [];
  const cards = words.map(readCard).filter((card): card is SeenCard => card !== null);
  const isWhole = cards.length === words.length && cards.length > 0;
  if (verb === 'passes' && words.length === 0) return gap ? { type: 'clear' } : { type: 'pass', seat };
  if (verb === 'keeps' && words.length === 0) return { type: 'keep', seat };
  if (!isWhole) return null;
  if (verb === 'plays') return { type: 'play', seat, cards };
  if (verb === 'swaps') return { type: 'swap', seat, cards };
  if (verb === 'revolts') return { type: 'revolt', seat, cards };
  return verb === 'gives' && to !== null ? { type: 'give', seat, to, cards } : null;
}

/** The ranks of the pack of Anemaki, for the sprite of its pages. */
import { RANKS, type Rank } from '../../../cards/card.ts';
import { anemaki } from '../../../rules/anemaki/anemaki.ts';
import { setupOf } from '../../../rules/games.ts';

const FACES = new Set(anemaki.order(setupOf(anemaki, 5), 'normal'));
export const ANEMAKI_RANKS: readonly Rank[] = RANKS.filter((rank) => FACES.has(rank));

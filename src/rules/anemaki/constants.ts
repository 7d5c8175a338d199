/** Facts of Anemaki that several of its files need. */
import type { Rank } from '../../cards/card.ts';
import { makePack } from '../../cards/pack.ts';
import type { TurnRules } from '../tricks.ts';

/** A2: weakest first. */
export const ANEMAKI_ORDER: readonly Rank[] = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

export const ANEMAKI_PACK = makePack(ANEMAKI_ORDER);

export const ANEMAKI_TURNS: TurnRules = { turn: 'A1', out: 'A13', pass: 'A10', lead: 'A7' };

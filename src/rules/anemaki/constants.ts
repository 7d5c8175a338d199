/** Facts of Anemaki that several of its files need. */
import type { Face } from '../../cards/card.ts';
import type { TurnRules } from '../tricks.ts';

/** A2: weakest first. */
export const ANEMAKI_ORDER: readonly Face[] = ['7', '8', '9', 'T', 'J', 'Q', 'K', 'A'];

export const ANEMAKI_TURNS: TurnRules = { turn: 'A1', out: 'A13', pass: 'A10', lead: 'A7' };

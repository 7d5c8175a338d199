/**
 * Facts about the games that were measured before with other programs, and how to measure each again. Where the two
 * disagree, one of them is wrong.
 */

import type { Game } from '../../rules/game.ts';
import { gameById, setupOf } from '../../rules/games.ts';
import { firstRoundPoints } from './first-round.ts';
import type { Figure } from './mean.ts';
import { naturalRevolutions } from './natural-revolution.ts';
import { passRuleEffect } from './pass-rule.ts';
import { worthOfLead, worthOfTalon } from './privileges.ts';
import { quadsDealt } from './quads.ts';
import { revolutionEffect } from './revolution.ts';
import { type Players, Table } from './table.ts';
import { titleMemory } from './title-memory.ts';

export const FACT_IDS = [
  'quads',
  'firstRound',
  'titles',
  'revolution',
  'lead',
  'talon',
  'passRule',
  'natural1',
  'natural2',
] as const;
export type FactId = (typeof FACT_IDS)[number];

/** Who plays, how many rounds (a fact that costs more takes fewer), and from which seed. */
export interface FactPlan {
  readonly policy: Players;
  readonly rounds: number;
  readonly seed: string;
}

export type Figures = Readonly<Record<string, Figure>>;

/** Deals to look at for a declared revolution, which is one in forty. */
const DEALS_A_ROUND = 10;
/** Deals that are judged by playouts, each as dear as some thousand rounds. */
const MOST_JUDGED = 2000;

/** The figures of a fact; what each key means is said where it is measured. */
export function measure(id: FactId, { policy, rounds, seed }: FactPlan): Figures {
  const own = `${seed}/${id}`;
  switch (id) {
    case 'quads':
      return quadsDealt();
    case 'firstRound':
      return firstRoundPoints(anemaki(policy), rounds, own);
    case 'titles':
      return titleMemory(anemaki(policy), rounds, own);
    case 'revolution':
      return revolutionEffect(anemaki(policy), rounds * DEALS_A_ROUND, own);
    case 'lead':
      return { lead: worthOfLead(anemaki(policy), Math.ceil(rounds / 5), own) };
    case 'talon':
      return worthOfTalon(anemaki(policy), Math.min(MOST_JUDGED, Math.ceil(rounds / 20)), own);
    case 'passRule':
      return passRuleEffect(anemaki(policy), anemaki(policy, { pass: 'trick' }), Math.ceil(rounds / 5), own);
    case 'natural1':
      return natural('1', rounds, own);
    case 'natural2':
      return natural('2', rounds, own);
  }
}

function anemaki(policy: Players, options: Record<string, string> = {}): Table {
  const game = gameById('anemaki') as Game;
  return new Table(game, setupOf(game, 5, options), policy);
}

function natural(jokers: string, rounds: number, seed: string): Figures {
  const game = gameById('forradalom') as Game;
  return naturalRevolutions(game, setupOf(game, 4, { jokers }), Math.ceil(rounds / 5), seed);
}

/** A refusal of the rules as the facts of a problem: seats become names, so that a sentence needs no table beside it. */
import type { Fact } from '../log/problem.ts';
import type { Lay, Seat } from '../rules/game.ts';
import type { Refusal } from '../rules/refusal.ts';

/** Where a refusal came up: the names by seat, who acted (null: nobody, as in a deal), and what lay on top of the pile. */
export interface RefusalScene {
  readonly names: readonly string[];
  readonly actor: Seat | null;
  readonly top: Lay | null;
  /** What else the sentence needs. */
  readonly more?: Readonly<Record<string, Fact>>;
}

/** The fields of a refusal that hold a seat. */
const SEATS: ReadonlySet<string> = new Set(['seat', 'expected']);

/**
 * The refusal's own fields but its code, with names for seats (a null is left out), and besides `actor`, and
 * `pile` (the cards on top) with `pileBy` where there is a pile.
 */
export function refusalFacts(refusal: Refusal, scene: RefusalScene): Record<string, Fact> {
  const facts: Record<string, Fact> = {};
  const nameOf = (seat: Seat) => scene.names[seat] ?? '';
  for (const [key, value] of Object.entries(refusal) as [string, Fact | null][]) {
    if (key === 'code' || value === null) continue;
    facts[key] = SEATS.has(key) && typeof value === 'number' ? nameOf(value) : value;
  }
  Object.assign(facts, scene.more);
  if (scene.actor !== null) facts.actor = nameOf(scene.actor);
  if (scene.top) {
    facts.pile = scene.top.cards;
    facts.pileBy = nameOf(scene.top.seat);
  }
  return facts;
}

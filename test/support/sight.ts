/** What a seat sees, and deeds, written shortly: `7 7 9 K` are two sevens, a nine and a king. */
import type { Deed } from '../../src/analysis/review/model.ts';
import type { Sight } from '../../src/analysis/review/sight.ts';
import { type Face, JOKER } from '../../src/cards/card.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Direction, Game, Setup } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';

interface SightPlan {
  readonly hand: string;
  /** Cards elsewhere; the rest of the pack is gone. */
  readonly elsewhere?: string;
  /** Without it, all of the pack that is not in hand. */
  readonly held?: readonly number[];
  /** `9 9`: two nines lie on top. */
  readonly top?: string;
  readonly direction?: Direction;
}

const FIVE: Setup = setupOf(anemaki, 5);
const FOUR: Setup = setupOf(forradalom, 4);

export const seen = (plan: SightPlan): Sight => sightIn(anemaki, FIVE, plan);
export const seenInForradalom = (plan: SightPlan): Sight => sightIn(forradalom, FOUR, plan);

function sightIn(game: Game, setup: Setup, plan: SightPlan): Sight {
  const { direction = 'normal' } = plan;
  const order = game.order(setup, direction);
  const count = (faces: readonly Face[]) => order.map((face) => faces.filter((one) => one === face).length);
  const hand = count(facesOf(plan.hand));
  const pack = count(game.pack(setup).map((card) => (card === JOKER ? JOKER : (card[0] as Face))));
  const top = facesOf(plan.top ?? '');
  return {
    seat: 0,
    order,
    turned: game.order(setup, direction === 'normal' ? 'reversed' : 'normal'),
    hand,
    elsewhere:
      plan.elsewhere === undefined
        ? pack.map((all, i) => all - (hand[i] ?? 0))
        : count(facesOf(plan.elsewhere)),
    held: plan.held ?? Array.from({ length: setup.players }, () => 6),
    top: top[0] === undefined ? null : { height: order.indexOf(top[0]), size: top.length },
    quad: game.revoltSize(setup) ?? 4,
  };
}

function facesOf(text: string): Face[] {
  return text.split(' ').filter((word) => word !== '') as Face[];
}

/** `9 9 jo`: two nines and a joker. */
export function lays(text: string): Deed {
  return { type: 'play', ...setOf(text) };
}

export function revolts(text: string): Deed {
  return { type: 'revolt', ...setOf(text) };
}

export const passes: Deed = { type: 'pass' };
export const abstains: Deed = { type: 'abstain' };
export const keeps: Deed = { type: 'keep' };
export const gives = (text: string): Deed => ({ type: 'give', to: 4, faces: facesOf(text) });
export const swaps = (text: string): Deed => ({ type: 'swap', faces: facesOf(text) });

function setOf(text: string) {
  const faces = facesOf(text);
  const jokers = faces.filter((face) => face === JOKER).length;
  return {
    face: faces.find((face) => face !== JOKER) ?? JOKER,
    naturals: faces.length - jokers,
    jokers,
  } as const;
}

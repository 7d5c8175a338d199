/** Reasons for or against a revolution: what the rest of the hand is worth in either order. */
import { type Face, JOKER } from '../../../cards/card.ts';
import type { HeldSet } from '../../../rules/game.ts';
import { valueOfGroups } from '../../policies/hand-value.ts';
import type { Sight } from '../sight.ts';
import type { Rule } from './facts.ts';

export const revoltHurts: Rule = ({ sight, chosen, best }) => {
  if (chosen.type !== 'revolt' || best.type !== 'abstain') return null;
  return gain(sight, chosen) < 0 ? { code: 'revoltHurts' } : null;
};

export const revoltWouldHelp: Rule = ({ sight, chosen, best }) => {
  if (chosen.type !== 'abstain' || best.type !== 'revolt') return null;
  return gain(sight, best) > 0 ? { code: 'revoltWouldHelp', face: best.face } : null;
};

/** How much more the cards that stay are worth in the order that the revolution makes. */
function gain(sight: Sight, laid: HeldSet): number {
  const staying = sight.hand.map((count, height) => {
    const face = sight.order[height];
    if (face === JOKER) return count - laid.jokers;
    return face === laid.face ? count - laid.naturals : count;
  });
  const size = (face: Face) => staying[sight.order.indexOf(face)] ?? 0;
  const value = (order: readonly Face[]) =>
    valueOfGroups(
      order
        .map((face, i) => ({ face, size: size(face), height: i / (order.length - 1) }))
        .filter((group) => group.size > 0),
    );
  return value(sight.turned) - value(sight.order);
}

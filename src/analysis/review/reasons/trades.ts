/** Reasons against a gift, a swap with the talon, or leaving it. */
import type { Face } from '../../../cards/card.ts';
import type { Deed } from '../model.ts';
import { heldOf } from '../sight.ts';
import { heightOf, partedWith, type Rule, timesIn } from './facts.ts';

const QUAD = 4;

export const breaksQuad: Rule = ({ sight, chosen, best }) => {
  if (sight.quad !== QUAD) return null;
  const face = parting(chosen, best).find((one) => heldOf(sight, one) >= QUAD);
  return face ? { code: 'breaksQuad', face } : null;
};

/** Two or more of a face, all four of which might so come together in the hand that receives, as far as the giver can tell. */
export const mayFeedQuad: Rule = ({ sight, chosen, best }) => {
  if (sight.quad !== QUAD || chosen.type !== 'give') return null;
  const better = partedWith(best) ?? [];
  const face = chosen.faces.find((one) => {
    const given = timesIn(chosen.faces, one);
    const elsewhere = sight.elsewhere[heightOf(sight, one)] ?? 0;
    return given > 1 && given > timesIn(better, one) && given + elsewhere >= QUAD;
  });
  return face ? { code: 'mayFeedQuad', face } : null;
};

/** The highest card that only he gives is higher than the highest that only the best deed gives. */
export const givesStrength: Rule = ({ sight, chosen, best }) => {
  if (!partedWith(best)) return null;
  const height = (face: Face) => heightOf(sight, face);
  const highest = (faces: readonly Face[]) => [...faces].sort((a, b) => height(b) - height(a))[0];
  const [face, better] = [highest(more(chosen, best)), highest(more(best, chosen))];
  if (!face || !better || height(face) <= height(better)) return null;
  return { code: 'givesStrength', face, best: better };
};

/** Part of a group goes that the best deed keeps whole. */
export const breaksGroup: Rule = ({ sight, chosen, best }) => {
  const given = partedWith(chosen) ?? [];
  const face = parting(chosen, best).find((one) => heldOf(sight, one) > timesIn(given, one));
  return face ? { code: 'breaksGroup', face } : null;
};

export const leavesTalon: Rule = ({ chosen, best }) =>
  chosen.type === 'keep' && best.type === 'swap' ? { code: 'leavesTalon' } : null;

export const takesTalon: Rule = ({ chosen, best }) =>
  chosen.type === 'swap' && best.type === 'keep' ? { code: 'takesTalon' } : null;

/** Faces that a deed parts with and the other does not at all. */
function parting(deed: Deed, other: Deed): readonly Face[] {
  const kept = partedWith(other) ?? [];
  return (partedWith(deed) ?? []).filter((face) => !kept.includes(face));
}

/** Faces of which a deed parts with more cards than the other. */
function more(deed: Deed, other: Deed): readonly Face[] {
  const [faces, others] = [partedWith(deed) ?? [], partedWith(other) ?? []];
  return faces.filter((face) => timesIn(faces, face) > timesIn(others, face));
}

/** Reasons that turn on who could still beat a set. */
import { heldOf, type Sight } from '../sight.ts';
import { beating, heightOf, playOf, type Rule, sizeOf } from './facts.ts';

/** Nobody could beat what he laid, and he had something lower that does better. */
export const spendsControl: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!laid || !better || heightOf(sight, better.face) >= heightOf(sight, laid.face)) return null;
  return beating(sight, laid).length > 0 ? null : { code: 'spendsControl', face: laid.face };
};

/** Nobody could beat the best play; what he did leaves the lead to others, or may. */
export const missesLead: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!better || beating(sight, better).length > 0) return null;
  if (chosen.type !== 'pass' && !(laid && beating(sight, laid).length > 0)) return null;
  return { code: 'missesLead', face: better.face, size: sizeOf(better) };
};

/** One rank alone beats the best play; he passed, or laid what more ranks beat. */
export const hardToBeat: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  const [by, ...others] = better ? beating(sight, better) : [];
  if (!better || !by || others.length > 0) return null;
  if (chosen.type !== 'pass' && !(laid && beating(sight, laid).length > 1)) return null;
  return { code: 'hardToBeat', face: better.face, size: sizeOf(better), by };
};

/** Of two plays of one size on the pile, the lower, where the higher is beaten by fewer ranks but by more than one. */
export const beatsTooLow: Rule = ({ sight, chosen, best }) => {
  const [laid, better] = [playOf(chosen), playOf(best)];
  if (!sight.top || !laid || !better || sizeOf(laid) !== sizeOf(better)) return null;
  const [more, fewer] = [beating(sight, laid).length, beating(sight, better).length];
  if (fewer < 2 || fewer >= more) return null;
  return { code: 'beatsTooLow', face: laid.face, best: better.face, size: sizeOf(better) };
};

/** He laid the strongest that he holds in this size, with more than one group to go besides, where a pass would keep it. */
export const spendsStrongest: Rule = ({ sight, chosen, best }) => {
  const laid = playOf(chosen);
  if (!laid || best.type !== 'pass') return null;
  const size = sizeOf(laid);
  const stronger = sight.order.slice(heightOf(sight, laid.face) + 1);
  if (stronger.some((face) => heldOf(sight, face) >= size) || groupsBeside(sight, laid.face) < 2) return null;
  return { code: 'spendsStrongest', face: laid.face, size };
};

/** How many other faces are held. */
function groupsBeside(sight: Sight, face: string): number {
  return sight.order.filter((other) => other !== face && heldOf(sight, other) > 0).length;
}

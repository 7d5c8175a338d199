/**
 * A reviewed decision in words: what was chosen, what would have been better, by how much, and why. Deeds are told
 * without suits, since suits have no value (A2, F3).
 */

import type { Made } from '../analysis/equity/model.ts';
import type { Class, Decision, Deed, Reason } from '../analysis/review/model.ts';
import type { Face } from '../cards/card.ts';
import { cite } from './citations.ts';
import type { Messages } from './messages/messages.ts';
import { type Part, paragraph, type Rich, sentence } from './rich.ts';
import { toldCost } from './told-cost.ts';

type ReviewMessages = Messages['review'];

/** The mark of a class beside a move, as in the annotation of chess; none for what needs no comment. */
export const CLASS_MARKS: Readonly<Record<Class, string>> = {
  best: '',
  equal: '',
  inaccuracy: '?!',
  mistake: '?',
  blunder: '??',
};

export interface DecisionWords {
  /** What was chosen, what it cost and what was better. */
  readonly headline: Rich;
  /** The reasons, and whether it is proved or estimated. */
  readonly why: Rich;
}

/** Whose match it is and how the review was made. */
export interface DecisionScene {
  readonly game: string;
  readonly names: readonly string[];
  readonly made: Pick<Made, 'worlds' | 'policy'>;
}

/** Describes a decision; `chosen` has a better option beside it or is the best. */
export function describeDecision(
  decision: Decision,
  scene: DecisionScene,
  messages: { readonly review: ReviewMessages },
): DecisionWords {
  const { review } = messages;
  const why = decision.reasons.map((reason) => describeReason(reason, scene, review));
  const source = decision.proved ? review.proved : review.estimated(scene.made);
  return {
    headline: sentence(headlineOf(decision, scene, review)),
    why: paragraph([...why, sentence([source])]),
  };
}

/** A deed as a label: `two eights`, `pass`, `give Iannis a seven and a nine`. */
export function describeDeed(deed: Deed, names: readonly string[], { deeds }: ReviewMessages): Rich {
  switch (deed.type) {
    case 'play':
      return [deeds.play(deed)];
    case 'revolt':
      return [deeds.revolt(deed)];
    case 'give':
      return deeds.give({ to: playerOf(names, deed.to), sets: setsOf(deed.faces) });
    case 'swap':
      return deeds.swap({ sets: setsOf(deed.faces) });
    default:
      return [deeds[deed.type]];
  }
}

function headlineOf(decision: Decision, { names }: DecisionScene, review: ReviewMessages): Rich {
  const who = playerOf(names, decision.seat);
  const deedAt = (index: number): Rich => {
    const option = decision.options[index];
    return option ? describeDeed(option.deed, names, review) : [];
  };
  const deed = deedAt(decision.chosen);
  if (decision.class === 'best' || decision.chosen === 0) return review.choseBest({ who, deed });
  const best = deedAt(0);
  if (decision.class === 'equal') return review.choseEqual({ who, deed, best });
  return review.choseWorse({
    who,
    deed,
    best,
    cost: toldCost(decision, decision.chosen),
    class: decision.class,
  });
}

function describeReason(reason: Reason, { names, game }: DecisionScene, { reasons }: ReviewMessages): Rich {
  switch (reason.code) {
    case 'splitsGroup':
      return sentence([reasons.splitsGroup(reason)]);
    case 'spendsControl':
      return sentence([reasons.spendsControl(reason)]);
    case 'missesLead':
      return sentence([reasons.missesLead(reason)], cite(game, 'trick.ends'));
    case 'hardToBeat':
      return sentence([reasons.hardToBeat(reason)]);
    case 'beatsTooLow':
      return sentence([reasons.beatsTooLow(reason)]);
    case 'spendsStrongest':
      return sentence([reasons.spendsStrongest(reason)], cite(game, 'trick.pass'));
    case 'spendsGroup':
      return sentence([reasons.spendsGroup(reason)], cite(game, 'trick.beat'));
    case 'couldGoLast':
      return sentence([reasons.couldGoLast(reason)], cite(game, 'round.out'));
    case 'laysFewer':
      return sentence([reasons.laysFewer(reason)]);
    case 'passesSafePlay':
      return sentence([reasons.passesSafePlay(reason)], cite(game, 'trick.pass'));
    case 'leadsIntoShortHand':
      return sentence(
        reasons.leadsIntoShortHand({ who: playerOf(names, reason.seat), cards: reason.cards }),
        cite(game, 'round.out'),
      );
    case 'keepsLowGroup':
      return sentence([reasons.keepsLowGroup(reason)], cite(game, 'trick.lead'));
    case 'leavesMoreGroups':
      return sentence([reasons.leavesMoreGroups(reason)]);
    case 'overtakesHigh':
      return sentence([reasons.overtakesHigh(reason)]);
    case 'breaksQuad':
      return sentence([reasons.breaksQuad(reason)]);
    case 'mayFeedQuad':
      return sentence([reasons.mayFeedQuad(reason)], cite(game, 'check.declared'));
    case 'givesStrength':
      return sentence([reasons.givesStrength(reason)]);
    case 'breaksGroup':
      return sentence([reasons.breaksGroup(reason)]);
    case 'revoltWouldHelp':
      return sentence([reasons.revoltWouldHelp(reason)], cite(game, 'order.reversed'));
    case 'revoltHurts':
      return sentence([reasons.revoltHurts], cite(game, 'order.reversed'));
    case 'missesSureWin':
      return sentence([reasons.missesSureWin], cite(game, 'round.out'));
    default:
      return sentence([reasons[reason.code]]);
  }
}

/** Equal faces together, in the order in which they come. */
function setsOf(faces: readonly Face[]): { readonly face: Face; readonly size: number }[] {
  return [...new Set(faces)].map((face) => ({ face, size: faces.filter((other) => other === face).length }));
}

function playerOf(names: readonly string[], seat: number): Part {
  return { seat, name: names[seat] ?? String(seat + 1) };
}

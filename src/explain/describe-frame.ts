/**
 * A frame in words: what happened, why it was allowed or forced, and one sentence for a screen
 * reader. It never asks which game is played: titles and order come from the game, rule ids from its citations.
 */
import { describeCheck } from './describe/check.ts';
import { describeClear } from './describe/clear.ts';
import { describeDeal } from './describe/deal.ts';
import { describePass } from './describe/pass.ts';
import { describePlay } from './describe/play.ts';
import { describeRanking } from './describe/ranking.ts';
import { describeRevolt } from './describe/revolt.ts';
import type { FrameMessages, Scene, Told } from './describe/scene.ts';
import { describeGift, describeTalon } from './describe/trade.ts';
import { explainRefusal } from './explain-refusal.ts';
import { paragraph, type Rich, sentence } from './rich.ts';
import { richToText } from './rich-to-text.ts';

export interface Description {
  /** One sentence: what happened. */
  readonly headline: Rich;
  /** A sentence or a few: why it was allowed, forced or against the rules, with rule ids. May be empty. */
  readonly why: Rich;
  /** The headline as plain text, cards in words. */
  readonly speech: string;
}

/** Describes a frame from itself, the frame before and the round's summary. Hidden cards (`??`) are never guessed at. */
export function describeFrame(scene: Scene, messages: FrameMessages): Description {
  const told = tell(scene, messages);
  const headline = sentence(told.headline);
  return {
    headline,
    why: paragraph([...reasons(scene, told, messages), ...provenance(scene, messages)]),
    speech: richToText(headline, messages, 'words'),
  };
}

function tell(scene: Scene, messages: FrameMessages): Told {
  const { did } = scene.frame;
  switch (did.type) {
    case 'deal':
      return describeDeal(scene, did, messages);
    case 'give':
      return describeGift(scene, did, messages);
    case 'swap':
    case 'keep':
      return describeTalon(scene, did, messages);
    case 'check':
      return describeCheck(scene, did, messages);
    case 'play':
      return describePlay(scene, did, messages);
    case 'pass':
      return describePass(scene, did, messages);
    case 'revolt':
      return describeRevolt(scene, did, messages);
    case 'clear':
      return describeClear(scene, did, messages);
    case 'rank':
      return describeRanking(scene, messages);
  }
}

/** Why it was allowed; of what was not allowed, why not. */
function reasons({ head, frame, before }: Scene, told: Told, messages: FrameMessages): readonly Rich[] {
  if (!frame.refusal) return told.why;
  const names = head.players.map((player) => player.name);
  const actor = 'seat' in frame.did ? frame.did.seat : null;
  const top = before?.pile.at(-1) ?? null;
  const { moments, refusals } = messages;
  const forced = sentence([moments.forcedByLog]);
  return refusals ? [explainRefusal(frame.refusal, { names, actor, top }, { refusals }), forced] : [forced];
}

function provenance({ frame }: Scene, { moments }: FrameMessages): readonly Rich[] {
  return frame.inferred ? [sentence([moments.inferred])] : [];
}

/** The moments of a match that the builder offers by name: its start, those of its rounds, and what its log remarks on. */
import { richToText } from '../../explain/rich-to-text.ts';
import { lineOfShared, sharedMomentsOf } from '../../view/hosted/shared-moments.ts';
import { DEFAULTS } from '../../view/option-values.ts';
import { captionOf } from '../../view/share/moment.ts';
import { describeScene, notPlayed, type ShareVoice } from '../../view/share/scene.ts';
import { gameFacts } from '../../view/source/facts.ts';
import { cutText } from '../moments/cut-text.ts';
import type { ReadySource } from './ready-source.ts';

export interface MomentChoice {
  /** As the option `at`. */
  readonly value: string;
  readonly text: string;
}

/** A list is read at a glance, so no entry is longer than this, in characters. */
const LONGEST = 70;

/** `whole`: what the start of the match is called. */
export function momentChoices(source: ReadySource, { words }: ShareVoice, whole: string): MomentChoice[] {
  const facts = gameFacts(source.facts);
  const named = sharedMomentsOf({ source }).flatMap((shared): MomentChoice[] => {
    if (shared.why === 'match' || (shared.roundIndex === 0 && shared.frameIndex === 0)) return [];
    const { round, frames } = lineOfShared({ source }, shared);
    const { head } = source;
    const { branch, frameIndex: index } = shared;
    const other = notPlayed(round, branch, index);
    const scene = { head, facts, summary: round.summary, frames, index, notPlayed: other };
    const said = shared.why === 'round' ? '' : `: ${richToText(describeScene(scene, words).headline, words)}`;
    return [{ value: shared.at, text: cutText(captionOf(scene, words) + said, LONGEST) }];
  });
  return [{ value: DEFAULTS.at, text: whole }, ...named];
}

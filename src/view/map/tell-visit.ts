/** A moment of a recorded match in a sentence. Server only. */
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import type { HostedMatch } from '../hosted/matches.ts';
import { describeMoment } from '../player/describe-moment.ts';
import { gameFacts } from '../source/facts.ts';
import type { RunStep } from './run-data.ts';
import { stepsOfMatch, type Visit } from './visits.ts';

export function tellVisit({ match, roundIndex, frameIndex }: Visit, locale: Language): string {
  const words = CATALOGUES[locale];
  const { source } = match;
  const { summary, frames } = source.round(roundIndex);
  const told = describeMoment({ source, facts: gameFacts(source.facts), words }, summary, frames, frameIndex);
  return told ? richToText(told.headline, words) : '';
}

/** A whole match as a walk through its map. */
export function runSteps(match: HostedMatch, locale: Language): RunStep[] {
  return stepsOfMatch(match).map(({ frame, steps, ...visit }) => ({
    states: frame.states,
    taken: steps,
    text: tellVisit(visit, locale),
    at: frame.at,
  }));
}

/** The analysis of a match as its page shows it: a review, the words, and the parts of the player that tell of it. */
import type { FunctionComponent } from 'preact';
import type { Language } from '../../explain/messages/languages.ts';
import type { Position } from '../controller/position.ts';
import type { Command, State } from '../controller/state.ts';
import type { Moment } from '../player/moment.ts';
import { BelowScore, type BelowScoreProps } from './BelowScore.tsx';
import { DecisionsPanel } from './DecisionsPanel.tsx';
import { LedgerPanel } from './LedgerPanel.tsx';
import { type Direction, mistakeFrom } from './next-mistake.ts';
import { PlaySign, type PlaySignProps } from './PlaySign.tsx';
import type { ReviewSource } from './review-source.ts';
import { type Sign, signsOf } from './signs.ts';
import type { AnalysisWords } from './words.ts';

export interface Analysis {
  readonly locale: Language;
  readonly words: AnalysisWords;
  readonly reviews: ReviewSource;
  readonly panels: Readonly<Record<'decisions' | 'ledger', FunctionComponent<PanelProps>>>;
  /** What stands between the score and its table. */
  readonly BelowScore: FunctionComponent<BelowScoreProps>;
  /** The signs of the plays on show, by the address of their moments, and how one is drawn in the list of plays. */
  readonly signs: (moment: Moment) => ReadonlyMap<string, Sign>;
  readonly PlaySign: FunctionComponent<PlaySignProps>;
  /** Where the nearest mistake is seen; in words, why there is no way to one. */
  readonly toMistake: (state: State, direction: Direction) => Position | string;
}

export interface PanelProps {
  readonly analysis: Analysis;
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

/** The analysis over a review, in the words of a language. */
export function analysisOf(locale: Language, words: AnalysisWords, reviews: ReviewSource): Analysis {
  return {
    locale,
    words,
    reviews,
    panels: { decisions: DecisionsPanel, ledger: LedgerPanel },
    BelowScore,
    signs: (moment) => signsOf(reviews.round(moment.state.position.round), moment),
    PlaySign,
    toMistake: (state, direction) => mistakeFrom(reviews.state, state, direction, words.analysis.noMistake),
  };
}

/** The board of an embedded player: sentences are ready, or are made where cards are hidden. */
import type { Board, Motion } from '../../view/player/board.ts';
import type { See } from '../../view/player/moment.ts';
import { gameFacts } from '../../view/source/facts.ts';
import type { Showing } from '../showing.ts';
import type { Teller } from '../teller/teller.ts';
import type { StepperWords } from '../words/stepper-words.ts';
import type { ReadySource } from './ready-source.ts';

export interface StepperBoard extends Board {
  readonly words: StepperWords & Board['words'];
  readonly see: See;
}

/** Without a teller no card can be hidden, and nothing is shown of which some should be. */
export function boardOf(
  { source, said }: ReadySource,
  words: StepperWords,
  showing: Pick<Showing, 'locale' | 'rules' | 'titles'>,
  teller: Teller | null,
  load: (name: string) => Promise<unknown>,
): StepperBoard {
  const facts = gameFacts(source.facts);
  return {
    source,
    facts,
    words: { ...words, game: { ...words.game, title: (id, place = 0) => showing.titles[place - 1] ?? id } },
    see: teller?.see ?? seeOpen,
    locale: showing.locale,
    ruleHref: (rule) => `${showing.rules}#${rule}`,
    motion: () => load('motion') as Promise<Motion>,
    describe: (summary, frames, index) => {
      const frame = frames[index];
      const ready = frame && said(frame);
      return ready ?? teller?.tell({ head: source.head, facts, summary, frames, index }) ?? null;
    },
  };
}

const seeOpen: See = (frames, { reveal }) => {
  if (reveal !== 'open') throw new Error('Hands cannot be hidden yet.');
  return frames;
};

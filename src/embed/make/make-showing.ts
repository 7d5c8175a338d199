/** Makes a match ready to be shown: packed, and every moment of every line in words. */
import type { Frame } from '../../replay/frame.ts';
import { lineOf } from '../../view/controller/position.ts';
import { type FactsTable, gameFacts } from '../../view/source/facts.ts';
import { packShownRound } from '../../view/source/pack-source.ts';
import type { ShownRound, Source } from '../../view/source/source.ts';
import type { Said, SaidRound, Showing } from '../showing.ts';
import type { Teller } from '../teller/teller.ts';

/** A source with all rounds at hand. */
export type WholeSource = Omit<Source, 'round'> & { readonly round: (index: number) => ShownRound };

/** What a showing says of its match besides the match itself; `locale` is the language of the teller. */
export type About = Pick<Showing, 'name' | 'locale' | 'title' | 'page' | 'rules'>;

export function makeShowing(source: WholeSource, teller: Teller, about: About): Showing {
  const rounds = source.rounds.map((_, index) => source.round(index));
  return {
    ...about,
    titles: titlesOf(source.facts, teller),
    source: { head: source.head, facts: source.facts, rounds: rounds.map(packShownRound) },
    said: rounds.map((round) => saidOf(source, round, teller)),
  };
}

/** The titles by place, the first being 0. */
export function titlesOf({ titles }: FactsTable, teller: Teller): string[] {
  return titles.map((id, place) => teller.title(id, place + 1));
}

const NOTHING: Said = { headline: [], why: [], speech: '' };

/** What a round of a match says, by its moments. */
export function saidOf(
  source: Pick<WholeSource, 'head' | 'facts'>,
  round: ShownRound,
  teller: Teller,
): SaidRound {
  const facts = gameFacts(source.facts);
  const say = (frames: readonly Frame[], from: number): Said[] =>
    frames.slice(from).map((_, i) => {
      const told = teller.tell({ head: source.head, facts, summary: round.summary, frames, index: from + i });
      return told ?? NOTHING;
    });
  const branches = round.branches.map(({ name }) => {
    const { frames, fork } = lineOf(round, name);
    return [name, say(frames, fork)] as const;
  });
  return {
    main: say(round.frames, 0),
    branches: Object.fromEntries(branches),
    problems: round.problems.map(teller.problem),
  };
}

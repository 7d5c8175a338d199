/** A round as the score chart wants it: plays as columns with the signs of their review, changes of the world, and what stands below. */
import { faceOf, JOKER, type SeenCard, suitOf } from '../../cards/card.ts';
import type { CardLabel } from '../../charts/cards.ts';
import type { ScoreColumn, ScoreData, ScoreTurn } from '../../charts/score-data.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import { signsOf } from '../analysis/signs.ts';
import { rankText } from '../card/symbols.ts';
import { describeMoment } from './describe-moment.ts';
import type { Moment } from './moment.ts';
import { nameOf } from './names.ts';
import type { ChartReading } from './reading.ts';
import { type Judged, panelsUnder } from './score-panels.ts';

/** Up to so many players, each pass has a column of its own. */
const MOST_IN_SINGLE_FILE = 6;

type Drawn = Pick<Moment, 'frames' | 'index' | 'summary' | 'round' | 'fork' | 'state'>;

/** `judged`: the review of the round, where it is at hand. */
export function scoreData(reading: ChartReading, moment: Drawn, judged: Judged | null): ScoreData {
  const { source, words, facts } = reading;
  const { summary, frames } = moment;
  const players = source.head.players.length;
  const signs = signsOf(judged?.review ?? null, moment);
  const columns = frames.flatMap((frame, i) => columnOf(reading, moment, frame, i, signs) ?? []);
  // Among many, most of a round is passing: a run of passes is one column.
  const drawn = players > MOST_IN_SINGLE_FILE ? joinPasses(columns) : columns;
  return {
    label: words.charts.score(summary.number, columns.length),
    rows: source.head.players.map(({ name }, seat) => {
      const place = summary.titles?.indexOf(seat) ?? -1;
      return {
        name: nameOf(name),
        note: place < 0 ? '' : words.game.title(facts.title(place + 1, players), place + 1),
      };
    }),
    columns: drawn,
    turns: turnsOf(reading, frames),
    panels: panelsUnder(reading, moment, drawn, judged),
    words: words.charts.words,
  };
}

/** The columns with every run of passes in one. */
function joinPasses(columns: readonly ScoreColumn[]): ScoreColumn[] {
  const joined: ScoreColumn[] = [];
  for (const column of columns) {
    const last = joined.at(-1);
    if (column.kind === 'pass' && last?.kind === 'pass' && last.trick === column.trick) {
      joined[joined.length - 1] = { ...last, more: [...(last.more ?? []), column] };
    } else joined.push(column);
  }
  return joined;
}

function columnOf(
  reading: ChartReading,
  { frames, summary }: Drawn,
  frame: Frame,
  index: number,
  signs: ReturnType<typeof signsOf>,
): ScoreColumn | null {
  const { did } = frame;
  if (did.type !== 'play' && did.type !== 'pass' && did.type !== 'revolt') return null;
  return {
    frame: index,
    row: did.seat,
    trick: frame.trick,
    kind: did.type,
    cards: 'cards' in did ? did.cards.map(labelOf) : [],
    inferred: frame.inferred,
    faulty: frame.refusal !== null,
    sign: signs.get(frame.at) ?? null,
    label: describeMoment(reading, summary, frames, index)?.speech ?? '',
    out: outText(reading, frame, frames[index - 1], did.seat),
  };
}

/** Title and points of one who went out with this play. */
function outText(
  { source, facts, words }: ChartReading,
  frame: Frame,
  before: Frame | undefined,
  seat: Seat,
): string {
  const place = frame.out.indexOf(seat) + 1;
  if (place === 0 || before?.out.includes(seat)) return '';
  const players = source.head.players.length;
  const title = words.game.title(facts.title(place, players), place);
  return words.charts.out(title, words.game.points(facts.points(place, players)));
}

function turnsOf({ words: { charts } }: ChartReading, frames: readonly Frame[]): ScoreTurn[] {
  return frames.flatMap((frame, i): ScoreTurn[] => {
    const before = frames[i - 1]?.direction ?? 'normal';
    const reversed = frame.direction === 'reversed';
    if (frame.direction !== before) {
      return reversed
        ? [{ frame: i, reversed, short: charts.turned, label: charts.turnedLabel }]
        : [{ frame: i, reversed, short: charts.turnedBack, label: charts.turnedBackLabel }];
    }
    if (frame.did.type !== 'check' || frame.did.verdict.state !== 'postponed') return [];
    return [{ frame: i, reversed, short: charts.postponed, label: charts.postponedLabel }];
  });
}

function labelOf(card: SeenCard): CardLabel {
  if (card === JOKER) return { rank: '', suit: 'joker' };
  return { rank: rankText(faceOf(card) ?? '?'), suit: suitOf(card) };
}

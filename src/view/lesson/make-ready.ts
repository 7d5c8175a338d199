/** Makes a lesson ready in a language: what the browser then needs is neither parser nor fold. Server only. */
import { type Face, faceOf } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import { type Rich, sentence } from '../../explain/rich.ts';
import { settle } from '../../lessons/bet.ts';
import { spotOf } from '../../lessons/moments.ts';
import { type Question, questionAt } from '../../lessons/question.ts';
import type { ReadyAsk, ReadyPredict, ReadyStep } from '../../lessons/ready.ts';
import type { Ask, Predict, Step, Text } from '../../lessons/schema.ts';
import { readStatement } from '../../lessons/statement.ts';
import { richText } from '../../lessons/text.ts';
import type { Frame } from '../../replay/frame.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import type { Game } from '../../rules/game.ts';
import { visible } from '../controller/knowledge.ts';
import { describeMoment } from '../player/describe-moment.ts';
import { gameFacts } from '../source/facts.ts';
import type { HostedLesson } from './lessons.ts';

interface Making {
  readonly hosted: HostedLesson;
  readonly locale: Language;
  readonly game: Game;
  readonly say: (text: Text) => Rich;
  /** The sentences of a round's frames from one index (left out) to another. */
  readonly told: (round: number, from: number, to: number) => Rich[];
}

export function readySteps(hosted: HostedLesson, locale: Language): ReadyStep[] {
  const { game, lesson, timeline, source } = hosted;
  const facts = gameFacts(source.facts);
  const seen = timeline.rounds.map(({ frames }) => seenFrames(hosted, frames));
  const telling = { source, facts, words: CATALOGUES[locale] };
  const m: Making = {
    hosted,
    locale,
    game,
    say: (text) => richText(text, locale, game.ruleIds),
    told: (round, from, to) => {
      const { summary } = timeline.rounds[round] ?? {};
      const frames = seen[round] ?? [];
      if (!summary) return [];
      return frames.slice(from + 1, to + 1).flatMap((_, i) => {
        const told = describeMoment(telling, summary, frames, from + 1 + i);
        return told ? [told.headline] : [];
      });
    },
  };
  let last = { round: 0, frame: 0 };
  return lesson.steps.map((step) => {
    const spot = spotOf(timeline.rounds, step.at) ?? last;
    const from = spot.round === last.round ? last.frame : -1;
    const since = m.told(spot.round, from, spot.frame);
    const base = { ...spot, since, highlight: step.highlight ?? [] };
    const ready = makeStep(m, step, base);
    const frame = ready.kind === 'ask' ? ready.next : ready.kind === 'predict' ? ready.until : ready.frame;
    last = { round: spot.round, frame };
    return ready;
  });
}

/** The frames as the reader may see them. */
function seenFrames({ lesson, timeline }: HostedLesson, frames: readonly Frame[]): readonly Frame[] {
  const pov = timeline.players.findIndex(({ id }) => id === lesson.seat);
  return visible(frames, { pov, reveal: lesson.reveal ?? 'seat' });
}

type Base = Pick<ReadyStep, 'round' | 'frame' | 'since' | 'highlight'>;

function makeStep(m: Making, step: Step, base: Base): ReadyStep {
  if ('ask' in step) return makeAsk(m, step, base);
  if ('predict' in step) return makePredict(m, step, base);
  return { ...base, kind: 'say', text: m.say(step.say) };
}

function makeAsk(m: Making, step: Ask, base: Base): ReadyAsk {
  const { timeline, lesson } = m.hosted;
  const seat = timeline.players.findIndex(({ id }) => id === (step.seat ?? lesson.seat));
  const round = timeline.rounds[base.round];
  const question = round && questionAt(m.game, timeline.setup, round, base.frame, seat);
  if (!question) throw new Error(`There is nothing to ask at ${step.at}: the lesson was not checked.`);
  const { due, kind, state } = question;
  const to = due?.type === 'give' ? due.to : null;
  const read = (text: string): Deed[] => {
    const deed = text === 'log' ? question.log : readStatement(text, { seat, to, gap: kind === 'gap' });
    return deed ? [deed] : [];
  };
  const answers = Object.entries(step.answers ?? {}).flatMap(([text, said]) =>
    read(text).map((deed) => ({ deed, text: m.say(said) })),
  );
  const accept = step.accept.includes('any') ? null : step.accept.flatMap(read);
  const choices = kind === 'move' ? m.game.choices(state) : [];
  return {
    ...base,
    kind: 'ask',
    text: m.say(step.ask),
    seat,
    what: kind === 'trade' ? (due?.type ?? 'give') : kind,
    to,
    pool: sortHand(question.pool),
    sets: kind === 'gap' ? m.game.revolts(state, seat) : choices.filter((choice) => choice.type === 'play'),
    mayPass: kind === 'gap' || due?.type === 'swap' || choices.some(({ type }) => type === 'pass'),
    count: due?.count ?? 0,
    best: bestOf(question),
    accept,
    answers,
    hint: m.say(step.hint),
    done: m.say(step.done),
    shown: shownDeed(m, accept?.[0] ?? question.log),
    next: question.next,
  };
}

/** The faces of a gift in which the giver has no say: what the log gave. */
function bestOf({ due, log }: Question): Face[] | null {
  if (due?.type !== 'give' || due.choice !== 'best' || !('cards' in log)) return null;
  return log.cards.flatMap((card) => faceOf(card) ?? []);
}

function shownDeed({ locale }: Making, deed: Deed): Rich {
  const { learn } = CATALOGUES[locale];
  switch (deed.type) {
    case 'pass':
      return sentence([learn.pass]);
    case 'keep':
      return sentence([learn.keep]);
    case 'clear':
      return sentence([learn.calm]);
    default:
      return [{ cards: deed.cards }, '.'];
  }
}

function makePredict(m: Making, step: Predict, base: Base): ReadyPredict {
  const { timeline } = m.hosted;
  const { learn } = CATALOGUES[m.locale];
  const round = timeline.rounds[base.round];
  const own = Array.isArray(step.choices) ? step.choices : null;
  const settled = round && typeof step.choices === 'string' ? settle(round, base.frame, step.choices) : null;
  const seats = timeline.players.map(({ name }, seat): Rich => [{ seat, name }]);
  const held = seats.flatMap((_, seat) => (round?.frames[base.frame]?.hands[seat]?.length ? [seat] : []));
  const top = round?.frames[base.frame]?.pile.at(-1)?.seat;
  const takers = seats.flatMap((_, seat) => (held.includes(seat) || seat === top ? [seat] : []));
  const isTaker = step.choices === 'taker';
  const choices =
    own?.map(({ text }) => m.say(text)) ??
    (isTaker ? takers.map((seat) => seats[seat] ?? []) : [[learn.yes], [learn.no]]);
  const right = own
    ? own.findIndex((choice) => choice.right)
    : isTaker
      ? takers.indexOf(Number(settled?.answer))
      : settled?.answer
        ? 0
        : 1;
  const until = step.until
    ? (spotOf(timeline.rounds, step.until)?.frame ?? base.frame)
    : (settled?.frame ?? base.frame);
  return {
    ...base,
    kind: 'predict',
    asks: own ? 'knowledge' : isTaker ? 'taker' : 'event',
    text: m.say(step.predict),
    choices,
    right,
    until,
    meanwhile: m.told(base.round, base.frame, until),
    done: m.say(step.done),
  };
}

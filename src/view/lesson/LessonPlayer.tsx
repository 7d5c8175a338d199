/** A lesson as it is taken: the table, and beside it what is told and asked. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { sortHand } from '../../cards/hand.ts';
import { markStates } from '../../charts/states.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Rich } from '../../explain/rich.ts';
import {
  begin,
  frameOf,
  isDone,
  proceed,
  type RunEvent,
  reachedBy,
  resume,
  standOf,
} from '../../lessons/run.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import { visible } from '../controller/knowledge.ts';
import type { State } from '../controller/state.ts';
import { type Board, BoardProvider } from '../player/board.ts';
import { showPieces } from '../player/linked.tsx';
import type { Moment } from '../player/moment.ts';
import { Table } from '../player/Table.tsx';
import { gameFacts } from '../source/facts.ts';
import { unpackSource } from '../source/pack-source.ts';
import type { ShownRound } from '../source/source.ts';
import { loadRefusals } from '../words/words.ts';
import type { LessonData, LessonWords } from './course.ts';
import { keepDone } from './progress.ts';
import { keepReached, reachedIn } from './reached.ts';
import { StepWords } from './StepWords.tsx';
import { useLed } from './use-led.ts';
import { useLit } from './use-lit.ts';

/** A lesson leads along its steps itself: of what a player remembers it needs the eyes alone. */
const STILL: Omit<State, 'pov' | 'reveal'> = {
  position: { round: 0, frame: 0, branch: null },
  jumps: [],
  furthest: 0,
  playing: false,
  whatIf: false,
};

interface LessonPlayerProps {
  readonly data: LessonData;
  readonly words: LessonWords;
  readonly locale: Language;
  /** The address of the page of rules. */
  readonly rules: string;
  /** The game's statechart as markup that was drawn when the site was built. */
  readonly map: string;
}

export function LessonPlayer({ data, words, locale, rules, map }: LessonPlayerProps) {
  const { steps, seat, reveal, onward } = data;
  const source = useMemo(() => unpackSource(data.source), [data]);
  const [run, setRun] = useState(() => begin(steps));
  const [why, setWhy] = useState<Rich | null>(null);
  const [chosen, choose] = useState<readonly number[]>([]);
  const root = useRef<HTMLDivElement>(null);
  const step = steps[run.step];
  const stand = standOf(run);
  const eyes = { pov: seat, reveal };
  const round = source.round(step?.round ?? 0) as ShownRound;
  const frames = useMemo(() => visible(round.frames, eyes), [round]);
  const index = step ? Math.min(frameOf(step, stand), frames.length - 1) : 0;
  const frame = frames[index];
  useLit(
    root,
    stand.settled && step?.kind !== 'say' ? [] : (step?.highlight ?? []),
    source.head.players,
    run,
  );
  const lead = useLed(root, run, why);
  // What the server drew is woken first, and then goes on to where the reader was.
  useLayoutEffect(() => {
    const reached = reachedIn(data.id);
    if (reached) setRun(resume(steps, reached));
  }, []);
  const board: Board = useMemo(
    () => ({
      source,
      facts: gameFacts(source.facts),
      words: withoutJumps(words),
      locale,
      ruleHref: (rule: RuleId) => `${rules}#${rule}`,
      motion: () => import('../player/motion.ts'),
      linked: (text) => showPieces(data.linked[text] ?? [text]),
      describe: () => null,
    }),
    [source, words, locale],
  );
  useLayoutEffect(() => {
    const drawing = root.current?.querySelector('.lesson-map');
    if (drawing && frame) markStates(drawing, frame.states, frame.taken);
  }, [frame]);
  useEffect(() => {
    if (isDone(run)) keepDone(data.id);
  }, [run]);
  const send = (event: RunEvent) => {
    lead(event);
    const after = proceed(run, steps, event);
    setRun(after);
    keepReached(data.id, reachedBy(after));
    if (event.type !== 'hint') choose([]);
    setWhy(null);
  };
  useEffect(() => {
    if (stand.verdict !== 'forbidden' || !stand.deed || !step) return;
    const { deed } = stand;
    let isStill = true;
    Promise.all([import('./why.ts'), loadRefusals(locale)]).then(
      ([{ whyForbidden }, refusals]) => {
        const reason = whyForbidden(source.head, round.summary, round.frames, step.frame, deed, refusals);
        if (isStill) setWhy(reason);
      },
      () => {},
    );
    return () => {
      isStill = false;
    };
  }, [stand]);
  if (!step || !frame) return null;
  const toggle = (i: number) => {
    choose(chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i]);
    if (stand.verdict) {
      setRun((before) => proceed(before, steps, { type: 'retry' }));
      setWhy(null);
    }
  };
  const state: State = { ...STILL, pov: seat, reveal };
  const moment: Moment = { round, summary: round.summary, frames, index, frame, fork: frames.length, state };
  /** A tap on one of his cards at the table chooses it, as below. */
  const onTable = (event: MouseEvent) => {
    const at = event.target instanceof Element ? event.target.closest('[data-card]') : null;
    event.stopPropagation();
    if (!at || step.kind !== 'ask' || stand.settled || !at.closest(`[data-place=seat-${step.seat}]`)) return;
    const hand = sortHand(frame.hands[step.seat] ?? []);
    const card = hand[[...(at.closest('ul')?.querySelectorAll('[data-card]') ?? [])].indexOf(at)];
    const place = card === undefined ? -1 : step.pool.indexOf(card);
    if (place >= 0) toggle(place);
  };
  return (
    <BoardProvider value={board}>
      <div class="player lesson-player" ref={root}>
        <section class="lesson-words panel" aria-label={words.learn.step(run.step + 1, steps.length)}>
          <div class="lesson-head">
            <ol class="lesson-dots" aria-label={words.learn.steps}>
              {steps.map((_, i) => (
                <li
                  key={i}
                  class={run.stands[i]?.settled && i < run.step ? 'past' : ''}
                  aria-current={i === run.step ? 'step' : undefined}
                >
                  <span class="unseen">{i + 1}</span>
                </li>
              ))}
            </ol>
            {reachedBy(run) && (
              <button type="button" class="button plain" onClick={() => send({ type: 'again' })}>
                {words.learn.again}
              </button>
            )}
          </div>
          <StepWords
            key={run.step}
            step={step}
            stand={stand}
            why={why}
            chosen={chosen}
            words={words.learn}
            toggle={toggle}
            send={send}
            isFirst={run.step === 0}
            isLast={run.step === steps.length - 1}
            isDone={isDone(run)}
            onward={onward}
          />
        </section>
        <div class="stage" onClickCapture={onTable}>
          <Table moment={moment} send={() => {}} />
        </div>
        <details class="lesson-fold panel" open>
          <summary>{words.learn.map}</summary>
          <div class="lesson-map machine-drawing" dangerouslySetInnerHTML={{ __html: map }} />
        </details>
      </div>
    </BoardProvider>
  );
}

/** A card of a lesson is chosen, and leads nowhere: it is called by its name alone. */
function withoutJumps(words: LessonWords): LessonWords {
  const { player } = words;
  return { ...words, player: { ...player, table: { ...player.table, jump: (card) => card } } };
}

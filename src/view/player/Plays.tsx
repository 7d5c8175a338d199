/** Every moment of the round as a list, tricks as groups: click to go there. */
import { useCallback, useContext, useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import type { Frame } from '../../replay/frame.ts';
import type { Sign } from '../analysis/signs.ts';
import type { Command } from '../controller/state.ts';
import { AnalysisContext } from './analysis-context.ts';
import { useBoard } from './board.ts';
import { cardsAhead, type Moment } from './moment.ts';
import { PlayerName } from './PlayerName.tsx';
import { type PlayGroup, playGroups } from './play-groups.ts';
import { SeatMark } from './SeatMark.tsx';
import { CardsText } from './Sentence.tsx';

interface PlaysProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function Plays({ moment, send }: PlaysProps) {
  const { frames, index, state } = moment;
  const { round, branch } = state.position;
  // Signs come with the analysis.
  const signs = useContext(AnalysisContext).later?.signs(moment);
  const list = useRef<HTMLDivElement>(null);
  const known = cardsAhead(state) === 'absent' ? index + 1 : frames.length;
  const groups = useMemo(() => playGroups(frames.slice(0, known)), [frames, known]);
  const go = useCallback(
    (frame: number) => send({ type: 'jump', to: { round, branch, frame } }),
    [round, branch, send],
  );
  useLayoutEffect(() => {
    const frame = requestAnimationFrame(() => list.current && keepInView(list.current));
    return () => cancelAnimationFrame(frame);
  }, [index, groups]);
  return (
    <div class="plays" ref={list}>
      {groups.map((group) => (
        <Group key={group.trick} group={group} index={index} signs={signs} go={go} />
      ))}
    </div>
  );
}

interface GroupProps {
  readonly group: PlayGroup;
  /** Of the present moment. */
  readonly index: number;
  /** By the address of the play. */
  readonly signs: ReadonlyMap<string, Sign> | undefined;
  readonly go: (frame: number) => void;
}

/** A trick, drawn anew only where one comes into it, goes through it or leaves it: most are as they were after a step. */
function Group({ group: { trick, items }, index, signs, go }: GroupProps) {
  const { words } = useBoard();
  const first = items[0]?.index ?? 0;
  const end = first + items.length;
  const present = Math.max(first - 1, Math.min(end, index));
  const signed = items.map(({ frame }) => signs?.get(frame.at)?.kind).join();
  const title = trick === 0 ? words.player.plays.before : words.game.trick(trick);
  return useMemo(
    () => (
      <section aria-label={title} class={first <= present && present < end ? 'now' : ''}>
        <h3>{title}</h3>
        <ol>
          {items.map(({ index, frame }) => (
            <Line
              key={index}
              frame={frame}
              time={timeOf(index, present)}
              sign={signs?.get(frame.at)}
              index={index}
              go={go}
            />
          ))}
        </ol>
      </section>
    ),
    [items, present, title, signed, go],
  );
}

interface LineProps extends Pick<GroupProps, 'index' | 'go'> {
  readonly frame: Frame;
  readonly time: 'past' | 'present' | 'future';
  readonly sign: Sign | undefined;
}

function Line({ frame, time, sign, index, go }: LineProps) {
  const { later: judge } = useContext(AnalysisContext);
  const text = useMemo(() => <PlayText frame={frame} />, [frame]);
  return useMemo(
    () => (
      <li class={time}>
        <button
          type="button"
          aria-current={time === 'present' ? 'step' : undefined}
          onClick={() => go(index)}
        >
          {text}
          {judge && <judge.PlaySign sign={sign} words={judge.words} />}
        </button>
      </li>
    ),
    [text, time, judge, sign?.kind, go],
  );
}

function timeOf(index: number, present: number): LineProps['time'] {
  return index === present ? 'present' : index > present ? 'future' : 'past';
}

function PlayText({ frame }: { readonly frame: Frame }) {
  const { plays } = useBoard().words.player;
  const { did } = frame;
  if (!('seat' in did)) return <em>{did.type === 'deal' ? plays.deal : plays[did.type]}</em>;
  return (
    <>
      <SeatMark seat={did.seat} />
      <PlayerName seat={did.seat} />
      <span class={frame.refusal ? 'act faulty' : 'act'}>
        {did.type === 'pass' && <em>{plays.passes}</em>}
        {did.type === 'keep' && <em>{plays.keeps}</em>}
        {did.type === 'swap' && <em>{plays.swaps} </em>}
        {did.type === 'give' && <em>{plays.gives} </em>}
        {did.type === 'revolt' && <em>{plays.revolts} </em>}
        {'cards' in did && <CardsText cards={did.cards} />}
      </span>
    </>
  );
}

/** Scrolls the list, never the page, so that the present line is seen. */
function keepInView(list: HTMLElement): void {
  const line = list.querySelector('.present')?.getBoundingClientRect();
  if (!line) return;
  const box = list.getBoundingClientRect();
  if (line.top < box.top + line.height || line.bottom > box.bottom - line.height) {
    list.scrollTop += line.top - box.top - box.height / 2;
  }
}

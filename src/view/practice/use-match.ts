/** The match at the table: the reader's steps and, at a readable pace, those of the others; kept after each. */
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { drawTitles, nextDeal, othersSteps } from '../../live/computer.ts';
import { LiveMatch, type Outcome } from '../../live/live-match.ts';
import { isAction, type LiveStep, newRecord } from '../../live/record.ts';
import { restoreMatch } from '../../live/stored.ts';
import { STRENGTHS } from '../../live/strength.ts';
import { botOf } from '../../live/strengths.ts';
import { gameById, setupOf } from '../../rules/games.ts';
import { type KeptTable, keepQuick, keepTable, type PracticePlan, wantedQuick } from './plan.ts';
import type { PracticeWords } from './words/practice-words.ts';

/** Milliseconds between two steps of others: long enough to read the sentence. */
const PACE = 900;

export interface PlayedMatch {
  readonly live: LiveMatch;
  /** The others are about to act. */
  readonly waiting: boolean;
  /** This browser keeps the table; null until that is known. */
  readonly kept: boolean | null;
  readonly quick: boolean;
  readonly setQuick: (quick: boolean) => void;
  readonly act: (step: LiveStep) => Outcome;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly deal: () => void;
}

/**
 * Null where the table that was kept cannot be played. `onLate`: another tab had gone on with it, so that this step is not kept;
 * with true where it was the reader's.
 */
export function useMatch(
  { plan, record }: KeptTable,
  words: PracticeWords,
  onLate: (own: boolean) => void,
): PlayedMatch | null {
  const live = useMemo(() => restoreMatch(record) ?? begin(plan, words), []);
  const [quick, setQuick] = useState(() => wantedQuick() ?? prefersQuick());
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  const others = useMemo(() => live && othersOf(live, plan), [live]);
  const next = live && others ? othersSteps(live, others) : [];
  const [kept, setKept] = useState<boolean | null>(null);
  const changed = (own: boolean) => {
    if (!live) return;
    const keeping = keepTable({ plan, record: live.record });
    if (keeping === 'late') onLate(own);
    else setKept(keeping === 'kept');
    refresh(null as never);
  };
  const take = (steps: readonly LiveStep[], own = false) => {
    for (const step of steps) live?.do(step);
    changed(own);
  };
  useEffect(() => {
    if (live?.phase === 'dealing') take([nextDeal(live, plan.seed)]);
  }, []);
  const steps = live?.record.steps.length ?? 0;
  const hasNext = next.length > 0;
  useEffect(() => {
    if (!hasNext) return;
    const timer = setTimeout(() => take(next), quick ? 0 : PACE);
    return () => clearTimeout(timer);
  }, [steps, hasNext, quick]);
  if (!live) return null;
  const mine = live.record.steps.findLastIndex((step) => isAction(step) && step.seat === plan.seat);
  return {
    live,
    // A round that has ended ends by itself.
    waiting: hasNext && !(live.round && live.game.roundOver(live.round)),
    kept,
    quick,
    setQuick: (wanted) => {
      keepQuick(wanted);
      setQuick(wanted);
    },
    canUndo: mine >= 0,
    act: (step) => {
      const outcome = live.do(step);
      if (outcome.done) changed(true);
      return outcome;
    },
    undo: () => {
      live.undo(mine);
      changed(true);
    },
    deal: () => take([nextDeal(live, plan.seed)], true),
  };
}

function prefersQuick(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function begin(plan: PracticePlan, words: PracticeWords): LiveMatch | null {
  const game = gameById(plan.game);
  if (!game || plan.players < game.seats.min || plan.players > game.seats.max) return null;
  const names = words.others.filter((name) => name !== plan.name);
  const players = Array.from({ length: plan.players }, (_, seat) => ({
    id: `p${seat + 1}`,
    name: seat === plan.seat ? plan.name : (names[seat] ?? ''),
  }));
  const titles = drawTitles(game, setupOf(game, plan.players, plan.options), plan.seed);
  const meta = [{ key: 'event', value: words.result.event }];
  return new LiveMatch(newRecord({ game: game.id, options: plan.options, players, titles, meta }));
}

function othersOf(live: LiveMatch, { seat, seed, strength }: PracticePlan) {
  const known = STRENGTHS.find((each) => each === strength) ?? 'steady';
  return { me: seat, seed, bot: botOf(known, live.game, live.setup) };
}

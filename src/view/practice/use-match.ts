/** The match at the table: the reader's steps and, at a readable pace, those of the others; kept after each. */
import { useEffect, useMemo, useReducer, useState } from 'preact/hooks';
import { drawTitles, nextDeal, othersSteps } from '../../live/computer.ts';
import { LiveMatch, type Outcome } from '../../live/live-match.ts';
import { isAction, type LiveStep, newRecord } from '../../live/record.ts';
import { restoreMatch } from '../../live/stored.ts';
import { STRENGTHS } from '../../live/strength.ts';
import { botOf } from '../../live/strengths.ts';
import { gameById, setupOf } from '../../rules/games.ts';
import { type KeptTable, keepTable, type PracticePlan } from './plan.ts';
import type { PracticeWords } from './words/practice-words.ts';

/** Milliseconds between two steps of others: long enough to read the sentence. */
const PACE = 900;

export interface PlayedMatch {
  readonly live: LiveMatch;
  /** The others are about to act. */
  readonly waiting: boolean;
  readonly quick: boolean;
  readonly setQuick: (quick: boolean) => void;
  readonly act: (step: LiveStep) => Outcome;
  readonly undo: () => void;
  readonly canUndo: boolean;
  readonly deal: () => void;
}

/** Null where the table that was kept cannot be played. */
export function useMatch({ plan, record }: KeptTable, words: PracticeWords): PlayedMatch | null {
  const live = useMemo(() => restoreMatch(record) ?? begin(plan, words), []);
  const [quick, setQuick] = useState(prefersQuick);
  const [, refresh] = useReducer((n: number) => n + 1, 0);
  const others = useMemo(() => live && othersOf(live, plan), [live]);
  const next = live && others ? othersSteps(live, others) : [];
  const changed = () => {
    if (live) keepTable({ plan, record: live.record });
    refresh(null as never);
  };
  const take = (steps: readonly LiveStep[]) => {
    for (const step of steps) live?.do(step);
    changed();
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
    waiting: hasNext,
    quick,
    setQuick,
    canUndo: mine >= 0,
    act: (step) => {
      const outcome = live.do(step);
      if (outcome.done) changed();
      return outcome;
    },
    undo: () => {
      live.undo(mine);
      changed();
    },
    deal: () => take([nextDeal(live, plan.seed)]),
  };
}

function prefersQuick(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function begin(plan: PracticePlan, words: PracticeWords): LiveMatch | null {
  const game = gameById(plan.game);
  if (!game || plan.players < game.seats.min || plan.players > game.seats.max) return null;
  const names = words.others.slice(0, plan.players);
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

/**
 * A match while it is played: the game's statechart run as an actor, steps sent to it as events, what is legal asked of the rules,
 * and any number of steps taken back and taken again. All that it is lies in its record; no clock, chance or page is in it.
 *
 *     const live = new LiveMatch(newRecord({ game: 'anemaki', players }));
 *     live.do({ type: 'deal', deal });
 *     live.do({ type: 'play', seat: 0, cards: ['7d'] });   // { done: true }, or why not
 *     live.undo();
 *     store(JSON.stringify(live.record));
 */
import { type Actor, createActor } from 'xstate';
import { UNKNOWN } from '../cards/card.ts';
import type { Hand } from '../cards/hand.ts';
import { type MatchMachine, machineOf } from '../machine/machines.ts';
import type { MatchContext, MatchEvent } from '../machine/match.ts';
import { resumeMatch } from '../machine/resume.ts';
import type { Action, Choice, Due, Game, RevoltChoice, RoundState, Seat, Setup } from '../rules/game.ts';
import { gameById, setupOf } from '../rules/games.ts';
import type { Refusal } from '../rules/refusal.ts';
import { type Phase, phaseOf } from './phase.ts';
import { isAction, type LiveAction, type LiveRecord, type LiveStep } from './record.ts';

type Snapshot = ReturnType<Actor<MatchMachine>['getSnapshot']>;

/** Whether a step was taken; `refusal` is the reason of the rules, null where it has no place in this phase. */
export type Outcome = { readonly done: true } | { readonly done: false; readonly refusal: Refusal | null };

const DONE: Outcome = { done: true };

export class LiveMatch {
  readonly game: Game;
  readonly setup: Setup;
  private readonly head: LiveRecord;
  private readonly steps: LiveStep[] = [];
  /** The statechart after each step; the first before any. */
  private readonly snapshots: Snapshot[];
  private undone: LiveStep[];
  private actor: Actor<MatchMachine>;

  /** Takes a record up where it stands. Throws RangeError where its game is not known or its steps do not follow one another. */
  constructor(record: LiveRecord) {
    const game = gameById(record.game);
    if (!game) throw new RangeError(`no game ${record.game}`);
    this.game = game;
    this.setup = setupOf(game, record.players.length, record.options);
    this.head = { ...record, steps: [], undone: [] };
    const { titles, totals } = record;
    const input = { setup: this.setup, titles, totals: totals ?? undefined };
    this.actor = createActor(machineOf(game.id), { input }).start();
    this.snapshots = [this.actor.getSnapshot()];
    for (const step of record.steps) {
      if (!this.take(step).done) throw new RangeError(`the step ${step.type} cannot be taken`);
    }
    this.undone = [...record.undone];
  }

  /** The match as plain data. */
  get record(): LiveRecord {
    return { ...this.head, steps: [...this.steps], undone: [...this.undone] };
  }

  get context(): MatchContext {
    return this.actor.getSnapshot().context;
  }

  /** The round in progress or just ended; null before the first deal. */
  get round(): RoundState | null {
    return this.context.round;
  }

  get phase(): Phase {
    return phaseOf(this.actor.getSnapshot());
  }

  /** Each step with the statechart's memory before and after it. */
  get history(): readonly {
    readonly step: LiveStep;
    readonly before: MatchContext;
    readonly after: MatchContext;
  }[] {
    return this.steps.map((step, i) => ({
      step,
      before: (this.snapshots[i] as Snapshot).context,
      after: (this.snapshots[i + 1] as Snapshot).context,
    }));
  }

  /** Who must deal the next round; null where luck decides. */
  get dealer(): Seat | null {
    return this.game.dealer(this.setup, this.context.titles);
  }

  /** What the one to move may do, as far as his cards are known. */
  get choices(): readonly Choice[] {
    return this.round && this.isIn('leading', 'following') ? this.game.choices(this.round) : [];
  }

  /** The trades still to be made. */
  get dues(): readonly Due[] {
    return this.round && this.phase === 'exchanging' ? this.game.dues(this.round) : [];
  }

  /** The revolutions that a seat could lay now (F11), as far as its cards are known. */
  revolts(seat: Seat): readonly RevoltChoice[] {
    return this.round && this.phase === 'gap' ? this.game.revolts(this.round, seat) : [];
  }

  /** Why an action is against the rules now; null where it is not. A play in the gap is a lead of the next trick. */
  refusalOf(action: Action): Refusal | null {
    const { round, game } = this;
    if (!round) return null;
    const leads = this.phase === 'gap' && opensTrick(action) && !game.roundOver(round);
    return game.judge(leads ? game.clear(round) : round, action);
  }

  /** Takes a step if the rules and the phase allow it; what was taken back before is then forgotten. */
  do(step: LiveStep): Outcome {
    const outcome = this.take(step);
    if (outcome.done) this.undone = [];
    return outcome;
  }

  /** What follows by the rules alone: a check that the hands decide, and the places after the last trick. */
  settle(): void {
    const { round, game } = this;
    if (!round) return;
    if (this.phase === 'revolutionCheck' && game.check(round)) this.do({ type: 'check' });
    if (this.phase === 'gap' && game.roundOver(round)) this.do({ type: 'clear' });
  }

  /** Takes steps back until so many are left; by default the last deed with what followed it by the rules alone. */
  undo(length = lastDeed(this.steps)): void {
    const left = Math.max(0, length);
    if (left >= this.steps.length) return;
    this.undone.push(...this.steps.splice(left).reverse());
    this.snapshots.length = left + 1;
    this.stand(this.snapshots[left] as Snapshot);
  }

  /** Takes again what was taken back last: a deed, and what followed it by the rules alone. */
  redo(): void {
    let next = this.undone.pop();
    while (next) {
      this.take(next);
      next = this.undone.at(-1);
      if (!next || isDeed(next)) return;
      this.undone.pop();
    }
  }

  get canUndo(): boolean {
    return this.steps.length > 0;
  }

  get canRedo(): boolean {
    return this.undone.length > 0;
  }

  private isIn(...phases: Phase[]): boolean {
    return phases.includes(this.phase);
  }

  private take(step: LiveStep): Outcome {
    // A lead in the gap says that nobody lays a revolution any more.
    if (this.phase === 'gap' && isAction(step) && opensTrick(step) && !this.roundIsOver) {
      if (!step.forced && this.refusalOf(step)) return { done: false, refusal: this.refusalOf(step) };
      this.take({ type: 'clear' });
    }
    const outcome = this.move(step);
    if (outcome.done) {
      this.steps.push(step);
      this.snapshots.push(this.actor.getSnapshot());
    }
    return outcome;
  }

  private get roundIsOver(): boolean {
    return this.round !== null && this.game.roundOver(this.round);
  }

  private move(step: LiveStep): Outcome {
    if (step.type === 'deal') return this.deal(step);
    if (step.type === 'unnoted') return this.tradeUnnoted();
    if (step.type === 'result') return this.rankAs(step.order);
    if (!isAction(step)) return this.send(step) ? DONE : { done: false, refusal: null };
    const { forced, ...action } = step;
    if (this.send(action as Action)) return DONE;
    if (forced) return this.force(step);
    return { done: false, refusal: this.refusalOf(step) };
  }

  private deal({ deal, forced }: Extract<LiveStep, { type: 'deal' }>): Outcome {
    if (!this.isIn('dealing', 'ranking')) return { done: false, refusal: null };
    const [fault] = forced ? [] : this.game.judgeDeal(this.setup, deal, this.context.titles);
    if (fault) return { done: false, refusal: fault };
    this.send({ type: 'nextRound' });
    this.send({ type: 'deal', deal });
    return DONE;
  }

  private tradeUnnoted(): Outcome {
    if (this.phase !== 'exchanging') return { done: false, refusal: null };
    for (const due of this.dues) {
      const trade = unknownTrade(due);
      if (!this.send(trade)) this.put(trade);
    }
    return DONE;
  }

  /** Ends the round in progress, or one of which nothing was noted, with these places. */
  private rankAs(order: readonly Seat[]): Outcome {
    const { context, game, setup } = this;
    if (this.phase === 'over' || !isRanking(order, setup.players)) return { done: false, refusal: null };
    const totals = context.totals.map(
      (total, seat) => total + game.points(order.indexOf(seat) + 1, setup.players),
    );
    const round = this.isIn('dealing', 'ranking') ? null : context.round;
    this.stand(
      machineOf(game.id).resolveState({
        value: 'ranking',
        context: { ...context, round, titles: order, totals },
      }),
    );
    return DONE;
  }

  /** What the rules forbid, as the fold of a log takes it over: the nearest sensible position. */
  private force(action: LiveAction): Outcome {
    const ofTricks = action.type === 'play' || action.type === 'pass' || action.type === 'revolt';
    const hasPlace = ofTricks ? this.isIn('leading', 'following', 'gap') : this.phase === 'exchanging';
    if (!hasPlace) return { done: false, refusal: null };
    this.put(action);
    return DONE;
  }

  private put(action: Action): void {
    const { context, game } = this;
    if (context.round)
      this.stand(resumeMatch(game, { ...context, round: game.apply(context.round, action) }));
  }

  /** Sends an event; false (and nothing has changed) where the statechart has no place for it. */
  private send(event: MatchEvent): boolean {
    if (!this.actor.getSnapshot().can(event)) return false;
    this.actor.send(event);
    return true;
  }

  /** Puts the actor into a state: an actor cannot be moved but by its events, so another takes over. */
  private stand(snapshot: Snapshot): void {
    this.actor.stop();
    this.actor = createActor(machineOf(this.game.id), { snapshot, input: snapshot.context }).start();
  }
}

/** Whether every seat has one place. */
function isRanking(order: readonly Seat[], players: number): boolean {
  return order.length === players && order.every((_, seat) => order.includes(seat));
}

function opensTrick({ type }: Action): boolean {
  return type === 'play' || type === 'pass';
}

/** Whether somebody decided upon a step; a check and the end of a trick follow by themselves. */
function isDeed(step: LiveStep): boolean {
  return step.type !== 'check' && step.type !== 'clear';
}

function lastDeed(steps: readonly LiveStep[]): number {
  return steps.findLastIndex(isDeed);
}

function unknownTrade(due: Due): Action {
  if (due.type === 'swap') return { type: 'keep', seat: due.seat };
  const cards: Hand = Array.from({ length: due.count }, () => UNKNOWN);
  return { type: 'give', seat: due.seat, to: due.to, cards };
}

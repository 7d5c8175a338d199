import { describe, expect, it, vi } from 'vitest';
import { Controller } from '../../../src/view/controller/controller.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import type { ShownRound, Source } from '../../../src/view/source/source.ts';
import { sampleRounds, sourceOver } from '../fixtures/match.ts';

const rounds = sampleRounds(4);

/** A source that answers when it is told to, as a Worker does. */
function slowSource() {
  const open = new Map<number, (round: ShownRound) => void>();
  const source: Source = {
    ...sourceOver(rounds),
    round: (index) => new Promise((resolve) => open.set(index, resolve)),
  };
  const answer = async (index: number) => {
    open.get(index)?.(rounds[index] ?? rounds[0]);
    await new Promise((resolve) => setTimeout(resolve));
  };
  return { source, answer };
}

describe('a controller', () => {
  it('carries a command out at once where the round is at hand', () => {
    const controller = new Controller(sourceOver(rounds), FIRST_STATE, rounds[0]);
    const listener = vi.fn();
    const stop = controller.subscribe(listener);
    controller.send('next-round');
    expect(controller.snapshot.round.summary.number).toBe(2);
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    controller.send('next');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('waits for a round and shows the old one meanwhile', async () => {
    const { source, answer } = slowSource();
    const controller = new Controller(source, FIRST_STATE, rounds[0]);
    controller.send('next-round');
    expect(controller.snapshot).toMatchObject({ waiting: true, round: { summary: { number: 1 } } });
    await answer(1);
    expect(controller.snapshot).toMatchObject({ waiting: false, round: { summary: { number: 2 } } });
  });

  it('lets a later command take the place of one that waits', async () => {
    const { source, answer } = slowSource();
    const controller = new Controller(source, FIRST_STATE, rounds[0]);
    controller.send({ type: 'go', at: 'r4' });
    controller.send('next');
    await answer(3);
    expect(controller.snapshot.state.position).toEqual({ round: 0, frame: 1, branch: null });
    expect(controller.snapshot.waiting).toBe(false);
  });

  it('looks through round after round for a decision', async () => {
    const { source, answer } = slowSource();
    const idle = {
      ...rounds[1],
      frames: rounds[1]?.frames.map((frame) => ({ ...frame, choices: [] })),
    } as ShownRound;
    const controller = new Controller(source, FIRST_STATE, idle);
    controller.send('next-decision');
    await answer(1);
    expect(controller.snapshot.state.position.round).toBe(1);
  });

  it('stays where it is when a round cannot be had', async () => {
    const source = { ...sourceOver(rounds), round: () => Promise.reject(new Error('gone')) };
    const controller = new Controller(source, FIRST_STATE, rounds[0]);
    controller.send('next-round');
    await new Promise((resolve) => setTimeout(resolve));
    expect(controller.snapshot).toMatchObject({ waiting: false, state: { position: { round: 0 } } });
  });

  it('asks a source no second time for a round it was shown lately', async () => {
    const round = vi.fn(sourceOver(rounds).round);
    const controller = new Controller({ ...sourceOver(rounds), round }, FIRST_STATE, rounds[0]);
    for (const command of ['next-round', 'previous-round', 'next-round'] as const) controller.send(command);
    expect(round).toHaveBeenCalledTimes(1);
  });
});

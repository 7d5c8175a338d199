/** The table in the store: what one tab writes is followed by the others, and never written over by them. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newRecord } from '../../../src/live/record.ts';
import type { KeptTable } from '../../../src/view/practice/plan.ts';

const PLAYERS = ['Ari', 'Bence', 'Danae'].map((name, i) => ({ id: `p${i + 1}`, name }));
const plan = {
  game: 'anemaki',
  players: 3,
  seat: 0,
  name: 'Ari',
  options: {},
  rounds: 2,
  strength: 'steady',
  seed: 'a',
} as const;
const TABLE: KeptTable = { plan, record: newRecord({ game: 'anemaki', players: PLAYERS }) };
const dealt = (times: number): KeptTable => {
  const deal = { type: 'deal', deal: { dealer: 0, hands: [[], [], []], talon: [] } } as const;
  const steps = Array.from({ length: times }, () => deal);
  return { plan, record: { ...newRecord({ game: 'anemaki', players: PLAYERS }), steps } };
};

const stepsOf = (times: number) => dealt(times).record ?? newRecord({ game: 'anemaki', players: PLAYERS });

async function tab() {
  vi.resetModules();
  return import('../../../src/view/practice/plan.ts');
}

function stubStore(): void {
  const items = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
}

beforeEach(stubStore);

describe('the table in the store', () => {
  it('is not written over by a tab that has not read what another wrote', async () => {
    const [first, second] = [await tab(), await tab()];
    expect(first.keptTable()).toBeNull();
    expect(second.keptTable()).toBeNull();
    expect(first.keepTable(dealt(2))).toBe('kept');
    expect(second.keepTable(TABLE)).toBe('late');
    expect(second.keepTable(null)).toBe('late');
    expect(second.keptTable()).toEqual(dealt(2));
    expect(second.keepTable(dealt(1))).toBe('kept');
    expect(first.keptTable()).toEqual(dealt(1));
  });

  it('says where this browser keeps nothing', async () => {
    vi.stubGlobal('localStorage', undefined);
    const { keptTable, keepTable, wantedQuick, keepQuick } = await tab();
    expect(keptTable()).toBeNull();
    expect(keepTable(TABLE)).toBe('none');
    keepQuick(true);
    expect(wantedQuick()).toBeNull();
  });
});

it('remembers whether the others play at once', async () => {
  const { wantedQuick, keepQuick } = await tab();
  expect(wantedQuick()).toBeNull();
  keepQuick(true);
  expect((await tab()).wantedQuick()).toBe(true);
  keepQuick(false);
  expect((await tab()).wantedQuick()).toBe(false);
});

it('has come to its last round when as many began as were wanted', async () => {
  const { isLastRound } = await tab();
  expect([1, 2].map((n) => isLastRound(plan, stepsOf(n)))).toEqual([false, true]);
});

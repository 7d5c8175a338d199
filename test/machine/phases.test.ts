import { describe, expect, it } from 'vitest';
import type { MatchEvent } from '../../src/machine/match.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { setupOf } from '../../src/rules/games.ts';
import { cards } from '../support/cards.ts';
import { POSTPONED, QUIET, REVOLT, TRADES } from '../support/decks.ts';
import { type Snapshot, send, start, takenBy } from '../support/machine.ts';
import { ARI, ASTER, BY_SEAT, dealOf, give, JANIET, lay, PHYSO, pass, RHYS, swap } from '../support/table.ts';

const deal = (one = QUIET): MatchEvent => ({ type: 'deal', deal: one });
const CHECK: MatchEvent = { type: 'check' };
const CLEAR: MatchEvent = { type: 'clear' };

/** A titled match (Ari is Archon, Rhys is Doulos) after a deal. */
const exchanging = (one = REVOLT) => send(start({ titles: BY_SEAT }), deal(one));
const checking = (one = REVOLT) => send(exchanging(one), ...TRADES);

/** A first round that Ari leads, with these hands. */
const leading = (hands: readonly string[], pass = 'turn') => {
  const input = { setup: setupOf(anemaki, 5, { pass }) };
  return send(start(input), deal(dealOf({ hands, dealer: ARI, talon: '' })));
};

function expectUnmoved(before: Snapshot, ...events: MatchEvent[]) {
  for (const event of events) {
    const after = send(before, event);
    expect(after.value, event.type).toEqual(before.value);
    expect(after.context, event.type).toBe(before.context);
    expect(takenBy(before, event)).toEqual([]);
  }
}

describe('the deals of these tests', () => {
  it('are legal', () => {
    for (const one of [QUIET, REVOLT, POSTPONED]) {
      expect(anemaki.judgeDeal(setupOf(anemaki, 5), one, BY_SEAT)).toEqual([]);
    }
  });
});

describe('dealing', () => {
  it('is where a match begins, with nothing on the table and no points', () => {
    const { value, context } = start();
    expect(value).toBe('dealing');
    expect(context).toEqual({
      setup: setupOf(anemaki, 5),
      round: null,
      titles: null,
      totals: [0, 0, 0, 0, 0],
    });
  });

  it('goes straight to the tricks where nobody has a title (A5)', () => {
    const { value, context } = send(start(), deal());
    expect(value).toEqual({ tricks: 'leading' });
    expect(context.round).toMatchObject({ turn: RHYS, trick: { number: 1, leader: RHYS } });
  });

  it('goes to the exchange where there are titles (A20, A25)', () => {
    expect(exchanging().value).toEqual({
      exchanging: { archonAndDoulos: 'open', yparchonAndYpodoulos: 'open', neutralAndTalon: 'open' },
    });
  });

  it('hears nothing but the deal', () => {
    const others: MatchEvent[] = [lay(ARI, '7d'), pass(ARI), ...TRADES, CHECK, CLEAR, { type: 'finish' }];
    expectUnmoved(start({ titles: BY_SEAT }), ...others, { type: 'nextRound' });
  });

  it('carries on from titles and points that a match brings along', () => {
    const totals = [3, 1, 0, -1, -3];
    expect(start({ titles: BY_SEAT, totals }).context).toMatchObject({ titles: BY_SEAT, totals });
  });
});

describe('exchanging', () => {
  it('goes on in each pair by itself, each trade when it comes (A25)', () => {
    const half = send(exchanging(), give(ARI, '7d Ad', RHYS), { type: 'keep', seat: JANIET });
    expect(half.value).toEqual({
      exchanging: { archonAndDoulos: 'half', yparchonAndYpodoulos: 'open', neutralAndTalon: 'done' },
    });
    const done = send(half, give(RHYS, 'Td Kd', ARI), give(PHYSO, '7h', ASTER));
    expect(done.value).toEqual({
      exchanging: { archonAndDoulos: 'done', yparchonAndYpodoulos: 'half', neutralAndTalon: 'done' },
    });
  });

  it('ends with the last trade, whichever that is', () => {
    for (const last of TRADES) {
      const others = TRADES.filter((trade) => trade !== last);
      const before = send(exchanging(), ...others);
      expect(before.value).toHaveProperty('exchanging');
      expect(send(before, last).value).toBe('revolutionCheck');
      expect(takenBy(before, last).at(-1)).toBe('exchanging:done:revolutionCheck');
    }
  });

  it('takes the swap for the talon as well (A23)', () => {
    const swapped = send(exchanging(), swap(JANIET, '9c 9h'));
    expect(swapped.context.round?.talon).toEqual(cards('9c 9h'));
  });

  it('is not moved by a trade that the rules refuse', () => {
    expectUnmoved(
      exchanging(),
      give(RHYS, '8s 8d', ARI),
      give(ARI, '7d', RHYS),
      give(PHYSO, '7h', RHYS),
      swap(JANIET, '9c'),
      swap(ARI, '7d Ad'),
      give(JANIET, '9c', ARI),
    );
    const once = send(exchanging(), give(ARI, '7d Ad', RHYS));
    expectUnmoved(once, give(ARI, 'Th Js', RHYS), give(ARI, '7d Ad', RHYS));
  });

  it('hears no play, check or deal', () => {
    expectUnmoved(exchanging(), lay(RHYS, '8s'), pass(RHYS), CHECK, CLEAR, deal(), { type: 'finish' });
  });
});

describe('the revolution check', () => {
  it('declares a revolution, and the order is reversed (A26, A28)', () => {
    const { value, context } = send(checking(REVOLT), CHECK);
    expect(value).toEqual({ tricks: 'leading' });
    expect(context.round).toMatchObject({
      direction: 'reversed',
      verdict: { state: 'declared', by: [RHYS] },
    });
    expect(takenBy(checking(REVOLT), CHECK)).toEqual(['revolutionCheck:check[revolutionIsDeclared]:tricks']);
  });

  it('postpones it where one above holds a quad too (A27)', () => {
    const { context } = send(checking(POSTPONED), CHECK);
    expect(context.round).toMatchObject({ direction: 'normal', verdict: { state: 'postponed', by: [ARI] } });
    expect(takenBy(checking(POSTPONED), CHECK)).toEqual([
      'revolutionCheck:check[revolutionIsPostponed]:tricks',
    ]);
  });

  it('finds none otherwise', () => {
    const trades = [
      give(RHYS, 'Kd Ah', ARI),
      give(ARI, '7d Th', RHYS),
      give(ASTER, 'Ac', PHYSO),
      give(PHYSO, '7h', ASTER),
      swap(JANIET, '8c 8h'),
    ];
    const before = send(exchanging(QUIET), ...trades);
    expect(send(before, CHECK).context.round).toMatchObject({
      direction: 'normal',
      verdict: { state: 'none', by: [] },
    });
    expect(takenBy(before, CHECK)).toEqual(['revolutionCheck:check:tricks']);
  });

  it('lets the Doulos lead (A20)', () => {
    expect(send(checking(), CHECK).context.round?.turn).toBe(RHYS);
  });

  it('goes by the rules where the hands are known, whatever was seen at the table', () => {
    const told = send(checking(REVOLT), { type: 'check', verdict: { state: 'none', by: [] } });
    expect(told.context.round?.verdict).toEqual({ state: 'declared', by: [RHYS] });
  });

  it('goes by what was seen at the table where the hands leave it open, and by none where nobody saw', () => {
    const unknown = dealOf({ hands: Array(5).fill('?? ?? ?? ?? ?? ??'), talon: '?? ??' });
    const before = send(exchanging(unknown), ...TRADES);
    expect(before.value).toBe('revolutionCheck');
    const verdict = { state: 'declared', by: [ASTER] } as const;
    expect(send(before, { type: 'check', verdict }).context.round).toMatchObject({
      verdict,
      direction: 'reversed',
    });
    expect(send(before, CHECK).context.round).toMatchObject({
      verdict: { state: 'none' },
      direction: 'normal',
    });
  });

  it('hears nothing else', () => {
    expectUnmoved(checking(), lay(RHYS, '8s'), ...TRADES, deal(), CLEAR, { type: 'nextRound' });
  });
});

describe('the tricks', () => {
  const hands = ['7d 9d Kd', '8d Qd', 'Jd Ad', '7h', '7c'];

  it('are led, answered and cleared, and the winner leads (A7 … A11)', () => {
    let at = leading(hands);
    expect(at.value).toEqual({ tricks: 'leading' });
    at = send(at, lay(ARI, '9d'));
    expect(at.value).toEqual({ tricks: 'following' });
    at = send(at, pass(PHYSO), lay(JANIET, 'Jd'), pass(ASTER), pass(RHYS), pass(ARI));
    expect(at.value).toEqual({ tricks: 'following' });
    at = send(at, pass(PHYSO));
    expect(at.value).toEqual({ tricks: 'betweenTricks' });
    at = send(at, CLEAR);
    expect(at.value).toEqual({ tricks: 'leading' });
    expect(at.context.round).toMatchObject({ turn: JANIET, trick: { number: 2, plays: [] } });
  });

  it('end at once where a final pass leaves nobody to answer (A10 pass=trick)', () => {
    const at = send(
      leading(hands, 'trick'),
      lay(ARI, '7d'),
      lay(PHYSO, '8d'),
      pass(JANIET),
      pass(ASTER),
      pass(RHYS),
      lay(ARI, '9d'),
      pass(PHYSO),
    );
    expect(at.value).toEqual({ tricks: 'betweenTricks' });
    expect(send(at, CLEAR).context.round?.turn).toBe(ARI);
  });

  it('are moved only by legal plays and passes', () => {
    const led = leading(hands);
    expectUnmoved(led, pass(ARI), lay(PHYSO, '8d'), lay(ARI, '7d 9d'), lay(ARI, 'Ah'), lay(ARI, ''));
    const answered = send(led, lay(ARI, '9d'));
    expectUnmoved(answered, lay(PHYSO, '8d'), lay(JANIET, 'Jd'), pass(ASTER), lay(ARI, 'Kd'));
  });

  it('hear no clear before the trick is over, and nothing else after', () => {
    const open = send(leading(hands), lay(ARI, 'Kd'));
    expectUnmoved(open, CLEAR, CHECK, deal(), { type: 'nextRound' }, ...TRADES);
    const over = send(open, pass(PHYSO), pass(JANIET), pass(ASTER), pass(RHYS));
    expectUnmoved(over, lay(ARI, '9d'), pass(ARI), lay(PHYSO, 'Qd'), deal(), { type: 'finish' });
  });

  it('know no revolution as a move (A26)', () => {
    expectUnmoved(leading(hands), { type: 'revolt', seat: ARI, cards: cards('7d 9d Kd') });
  });

  it('are over with the last play that matters, then come the places (A13)', () => {
    const last = send(
      leading(['7d', '8d', '9d', 'Td', 'Jd']),
      lay(ARI, '7d'),
      lay(PHYSO, '8d'),
      lay(JANIET, '9d'),
    );
    expect(last.value).toEqual({ tricks: 'following' });
    const over = send(last, lay(ASTER, 'Td'));
    expect(over.value).toEqual({ tricks: 'betweenTricks' });
    expect(send(over, CLEAR).value).toBe('ranking');
    expect(takenBy(over, CLEAR)).toEqual(['tricks.betweenTricks:clear[roundIsOver]:ranking']);
  });
});

describe('the ranking', () => {
  const hands = ['7d', '8d', '9d', 'Td', 'Jd'];
  const plays = [lay(ARI, '7d'), lay(PHYSO, '8d'), lay(JANIET, '9d'), lay(ASTER, 'Td')];
  const ranked = () => send(leading(hands), ...plays, CLEAR);

  it('gives titles and points (A14 … A19)', () => {
    expect(ranked().context).toMatchObject({ titles: BY_SEAT, totals: [2, 1, 0, -1, -2] });
  });

  it('adds to the points that were brought along (A19)', () => {
    const input = { totals: [1, 1, 1, 1, -4] };
    const at = send(start(input), deal(dealOf({ hands, dealer: ARI, talon: '' })), ...plays, CLEAR);
    expect(at.context.totals).toEqual([3, 2, 1, 0, -6]);
  });

  it('leads to a round with these titles, or to the end', () => {
    const next = send(ranked(), { type: 'nextRound' });
    expect(next.value).toBe('dealing');
    expect(next.context).toMatchObject({ titles: BY_SEAT, totals: [2, 1, 0, -1, -2] });
    expect(send(next, deal()).value).toHaveProperty('exchanging');
    expect(send(next, deal()).context.round).toMatchObject({ titles: BY_SEAT, direction: 'normal', out: [] });
    const end = send(ranked(), { type: 'finish' });
    expect(end).toMatchObject({ value: 'matchOver', status: 'done' });
    expect(end.context.totals).toEqual([2, 1, 0, -1, -2]);
  });

  it('hears nothing else, and neither does the end', () => {
    const others = [deal(), CHECK, CLEAR, ...TRADES, lay(RHYS, 'Jd'), pass(RHYS)];
    expectUnmoved(ranked(), ...others);
    expectUnmoved(send(ranked(), { type: 'finish' }), ...others, { type: 'nextRound' });
  });
});

import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import type { Command } from '../../../src/view/controller/state.ts';
import { canPlayOut } from '../../../src/view/what-if/can-play-out.ts';
import { playOut } from '../../../src/view/what-if/computer.ts';
import { offersAt } from '../../../src/view/what-if/offers-at.ts';
import { WhatIfSession } from '../../../src/view/what-if/session.ts';
import { PlayerWithSession } from './desk.ts';

/** At the fourth moment of trick 2 the fourth player may pass (as played), lay one ace (as in the log's own line) or two. */
const FORK = 'r1t2p4';
const ACES = { type: 'play', seat: 3, cards: ['Ad', 'Ah'] } as const;

function withAces(): PlayerWithSession {
  const desk = new PlayerWithSession('first-dawn');
  desk.go(FORK);
  send(desk, desk.session.choose(desk.here, ACES, 'two aces'));
  return desk;
}

function send({ controller }: PlayerWithSession, command: Command | null): void {
  if (!command) throw new Error('it cannot be done');
  controller.send(command);
}

describe('A session', () => {
  it('makes a line of another deed, with what is forced after it, and goes to its end', () => {
    const desk = withAces();
    expect(desk.branches).toEqual(['An-ace-in-time', 'two-aces']);
    expect(desk.at).toBe('r1t3~two-aces');
    expect(desk.session.link).toBe(`1*${FORK}*two aces*3AdAh.4.0.1.2.t`);
    expect(desk.session.lineOf(desk.here)?.name).toBe('two aces');
    expect(desk.controller.source.round(0)).not.toBe(desk.here.round);
  });

  it('goes along where the deed is played already, on the line or on a branch', () => {
    const desk = new PlayerWithSession('first-dawn');
    desk.go(FORK);
    send(desk, desk.session.choose(desk.here, { type: 'pass', seat: 3 }, 'x'));
    expect(desk.at).toBe('r1t2p5');
    desk.go(FORK);
    send(desk, desk.session.choose(desk.here, { ...ACES, cards: ['Ah'] }, 'x'));
    expect(desk.at).toBe('r1t2p5~An-ace-in-time');
    expect(desk.session.link).toBe('');
    expect(desk.session.canUndo).toBe(false);
  });

  it('refuses what the rules forbid, and nothing has changed', () => {
    const desk = new PlayerWithSession('first-dawn');
    desk.go(FORK);
    expect(desk.session.choose(desk.here, { ...ACES, cards: ['7h'] }, 'x')).toBeNull();
    expect(desk.session.canUndo).toBe(false);
  });

  it('lets the computer finish, and takes everything back step by step', () => {
    const desk = withAces();
    const state = desk.session.stateAt(desk.here);
    if (!state) throw new Error('no position');
    expect(canPlayOut(anemaki, state)).toBe(true);
    const ids = desk.source.head.players.map(({ id }) => id);
    const entries = playOut(anemaki, state, ids, 'seed');
    expect(playOut(anemaki, state, ids, 'seed')).toEqual(entries);
    send(desk, desk.session.goOn(desk.here, entries, 'never used'));
    expect(desk.at).toBe('r1e~two-aces');
    const end = desk.session.stateAt(desk.here);
    expect(end && canPlayOut(anemaki, end)).toBe(false);
    for (const command of desk.session.undo()) send(desk, command);
    expect(desk.at).toBe('r1t3~two-aces');
    for (const command of desk.session.undo()) send(desk, command);
    expect(desk.at).toBe(FORK);
    expect(desk.branches).toEqual(['An-ace-in-time']);
    expect(desk.session.undo()).toEqual([]);
  });

  it('renames a line under the reader’s feet, and the lines that leave from it', () => {
    const desk = withAces();
    send(desk, desk.session.choose(desk.here, { type: 'play', seat: 3, cards: ['7h'] }, 'x'));
    desk.go('r1t3~two-aces');
    send(desk, desk.session.choose(desk.here, { type: 'play', seat: 3, cards: ['Qd'] }, 'a queen'));
    expect(desk.branches).toEqual(['An-ace-in-time', 'two-aces', 'a-queen']);
    desk.go('r1t3~two-aces');
    expect(desk.session.rename(desk.here, 'a queen')).toBeNull();
    send(desk, desk.session.rename(desk.here, 'both'));
    expect(desk.at).toBe('r1t3~both');
    expect(desk.branches).toEqual(['An-ace-in-time', 'both', 'a-queen']);
    expect(desk.here.round.branches[2]?.from).toBe('r1t3~both');
  });

  it('takes a line away with all that leaves from it, the reader to where it left, and the way back out of it', () => {
    const desk = withAces();
    send(desk, desk.session.choose(desk.here, { type: 'play', seat: 3, cards: ['Qd'] }, 'x'));
    desk.go('r1t3~two-aces');
    send(desk, desk.session.choose(desk.here, { type: 'play', seat: 3, cards: ['7h'] }, 'a seven'));
    desk.go('r1t2p6~two-aces');
    send(desk, desk.session.remove(desk.here));
    expect(desk.at).toBe(FORK);
    expect(desk.branches).toEqual(['An-ace-in-time']);
    expect(desk.session.link).toBe('');
    for (const { branch } of desk.controller.snapshot.state.jumps) expect(branch).toBeNull();
    expect(desk.session.remove(desk.here)).toBeNull();
    for (const command of desk.session.undo()) send(desk, command);
    expect(desk.branches).toEqual(['An-ace-in-time', 'two-aces', 'a-seven']);
  });

  it('opens a link, and says how much of it does not fit', async () => {
    const { session } = withAces();
    const other = new PlayerWithSession('first-dawn');
    const opened = await other.session.open(`${session.link}*r9d*nowhere*0*r1d*no*2Td`, other.here.position);
    expect(opened).toMatchObject({ brought: 1, lost: 2 });
    for (const command of opened?.commands ?? []) send(other, command);
    expect(other.branches).toEqual(['An-ace-in-time', 'two-aces']);
    expect(other.session.link).toBe(session.link);
    expect(other.at).toBe('r1d');
    expect(await other.session.open(session.link, other.here.position)).toMatchObject({
      commands: [],
      brought: 0,
    });
    expect(await other.session.open('2*of another time', other.here.position)).toBeNull();
  });

  it('takes the place of earlier lines with those of a link, and that back', async () => {
    const desk = withAces();
    const opened = await desk.session.open(`1*${FORK}*other*3AdAh`, desk.here.position);
    for (const command of opened?.commands ?? []) send(desk, command);
    expect(desk.branches).toEqual(['An-ace-in-time', 'other']);
    for (const command of desk.session.undo()) send(desk, command);
    expect(desk.branches).toEqual(['An-ace-in-time', 'two-aces']);
  });

  it('writes its lines into the log as variations, which are read as the branches that were there', () => {
    const desk = withAces();
    const { match, problems } = parseText(desk.session.log);
    expect(desk.session.log).toContain(`variation ${FORK} two aces\n  aster plays Ad Ah\n  rhys passes\n`);
    const again = foldMatch(match, problems);
    expect(again.problems).toEqual([]);
    expect(again.rounds[0]?.branches).toEqual(desk.here.round.branches);
    expect(desk.session.hasFaults).toBe(false);
  });

  it('keeps lines of several rounds, each in its place', () => {
    const desk = new PlayerWithSession('four-aces');
    for (const at of ['r1d', 'r2v']) {
      desk.go(at);
      const state = desk.session.stateAt(desk.here);
      const offer = state && offersAt(anemaki, state, () => true)?.[0];
      const move = offer?.type === 'moves' ? offer.moves.at(-1) : null;
      if (!move) throw new Error(`no move at ${at}`);
      send(desk, desk.session.choose(desk.here, move.deed, `mine ${at}`));
    }
    expect(desk.session.linesOf(1)).toHaveLength(1);
    expect(desk.session.linesOf(2)).toHaveLength(1);
    desk.go('r1d');
    expect(desk.branches).toContain('mine-r1d');
    // The undo of the second change leads back into its round.
    for (const command of desk.session.undo()) send(desk, command);
    expect(desk.at).toBe('r2v');
    expect(desk.session.linesOf(2)).toEqual([]);
  });

  it('does not start where the game is not known', () => {
    const { source } = new PlayerWithSession('first-dawn');
    const unknown = { ...source, head: { ...source.head, game: 'whist' } };
    expect(() => new WhatIfSession(unknown, parseText(''))).toThrow('whist');
  });
});

describe('What is offered', () => {
  it('is every legal move to who may see the hand, and nothing to others', () => {
    const desk = new PlayerWithSession('first-dawn');
    desk.go(FORK);
    const state = desk.session.stateAt(desk.here);
    if (!state) throw new Error('no position');
    const [offer] = offersAt(anemaki, state, (seat) => seat === 3) ?? [];
    expect(offer).toMatchObject({ type: 'moves', seat: 3, partly: false });
    expect(
      offer?.type === 'moves' && offer.moves.map(({ deed }) => ('cards' in deed ? deed.cards : [])),
    ).toEqual([['Ad'], ['Ad', 'Ah'], []]);
    expect(offersAt(anemaki, state, (seat) => seat === 2)).toBeNull();
  });

  it('in the exchange is every trade of free choice, from the cards that may be given', () => {
    const desk = new PlayerWithSession('four-aces');
    desk.go('r2d');
    const state = desk.session.stateAt(desk.here);
    const offers = (state && offersAt(anemaki, state, () => true)) ?? [];
    expect(offers.map((offer) => offer.type === 'trade' && [offer.due.type, offer.pool.length])).toEqual([
      ['give', 6],
      ['give', 6],
      ['swap', 6],
    ]);
  });

  it('is nothing between two tricks of Anemaki, and at the end', () => {
    const desk = new PlayerWithSession('first-dawn');
    for (const at of ['r1t1p9', 'r1e']) {
      desk.go(at);
      const state = desk.session.stateAt(desk.here);
      expect(state && offersAt(anemaki, state, () => true)).toEqual([]);
    }
  });
});

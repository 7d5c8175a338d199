import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { FoldedMatch, FromWorker, ToWorker } from '../../../src/view/open/protocol.ts';
import { type Line, Reader } from '../../../src/view/open/reader.ts';
import { Session } from '../../../src/view/open/session.ts';

const log = (name: string) => readFileSync(new URL(`../../cases/referee/${name}`, import.meta.url), 'utf8');
const GOOD = log('anemaki-00.revlog');
const FAULTY = log('anemaki-00.faulty.revlog');

/** The first round of the log, again and again. */
const ROUND = GOOD.slice(GOOD.indexOf('round 1'));
const LONG = Array.from({ length: 5 }, (_, i) => ROUND.replace(/^round 1$/m, `round ${i + 2}`)).reduce(
  (text, round) => `${text}\n${round}`,
  GOOD,
);

/** A session without a Worker; every message is kept. */
function startSession(onRest: () => void = () => {}) {
  const said: FromWorker[] = [];
  const session = new Session(
    (message) => said.push(message),
    async () => onRest(),
    0,
  );
  const folded = () => said.findLast((message) => message.type === 'folded')?.folded as FoldedMatch;
  return { session, said, folded };
}

describe('a session', () => {
  it('reads a text, folds its match, and hands out its rounds', async () => {
    const { session, said, folded } = startSession();
    await session.receive({ type: 'read', text: GOOD, name: 'a.revlog' });
    expect(folded()).toMatchObject({ match: 0, matches: 1, problems: [], cancelled: false });
    expect(folded().rounds.length).toBeGreaterThan(0);
    await session.receive({ type: 'round', index: 0 });
    expect(said.at(-1)).toMatchObject({ type: 'round', index: 0 });
  });

  it('gives every problem, in reading order, with the address of its moment', async () => {
    const { session, folded } = startSession();
    await session.receive({ type: 'read', text: FAULTY, name: '' });
    const { problems } = folded();
    expect(problems.length).toBeGreaterThan(0);
    const starts = problems.map(({ problem }) => problem.span.start);
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    for (const { at } of problems) expect(at === null || /^r\d+/.test(at)).toBe(true);
    expect(new Set(problems.map(({ problem }) => problem)).size).toBe(problems.length);
  });

  it('lets a match be chosen among several', async () => {
    const { session, folded } = startSession();
    const match =
      '{"format":"revolution-log","version":1,"rules":{"game":"anemaki"},"players":[],"rounds":[]}';
    await session.receive({ type: 'read', text: `${match}\n${match}\n`, name: 'a.ndjson' });
    expect(folded()).toMatchObject({ match: 0, matches: 2 });
    await session.receive({ type: 'choose', match: 1 });
    expect(folded()).toMatchObject({ match: 1, matches: 2 });
  });

  it('shows what was folded until it was told to stop', async () => {
    const { session, folded, said } = startSession(() => {
      const last = said.at(-1);
      if (last?.type === 'progress' && last.stage === 'folding' && last.done === 2)
        void session.receive({ type: 'cancel' });
    });
    await session.receive({ type: 'read', text: LONG, name: '' });
    expect(folded()).toMatchObject({ cancelled: true, rounds: [{ number: 1 }, { number: 2 }] });
  });

  it('says when it was told to stop before there was anything to show', async () => {
    const { session, said } = startSession(() => void session.receive({ type: 'cancel' }));
    await session.receive({ type: 'read', text: LONG, name: '' });
    expect(said.at(-1)).toEqual({ type: 'cancelled' });
  });

  it('drops the work on an old text when a new one comes', async () => {
    const { session, said } = startSession();
    await Promise.all([
      session.receive({ type: 'read', text: FAULTY, name: '' }),
      session.receive({ type: 'read', text: GOOD, name: '' }),
    ]);
    const last = said.findLast((message) => message.type === 'folded');
    expect(last).toMatchObject({ folded: { problems: [] } });
  });

  it('takes any text', async () => {
    for (const text of [
      '',
      '{',
      'rules chess',
      '\u202e<b>',
      '[]',
      'revolution-log 1\nrules anemaki\nround 1\nround 1',
    ]) {
      const { session, folded } = startSession();
      await session.receive({ type: 'read', text, name: '' });
      expect(folded().problems.length).toBeGreaterThan(0);
    }
  });
});

describe('a reader', () => {
  /** A Worker in this very thread. */
  function lineTo(): Line {
    const line: Line = { onmessage: null, onerror: null, terminate: () => {}, postMessage: () => {} };
    const session = new Session(
      (data) => line.onmessage?.({ data } as MessageEvent<FromWorker>),
      async () => {},
    );
    line.postMessage = (message: ToWorker) => queueMicrotask(() => session.receive(structuredClone(message)));
    return line;
  }

  it('makes a source of what was folded, whose rounds come when they are asked for', async () => {
    const folded = await new Promise<[Reader, FoldedMatch]>((resolve, reject) => {
      const reader: Reader = new Reader(lineTo(), {
        progress: () => {},
        folded: (match) => resolve([reader, match]),
        cancelled: reject,
        failed: reject,
      });
      reader.read(GOOD, 'a.revlog');
    });
    const source = folded[0].sourceOf(folded[1]);
    const [one, same] = await Promise.all([source?.round(0), source?.round(0)]);
    expect(one?.frames.length).toBe(source?.rounds[0]?.frames);
    expect(same).toBe(one);
    expect(one?.strength).toHaveLength(one?.frames.length ?? 0);
  });

  it('has no source where there is no round', async () => {
    const match = await new Promise<[Reader, FoldedMatch]>((resolve, reject) => {
      const reader: Reader = new Reader(lineTo(), {
        progress: () => {},
        folded: (folded) => resolve([reader, folded]),
        cancelled: reject,
        failed: reject,
      });
      reader.read('rules chess', '');
    });
    expect(match[0].sourceOf(match[1])).toBeNull();
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/explain/messages/languages.ts';
import { GLYPHS, splitGlyph } from '../../src/log/commentary.ts';
import type { Commentary, Entry, Match } from '../../src/log/model.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { printText } from '../../src/log/text/print.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import type { RoundTimeline, Timeline } from '../../src/replay/frame.ts';

const FOLDER = new URL('../../logs/', import.meta.url);
const FILES = readdirSync(FOLDER).filter((name) => name.endsWith('.revlog'));

function read(file: string): { match: Match; timeline: Timeline; text: string } {
  const text = readFileSync(new URL(file, FOLDER), 'utf8');
  const { match, problems } = parseText(text);
  return { match, text, timeline: foldMatch(match, problems) };
}

const READ = new Map(FILES.map((file) => [file, read(file)]));

function open(name: string) {
  const found = READ.get(`${name}.revlog`);
  if (!found) throw new Error(`no log ${name}`);
  return found;
}

function roundOf({ timeline }: { timeline: Timeline }, number: number): RoundTimeline {
  const round = timeline.rounds.find(({ summary }) => summary.number === number);
  if (!round) throw new Error(`no round ${number}`);
  return round;
}

const idOf = ({ players }: Timeline, seat: number | undefined) => players[seat ?? -1]?.id;

/** Every commentary of a match, wherever it stands. */
function commentaries({ rounds }: Match): Commentary[] {
  const inEntries = (entries: readonly Entry[]): (Commentary | undefined)[] =>
    entries.flatMap((entry) => [
      entry.commentary,
      ...(entry.type === 'variation' ? inEntries(entry.entries) : []),
    ]);
  const all = rounds.flatMap((round) => [
    ...[round, round.titles, round.dealer, round.talon, round.revolution, round.order].map(
      (one) => one?.commentary,
    ),
    ...round.deal.map(({ commentary }) => commentary),
    ...inEntries(round.entries),
  ]);
  return all.filter((one) => one !== undefined);
}

describe.each(FILES)('%s', (file) => {
  const { match, timeline, text } = READ.get(file) ?? read(file);

  it('folds without an error', () => {
    expect(timeline.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('says what it is: event, date, place, note and source', () => {
    const heads = new Map(match.meta.map(({ key, value }) => [key, value]));
    for (const key of ['event', 'place', 'note', 'source']) expect(heads.get(key)).toMatch(/\S/);
    expect(heads.get('date')).toMatch(/^2026-11-\d\d$/);
  });

  it('is annotated, each remark in all three languages and with the same glyph', () => {
    const remarks = commentaries(match);
    expect(remarks.length).toBeGreaterThanOrEqual(7);
    for (const remark of remarks) {
      expect(Object.keys(remark).sort()).toEqual([...LANGUAGES].sort());
      const glyphs = new Set(Object.values(remark).map((one) => splitGlyph(one).glyph));
      expect([...glyphs]).toHaveLength(1);
      expect([null, ...GLYPHS]).toContain([...glyphs][0]);
    }
  });

  it('means the same when it is printed and read again', () => {
    const printed = printText(match);
    expect(printText(parseText(printed).match)).toBe(printed);
    expect(text.length).toBeGreaterThan(1000);
  });
});

it('are of both games; those of Anemaki are played by the five of the expedition', () => {
  const matches = [...READ.values()].map(({ match }) => match);
  const ofAnemaki = matches.filter(({ rules }) => rules.game === 'anemaki');
  expect([ofAnemaki.length, matches.length - ofAnemaki.length].every((count) => count >= 4)).toBe(true);
  for (const { players } of ofAnemaki) {
    expect(players.map(({ id }) => id)).toEqual(['ari', 'physo', 'janiet', 'aster', 'rhys']);
  }
});

describe('the sample matches hold what their notes claim', () => {
  it('first-dawn: one untitled round, a pair beaten by a triple, a lead passed on, aces left in hand', () => {
    const log = open('first-dawn');
    expect(log.timeline.rounds).toHaveLength(1);
    const { frames, summary, branches } = roundOf(log, 1);
    expect(summary.titles).toBeNull();
    const piles = frames.map(({ pile }) => pile.map(({ shape }) => shape.size).join(''));
    expect(piles).toContain('1233');
    const passedOn = frames.some(
      ({ did }) => did.type === 'clear' && did.leader !== null && did.leader !== did.winner,
    );
    expect(passedOn).toBe(true);
    const last = summary.order?.at(-1) ?? -1;
    expect(frames.at(-1)?.hands[last]?.filter((card) => card.startsWith('A'))).toHaveLength(2);
    // In the variation Aster plays an ace in time and comes fourth.
    expect(idOf(log.timeline, branches[0]?.frames.at(-1)?.out[3])).toBe('aster');
  });

  it('twelve-rounds: everybody is Archon, and Janiet wins by two points', () => {
    const { timeline } = open('twelve-rounds');
    expect(timeline.rounds).toHaveLength(12);
    expect(new Set(timeline.rounds.map(({ summary }) => summary.order?.[0])).size).toBe(5);
    const totals = [0, 1, 2, 3, 4].map((seat) =>
      timeline.rounds.reduce((sum, { summary }) => sum + (summary.points?.[seat] ?? 0), 0),
    );
    expect(totals).toEqual([-4, 0, 3, 1, 0]);
  });

  it('sevens-rule: a revolution is declared, and Archon and Doulos change places', () => {
    const log = open('sevens-rule');
    const { summary } = roundOf(log, 2);
    expect(summary.verdict).toEqual({ state: 'declared', by: [0] });
    const [archon, ...rest] = summary.titles ?? [];
    expect(summary.order).toEqual([rest.at(-1), ...rest.slice(0, -1), archon]);
    expect(roundOf(log, 3).frames.every(({ direction }) => direction === 'normal')).toBe(true);
  });

  it('put-off: a revolution is postponed by the Archon, whose quad the Doulos completed', () => {
    const log = open('put-off');
    const { summary, frames } = roundOf(log, 2);
    expect(summary.verdict).toEqual({ state: 'postponed', by: [summary.titles?.[0]] });
    const gift = frames.find(({ did }) => did.type === 'give' && did.seat === summary.titles?.at(-1))?.did;
    expect(gift?.type === 'give' && gift.cards.every((card) => card.startsWith('K'))).toBe(true);
    expect(frames.every(({ direction }) => direction === 'normal')).toBe(true);
  });

  it('four-aces: the Doulos is dealt four aces, gives two, and nothing is declared', () => {
    const { summary, frames } = roundOf(open('four-aces'), 2);
    const doulos = summary.titles?.at(-1) ?? -1;
    const aces = (frame = frames[0]) => frame?.hands[doulos]?.filter((card) => card.startsWith('A')).length;
    expect(aces()).toBe(4);
    expect(aces(frames.find(({ did }) => did.type === 'check'))).toBe(2);
    expect(summary.verdict?.state).toBe('none');
  });

  it('titles-by-lot: titles in the first round, passes for the trick, and a quad of the Neutral that counts for nothing', () => {
    const log = open('titles-by-lot');
    const { summary, frames } = roundOf(log, 1);
    expect(log.timeline.setup.options).toEqual({ firstRound: 'drawn', pass: 'trick' });
    const neutral = summary.titles?.[2] ?? -1;
    expect(frames[0]?.hands[neutral]?.filter((card) => card.startsWith('K'))).toHaveLength(4);
    expect(summary.verdict?.state).toBe('none');
  });

  it('from-memory: no passes, unknown cards, a trade left out, a start in mid-match and no end', () => {
    const { match, timeline } = open('from-memory');
    expect(match.passesOmitted).toBe(true);
    expect(match.rounds[0]?.number).toBeGreaterThan(1);
    const { frames } = roundOf({ timeline }, 4);
    expect(frames[0]?.hands.flat()).toContain('??');
    expect(frames.some(({ did, inferred }) => inferred && did.type === 'give')).toBe(true);
    expect(frames.some(({ did, inferred }) => inferred && did.type === 'pass')).toBe(true);
    expect(timeline.rounds.at(-1)?.summary.order).toBeNull();
  });
});

describe('the sample matches of Forradalom hold what their notes claim', () => {
  /** Revolutions in the order in which they were laid, as address and player. */
  const revoltsIn = (log: ReturnType<typeof open>, number: number) =>
    roundOf(log, number).frames.flatMap(({ at, did }) =>
      did.type === 'revolt' ? [`${at} ${idOf(log.timeline, did.seat)}`] : [],
    );
  const orderOf = (log: ReturnType<typeof open>, number: number) =>
    roundOf(log, number).summary.order?.map((seat) => idOf(log.timeline, seat));
  /** Where a seat's gift went and what was in it, by the giver's id. */
  const giftOf = (log: ReturnType<typeof open>, number: number, giver: string) => {
    const frame = roundOf(log, number).frames.find(
      ({ did }) => did.type === 'give' && idOf(log.timeline, did.seat) === giver,
    );
    return frame?.did.type === 'give' ? frame.did.cards.join(' ') : null;
  };
  const frameOf = (log: ReturnType<typeof open>, number: number, at: string) => {
    const found = roundOf(log, number).frames.find((frame) => frame.at === at);
    if (!found) throw new Error(`no frame ${at}`);
    return found;
  };

  it('counter-revolution: two in one gap, the order of cards as before, that of places turned round', () => {
    const log = open('counter-revolution');
    expect(revoltsIn(log, 2)).toEqual(['r2t1g1 dani', 'r2t1g2 csilla']);
    expect(frameOf(log, 2, 'r2t1g1').direction).toBe('reversed');
    const after = frameOf(log, 2, 'r2t1g2');
    expect(after.direction).toBe('normal');
    expect(after.hands.map((hand) => hand.length)).toEqual([10, 10, 7, 9]);
    expect(orderOf(log, 2)).toEqual(orderOf(log, 1)?.toReversed());
    expect(giftOf(log, 2, 'csilla')).toBe('jo Kh');
    expect(roundOf(log, 1).frames[0]?.hands.map((hand) => hand.length)).toEqual([13, 14, 13, 13]);
  });

  it('kitchen-table: no deal and no pass is written, yet every hand is known; four aces turn the order', () => {
    const log = open('kitchen-table');
    expect(log.match.passesOmitted).toBe(true);
    expect(log.match.rounds.every(({ deal }) => deal.length === 0)).toBe(true);
    for (const number of [1, 2]) {
      const { frames } = roundOf(log, number);
      expect(frames[0]?.inferred).toBe(true);
      expect(frames[0]?.hands.flat()).not.toContain('??');
      expect(frames.some(({ did, inferred }) => inferred && did.type === 'pass')).toBe(true);
    }
    expect(roundOf(log, 2).frames.filter(({ did }) => did.type === 'give')).toHaveLength(2);
    expect(revoltsIn(log, 2)).toEqual(['r2t1g1 nagyi']);
    const left = frameOf(log, 2, 'r2t1g1').hands[2] ?? [];
    expect(
      left
        .map((card) => card[0])
        .sort()
        .join(''),
    ).toBe('33456688KKT');
    expect([orderOf(log, 1)?.at(-1), orderOf(log, 2)?.[0]]).toEqual(['nagyi', 'nagyi']);
  });

  it('two-packs: five sixes, a pair of jokers, a middle player, and a revolution that helps the others', () => {
    const log = open('two-packs');
    expect(log.timeline.setup.options).toMatchObject({ decks: '2', jokers: '2' });
    expect(roundOf(log, 1).frames[0]?.hands.map((hand) => hand.length)).toEqual([16, ...Array(6).fill(15)]);
    expect(revoltsIn(log, 2)).toEqual(['r2t1g1 lilla']);
    const left = frameOf(log, 2, 'r2t1g1').hands[4] ?? [];
    expect([left.length, new Set(left.map((card) => card[0])).size]).toEqual([10, 8]);
    expect(orderOf(log, 1)?.[3]).toBe('lilla');
    expect(giftOf(log, 2, 'lilla')).toBeNull();
    expect(giftOf(log, 2, 'panna')).toBe('Ac Kd Ks');
    const tops = roundOf(log, 2).frames.map(({ pile }) => pile.at(-1)?.cards.join(' '));
    expect(tops).toContain('jo jo');
    expect(orderOf(log, 2)).toEqual(['hajni', 'panna', 'juli', 'kristof', 'gergo', 'imre', 'lilla']);
  });

  it('twelve-at-table: six cards change hands, a gift completes six sevens, and the last but one becomes king', () => {
    const log = open('twelve-at-table');
    expect(log.timeline.setup.options.decks).toBe('3');
    expect(giftOf(log, 2, 'bence')?.split(' ')).toHaveLength(6);
    expect(giftOf(log, 2, 'zsofi')).toContain('7c 7s');
    expect(roundOf(log, 2).frames[0]?.hands[4]?.filter((card) => card.startsWith('7'))).toHaveLength(4);
    expect(revoltsIn(log, 2)).toEqual(['r2t1g1 rhys']);
    expect([orderOf(log, 1)?.indexOf('rhys'), orderOf(log, 2)?.indexOf('rhys')]).toEqual([10, 0]);
    expect([orderOf(log, 1)?.indexOf('aster'), orderOf(log, 2)?.indexOf('aster')]).toEqual([0, 10]);
    expect([orderOf(log, 1)?.indexOf('zsofi'), orderOf(log, 2)?.indexOf('zsofi')]).toEqual([1, 9]);
    expect(roundOf(log, 2).summary.points?.[4]).toBe(5.5);
  });
});

it('describes every log in its README, and no other', () => {
  const readme = readFileSync(new URL('README.md', FOLDER), 'utf8');
  const named = [...readme.matchAll(/^\| `([^`]+\.revlog)`/gm)].map(([, name]) => name);
  expect(named.sort()).toEqual([...FILES].sort());
});

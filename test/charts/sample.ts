/** Rounds and matches for the tests and the gallery of charts: one real round of Anemaki, and seeded ones of any size. */
import type { BumpData } from '../../src/charts/bump-data.ts';
import type { CardLabel } from '../../src/charts/cards.ts';
import type { ScoreColumn, ScoreData, ScorePanel, ScoreShares } from '../../src/charts/score-data.ts';
import type { WaterfallData } from '../../src/charts/waterfall-data.ts';

const NAMES = ['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys'];
const TITLES = ['Archon', 'Yparchon', 'Neutral', 'Ypodoulos', 'Doulos'];

const SUITS = ['d', 'h', 'c', 's'] as const;

/** Plays of one round, `seat:cards`, `-` a pass; a bar parts tricks. */
const ROUND =
  '3:8c 4:- 0:9c9s 1:JdJs 2:QcQh 3:- 4:KdKhKs 0:- 1:- 2:- 3:- | 4:7c7s 0:- 1:8d8h8s 2:- 3:TcTdTs 4:- 0:- 1:- 2:- | ' +
  '3:QdQs 4:- 0:- 1:- 2:- | 4:As 0:- 1:- 2:- | 0:7h 1:9h 2:Th 0:Jh 2:AcAh 0:- | 2:7d';

/** Characters that end markup, break lines, turn text round or are half of one. */
export const HOSTILE = [
  '<',
  '>',
  '&',
  '"',
  "'",
  'a',
  'Ω',
  'm',
  ' ',
  '\n',
  '\u0000',
  '\u0301',
  '\u202E',
  '\uD800',
  '\uFFFF',
  '🂡',
];

export function card(text: string): CardLabel {
  if (text === 'jo') return { rank: '', suit: 'joker' };
  const rank = text[0] === 'T' ? '10' : (text[0] ?? '?');
  return { rank, suit: SUITS.find((suit) => suit === text[1]) ?? null };
}

export function sampleRound(changes: Partial<ScoreData> = {}): ScoreData {
  const columns = columnsOf(ROUND);
  return {
    label: 'Round 6 as a score: five players, six tricks.',
    rows: NAMES.map((name, i) => ({ name, note: TITLES[(i * 2 + 2) % 5] ?? '' })),
    columns,
    turns: [],
    panels: [strength(columns, 5, 'strength of hand')],
    words: { trick: 'Trick', player: 'Player', play: 'Play', result: 'Result' },
    ...changes,
  };
}

/** A round of any size: `players` in turn, a new trick every `2 * players` columns. */
export function longRound(players: number, count: number, stack = 3): ScoreData {
  const random = seeded(players * 1000 + count);
  const columns = Array.from({ length: count }, (_, i): ScoreColumn => {
    const passes = i % (2 * players) !== 0 && random() < 0.6;
    const size = 1 + Math.floor(random() * stack);
    const cards = Array.from({ length: size }, (_, k) => card(`${'789TJQKA'[i % 8]}${'dhcs'[k % 4]}`));
    return {
      frame: i + 2,
      row: i % players,
      trick: 1 + Math.floor(i / (2 * players)),
      kind: passes ? 'pass' : 'play',
      cards: passes ? [] : cards,
      inferred: random() < 0.1,
      faulty: random() < 0.03,
      label: `Column ${i + 1}.`,
      out: i >= count - players + 1 && i % 2 === 1 ? 'Citizen +1' : '',
    };
  });
  return sampleRound({
    rows: Array.from({ length: players }, (_, i) => ({ name: NAMES[i] ?? `Player ${i + 1}`, note: '' })),
    columns,
    panels: [strength(columns, players, 'expected points')],
  });
}

/** A match of any length in which titles wander. */
export function sampleMatch(count: number, players = 5): BumpData {
  const random = seeded(count);
  const totals = new Array<number>(players).fill(0);
  const order = Array.from({ length: players }, (_, i) => (i + 1) % players);
  const rounds = Array.from({ length: count }, (_, i) => {
    for (let k = 0; k < 2; k++) {
      const at = Math.floor(random() * (players - 1));
      [order[at], order[at + 1]] = [order[at + 1] ?? 0, order[at] ?? 0];
    }
    order.forEach((player, place) => {
      totals[player] = (totals[player] ?? 0) + Math.floor(players / 2) - place;
    });
    return { round: i + 1, order: [...order], totals: [...totals], label: `Round ${i + 1} is over.` };
  });
  return {
    label: `Titles over ${count} rounds.`,
    players: Array.from({ length: players }, (_, i) => NAMES[i] ?? `Player ${i + 1}`),
    lanes: Array.from({ length: players }, (_, i) => (players === 5 ? (TITLES[i] ?? '') : `Place ${i + 1}`)),
    rounds,
    words: { round: 'Round', points: 'points' },
  };
}

/** Numbers in [0, 1), the same for the same seed. */
function seeded(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function columnsOf(round: string): ScoreColumn[] {
  const held = new Array<number>(5).fill(6);
  let place = 0;
  return round
    .split(' | ')
    .flatMap((trick, index) => trick.split(' ').map((play) => ({ play, trick: index + 1 })))
    .map(({ play, trick }, i): ScoreColumn => {
      const [seat = '0', laid = '-'] = play.split(':');
      const row = Number(seat);
      const cards = laid === '-' ? [] : (laid.match(/../g) ?? []).map(card);
      held[row] = (held[row] ?? 0) - cards.length;
      const out =
        cards.length > 0 && held[row] === 0 ? `${TITLES[place++]} ${['+2', '+1', '0', '−1'][place - 1]}` : '';
      const label = cards.length > 0 ? `${NAMES[row]} lays ${laid}.` : `${NAMES[row]} passes.`;
      return {
        frame: i + 3,
        row,
        trick,
        kind: cards.length > 0 ? 'play' : 'pass',
        cards,
        inferred: false,
        faulty: false,
        label,
        out,
      };
    });
}

function strength(columns: readonly ScoreColumn[], players: number, name: string): ScorePanel {
  const random = seeded(7);
  const series = Array.from({ length: players }, (_, row) => {
    let value = (random() - 0.5) * 3;
    const values = [null, ...columns].map((column) => {
      if (column !== null)
        value +=
          column.row === row && column.kind === 'play' ? (random() - 0.3) * 1.2 : (random() - 0.5) * 0.1;
      return Math.round(Math.max(-2, Math.min(2, value)) * 100) / 100;
    });
    return { row, values };
  });
  return { name, series };
}

/** A round's ledger: what each of five players was dealt, got by exchange, made of it. */
export function sampleLedger(changes: Partial<WaterfallData> = {}): WaterfallData {
  const terms: [string, boolean, number[]][] = [
    ['The seat', false, [0.47, 0.03, -0.09, -0.17, -0.24]],
    ['The deal', false, [-0.62, 0.41, 0.38, 1.02, -1.19]],
    ['Gifts: the choice', true, [0, 0, 0, -0.04, 0]],
    ['Gifts: what came', false, [-0.21, -0.33, 0, 0.22, 0.36]],
    ['The talon: the choice', false, [0, 0, -0.12, 0, 0]],
    ['The talon: what came', false, [0, 0, 0.66, 0, 0]],
    ['Own play', true, [-0.4, -0.06, -0.31, -0.02, 0]],
    ['Luck in play', false, [0.22, -0.61, 0.19, 0.35, -0.15]],
    ['What the others did', false, [-1.46, 0.56, -0.71, 0.64, 2.22]],
  ];
  return {
    label: 'Where the points of round 6 came from',
    players: NAMES,
    steps: terms.map(([name, opens, values]) => ({ name, opens, values })),
    sum: 'Points',
    step: 'From',
    ...changes,
  };
}

/** Chances of titles that drift from even to certain, for the player in a row. */
export function sampleShares(columns: number, row: number): ScoreShares {
  const shares = Array.from({ length: columns + 1 }, (_, i) => {
    const sure = i / columns;
    return TITLES.map((_, place) => (1 - sure) / TITLES.length + (place === 1 ? sure : 0));
  });
  return { name: 'chance of each title', row, lanes: TITLES, shares };
}

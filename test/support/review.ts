/** A small review made by hand, for what shows reviews: two rounds, the second one skipped. */
import { type RoundLedger, TERMS, type Term } from '../../src/analysis/ledger/model.ts';
import type { Decision, MatchReview } from '../../src/analysis/review/model.ts';

const NO_TERMS = Object.fromEntries(TERMS.map((term) => [term, 0])) as Record<Term, number>;

export const MISTAKE: Decision = {
  at: 'r1t2p1',
  made: 'r1t2p2',
  seat: 1,
  kind: 'play',
  options: [
    { deed: { type: 'play', face: '8', naturals: 2, jokers: 0 }, value: 0.5, se: 0.03 },
    { deed: { type: 'pass' }, value: 0.19, se: 0.03 },
  ],
  chosen: 1,
  loss: 0.31,
  lossSe: 0.04,
  class: 'mistake',
  proved: false,
  reasons: [{ code: 'passesSafePlay', face: '8', size: 2 }],
  stake: 0.16,
};

const BEST: Decision = {
  ...MISTAKE,
  at: 'r1t3d',
  made: 'r1t3p1',
  seat: 0,
  chosen: 0,
  loss: 0,
  class: 'best',
  reasons: [],
};

const classes = { best: 0, equal: 0, inaccuracy: 0, mistake: 0, blunder: 0 };
const blank = (seat: number) => ({ seat, accuracy: null, decisions: 0, classes, lost: 0 });

const LEDGER: RoundLedger = [2, -2, 1, 0, -1].map((points, seat) => ({
  terms: {
    ...NO_TERMS,
    seat: 0.25,
    deal: points - 0.25 + (seat === 1 ? 0.31 : 0),
    play: seat === 1 ? -0.31 : 0,
  },
  points,
}));

export const REVIEW: MatchReview = {
  made: { engine: '1', policy: 'linear', playouts: 800, worlds: 400, seed: 'review' },
  content: '0123456789abcdef',
  rounds: [
    {
      number: 1,
      skipped: null,
      equity: [],
      decisions: [MISTAKE, BEST],
      ledger: LEDGER,
    },
    { number: 2, skipped: 'unknownCards', equity: [], decisions: [], ledger: null },
  ],
  players: [
    { seat: 0, accuracy: 100, decisions: 1, classes: { ...classes, best: 1 }, lost: 0 },
    { seat: 1, accuracy: 71.4, decisions: 1, classes: { ...classes, mistake: 1 }, lost: 0.31 },
    blank(2),
    blank(3),
    blank(4),
  ],
  ledger: LEDGER,
};

/** Statements of a round that no player makes: titles, the deal, and the recorder's checks. */

import type { Draft } from '../draft.ts';
import type { LogRound, Noted, RevolutionCheck } from '../model.ts';
import { nearest } from '../nearest.ts';
import { quoted } from '../problem-list.ts';
import {
  blameStatement,
  blameWord,
  type Handler,
  type Reading,
  type RoundDraft,
  spanWithCards,
} from './reading.ts';
import { expectEnd, readAmounts, readCards, readPlayer, readPlayers } from './values.ts';

type Once = 'titles' | 'scores' | 'dealer' | 'talon' | 'revolution' | 'order' | 'points';
type ReadOnce<Key extends Once> = (r: Reading, word: string) => NonNullable<LogRound[Key]> | null;

export const ROUND_STATEMENTS: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  once('titles', readOrder),
  once('scores', (r, word) => {
    const totals = readAmounts(r, word);
    return totals && { totals };
  }),
  once('dealer', (r, word) => {
    const player = readPlayer(r, word);
    return player === null ? null : { player };
  }),
  ['deal', readDeal],
  once('talon', (r, word) => {
    const cards = readCards(r);
    return cards === null ? blameStatement(r, 'syntax.missing', { word, needs: 'cards' }) : { cards };
  }),
  once('revolution', readRevolution),
  once('order', readOrder),
  once('points', (r, word) => {
    const points = readAmounts(r, word);
    return points && { points };
  }),
]);

/** A statement that a round has once: a second one is told and dropped. */
function once<Key extends Once>(word: Key, read: ReadOnce<Key>): [string, Handler] {
  return [
    word,
    (r) => {
      const round = r.round as RoundDraft;
      if (round[word] !== undefined) return blameStatement(r, 'syntax.twice', { word, of: '' });
      const value: Draft<Noted> | null = read(r, word);
      if (value === null) return null;
      expectEnd(r, word);
      value.span = word === 'talon' ? spanWithCards(r) : r.scan.statementSpan();
      Object.assign(round, { [word]: value });
      return value;
    },
  ];
}

function readOrder(r: Reading, word: string): { order: string[] } | null {
  const order = readPlayers(r, word);
  return order && { order };
}

function readDeal(r: Reading): Draft<Noted> | null {
  const player = readPlayer(r, 'deal');
  if (player === null) return null;
  if (r.dealt.has(player)) return blameStatement(r, 'syntax.twice', { word: 'deal', of: player });
  const cards = readCards(r);
  if (cards === null) return blameStatement(r, 'syntax.missing', { word: 'deal', needs: 'cards' });
  expectEnd(r, 'deal');
  const hand = { span: spanWithCards(r), player, cards };
  r.round?.deal.push(hand);
  r.dealt.add(player);
  return hand;
}

const STATES = ['none', 'declared', 'postponed'] as const;

function readRevolution(r: Reading, word: string): RevolutionCheck | null {
  const found = r.scan.word();
  const state = STATES.find((candidate) => candidate === found);
  if (found === '') return blameStatement(r, 'syntax.missing', { word, needs: 'state' });
  if (state === undefined) {
    return blameWord(r, 'syntax.word', {
      found: quoted(found),
      word,
      expected: STATES,
      nearest: nearest(found, STATES),
    });
  }
  if (state === 'none') return { state, by: [] };
  if (r.scan.word() !== 'by') return blameStatement(r, 'syntax.missing', { word, needs: 'by' });
  const by = readPlayers(r, word);
  return by && { state, by };
}

import { describe, expect, test } from 'vitest';
import { explainProblem } from '../../src/explain/explain-problem.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES, type Language } from '../../src/explain/messages/languages.ts';
import type { ProblemCode, ProblemFacts } from '../../src/explain/problem-facts.ts';
import { richToText } from '../../src/explain/rich-to-text.ts';
import type { Problem } from '../../src/log/problem.ts';
import { refusalFacts } from '../../src/replay/refusal-facts.ts';
import { ASTER, lay, NAMES, PHYSO } from './frames.ts';
import { flaws } from './reading.ts';

/** Facts for every code: a list of cases where a sentence has more than one form. */
const FACTS: { readonly [Code in ProblemCode]: readonly ProblemFacts[Code][] } = {
  'syntax.empty': [{}],
  'syntax.header': [{ found: 'hello' }],
  'syntax.version': [{ found: '2', known: 1 }],
  'syntax.statement': [
    { found: 'delr', nearest: 'dealer' },
    { found: 'qqq', nearest: '' },
  ],
  'syntax.place': [
    { word: 'player', where: 'round' },
    { word: 'round', where: 'variation' },
  ],
  'syntax.twice': [
    { word: 'deal', of: 'ari' },
    { word: 'dealer', of: '' },
  ],
  'syntax.missing': (
    ['verb', 'cards', 'player', 'to', 'by', 'number', 'game', 'option', 'moment', 'amounts', 'state'] as const
  ).map((needs) => ({ word: 'deal', needs })),
  'syntax.extra': [{ found: 'now', word: 'passes' }],
  'syntax.card': [{ found: '11d' }],
  'syntax.player': [
    { found: 'arri', nearest: 'ari' },
    { found: 'zz', nearest: '', times: 9 },
  ],
  'syntax.player-again': [{ player: 'ari' }],
  'syntax.id': [{ found: 'Ari' }],
  'syntax.id-reserved': [{ found: 'deal' }],
  'syntax.option': [{ found: 'pass' }],
  'syntax.number': [
    { found: 'x', kind: 'round' },
    { found: 'x', kind: 'points' },
  ],
  'syntax.amount': [{ found: 'ari:2' }],
  'syntax.round-number': [{ found: 4, expected: 3, taken: 4 }],
  'syntax.round-missing': [{ word: 'deal' }],
  'syntax.rules-missing': [{}],
  'syntax.players-missing': [{}],
  'syntax.word': [{ found: 'non', word: 'revolution', expected: ['none', 'declared'], nearest: 'none' }],
  'syntax.string': [{}],
  'syntax.moment': [{ found: 'r2q1' }],
  'syntax.nesting': [{ limit: 8 }],
  'syntax.unclosed': [{}],
  'syntax.end': [{}],
  'syntax.commentary': [{}],
  'syntax.metadata': [{ found: 'evnt', nearest: 'event' }],
  'syntax.date': [{ found: '1.2.2026' }],
  'syntax.control': [{ character: 'U+202E' }],
  'syntax.too-many': [{ limit: 2000 }],
  'json.syntax': (['value', 'key', 'colon', 'comma', 'end', 'string'] as const).map((expected) => ({
    expected,
  })),
  'json.nesting': [{ limit: 60 }],
  'json.type': [
    { key: 'rounds', expected: ['array'], found: 'string' },
    { key: '', expected: ['object', '"x"'], found: 'number' },
  ],
  'json.missing': [{ key: 'players' }],
  'json.key': [{ key: 'plaers' }],
  'json.commentary': [{ key: 'deal.arri', nearest: 'deal.ari' }],
  'game.unknown': [{ game: 'anemakki', known: ['anemaki'], nearest: 'anemaki' }],
  'option.unknown': [{ option: 'pas', game: 'anemaki', known: ['firstRound', 'pass'], nearest: 'pass' }],
  'option.value': [
    { option: 'pass', value: 'trik', allowed: ['turn', 'trick'], used: 'turn', nearest: 'trick' },
  ],
  'players.count': [
    { players: 4, min: 5, max: 5 },
    { players: 1, min: 3, max: 16 },
  ],
  'titles.missing': [{ round: 5 }],
  'titles.incomplete': [
    { missing: ['Ari'], twice: [] },
    { missing: [], twice: ['Ari', 'Physo'] },
  ],
  'titles.differ': [{ written: ['Ari', 'Physo'], found: ['Physo', 'Ari'] }],
  'scores.differ': [{ player: 'Ari', written: 2, found: 3 }],
  'dealer.assumed': [{ round: 1, dealer: 'Ari' }],
  'exchange.missing': [{ player: 'Ari', to: 'Physo', count: 2 }],
  'action.phase': (['give', 'swap', 'keep', 'play', 'pass', 'revolt'] as const).flatMap((action) =>
    (['exchanging', 'tricks', 'over', 'untitled'] as const).map((phase) => ({
      player: 'Ari',
      action,
      phase,
    })),
  ),
  'trick.open': [{ waiting: ['Ari'] }, { waiting: ['Ari', 'Physo'] }],
  'passes.unsaid': [{ waiting: ['Ari'] }, { waiting: ['Ari', 'Physo'] }],
  'round.unfinished': [{ round: 2, holders: ['Ari', 'Physo'] }],
  'round.over': [{ round: 2, player: 'Ari' }],
  'check.order': [{ written: ['Ari', 'Physo'], found: ['Physo', 'Ari'] }],
  'check.points': [{ player: 'Ari', written: 2, found: -1 }],
  'check.revolution': [
    { written: 'declared', writtenBy: ['Ari'], found: 'none', foundBy: [] },
    { written: 'none', writtenBy: [], found: 'postponed', foundBy: ['Ari', 'Physo'] },
    { written: 'declared', writtenBy: ['Ari'], found: 'unheld', foundBy: [] },
  ],
  'check.open': [{ check: 'order' }, { check: 'points' }, { check: 'revolution' }],
  'variation.nowhere': [{ at: 'r2t9p1' }],
};

const ALL = (Object.keys(FACTS) as ProblemCode[]).flatMap((code) =>
  FACTS[code].map((facts): [ProblemCode, Problem['facts']] => [code, facts]),
);

function tell(code: string, facts: Problem['facts'], language: Language = 'en'): string {
  const span = { line: 1, column: 1, start: 0, end: 1 };
  const messages = CATALOGUES[language];
  return richToText(explainProblem({ severity: 'error', code, span, facts }, messages), messages);
}

describe('a problem', () => {
  test.each(ALL)('%s with %j reads well in every language', (code, facts) => {
    for (const language of LANGUAGES) {
      const text = tell(code, facts, language);
      // Words of the format stand in quotation marks, and a blank may belong to them.
      expect(flaws(text.replace(/[“«„] [;#][”»]/g, 'x'))).toEqual([]);
    }
    expect(new Set(LANGUAGES.map((language) => tell(code, facts, language))).size).toBe(LANGUAGES.length);
  });

  test('proposes the nearest word, where there is one', () => {
    expect(tell('syntax.statement', { found: 'delr', nearest: 'dealer' })).toBe(
      '“delr” is neither a statement nor a player of this match. Did you mean “dealer”?',
    );
    expect(tell('syntax.statement', { found: 'qqq', nearest: '' })).not.toContain('mean');
    expect(tell('syntax.player', { found: 'arri', nearest: 'ari' }, 'el')).toContain('Μήπως εννοείτε «ari»;');
    expect(tell('syntax.player', { found: 'arri', nearest: 'ari' }, 'hu')).toContain('Erre gondolt: „ari”?');
  });

  test('says what to do about it', () => {
    expect(tell('option.value', FACTS['option.value'][0] ?? {})).toBe(
      'The option “pass” cannot be “trik”, only “turn” or “trick”. Did you mean “trick”? It is read as “turn”.',
    );
    expect(tell('round.over', { round: 2, player: 'Ari' })).toContain('write “round 3” before it');
  });

  test('that is a refusal is told as one, and how to record that it happened', () => {
    const scene = { names: NAMES, actor: ASTER, top: lay(PHYSO, '8d 8h 8s') };
    const refusal = { code: 'play.too-few', rule: 'A8', laid: 2, needed: 3 } as const;
    expect(tell(refusal.code, refusalFacts(refusal, scene))).toBe(
      'Two cards are too few: Physo’s three eights ask for at least three (A8). If it happened all the same, end the line with “!”; otherwise correct it.',
    );
  });

  test('of a deal, which nobody acts in, offers no such mark', () => {
    const scene = { names: NAMES, actor: null, top: null };
    const twice = { code: 'deal.twice', rule: 'A2', card: '8d', seat: null } as const;
    expect(tell(twice.code, refusalFacts(twice, scene))).toBe(
      '8♦ is in the deal once too often, the last time in the talon (A2).',
    );
  });

  test('of nobody’s turn survives the facts that it lacks', () => {
    const scene = { names: NAMES, actor: ASTER, top: null };
    const turn = { code: 'play.turn', rule: 'A1', expected: null } as const;
    expect(tell(turn.code, refusalFacts(turn, scene))).toMatch(/^It is nobody’s turn now \(A1\)\./);
  });

  test('spells out characters that do not show or steer a terminal', () => {
    const text = tell('syntax.card', { found: '\u001b[31m\u202e7d' });
    expect(text).toContain('“⟨U+001B⟩[31m⟨U+202E⟩7d” is no card');
    expect(tell('titles.differ', { written: ['a\u0007'], found: ['b'] })).toContain('a⟨U+0007⟩');
  });

  test('with a code that nobody knows is named, and never throws', () => {
    expect(tell('later.code', {})).toBe('Something is wrong here (later.code).');
    expect(tell('toString', {})).toBe('Something is wrong here (toString).');
    for (const language of LANGUAGES) expect(flaws(tell('x\u0000', {}, language))).toEqual([]);
  });
});

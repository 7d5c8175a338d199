import { describe, expect, test } from 'vitest';
import { JOKER, RANKS, type SeenCard, SUITS, UNKNOWN } from '../../../src/cards/card.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { machineOf } from '../../../src/machine/machines.ts';
import { GAMES } from '../../../src/rules/games.ts';

const { en, el, hu } = CATALOGUES;
const FACES = [...RANKS, JOKER] as const;

describe('cards in words', () => {
  test('as labels', () => {
    const label = (card: SeenCard) => LANGUAGES.map((language) => CATALOGUES[language].game.cardLabel(card));
    expect(label('Tc')).toEqual(['ten of clubs', 'δέκα σπαθί', 'treff tízes']);
    expect(label('Ah')).toEqual(['ace of hearts', 'άσος κούπα', 'kőr ász']);
    expect(label('7?')).toEqual([
      'seven of unknown suit',
      'εφτά άγνωστου χρώματος',
      'ismeretlen színű hetes',
    ]);
    expect(label(UNKNOWN)).toEqual(['unknown card', 'άγνωστο φύλλο', 'ismeretlen lap']);
    expect(label(JOKER)).toEqual(['joker', 'μπαλαντέρ', 'dzsóker']);
  });

  test.each(LANGUAGES)('are all different in %s', (language) => {
    const labels = RANKS.flatMap((rank) =>
      SUITS.map((suit) => CATALOGUES[language].game.cardLabel(`${rank}${suit}`)),
    );
    expect(new Set(labels).size).toBe(52);
  });

  test('in sentences: equal ranks together, others one by one', () => {
    const words = (cards: SeenCard[]) =>
      LANGUAGES.map((language) => CATALOGUES[language].game.cardsInWords(cards));
    expect(words(['8d', '8h', '8s'])).toEqual(['three eights', 'τρία οχτάρια', 'három nyolcas']);
    expect(words(['Ac', 'Ks'])).toEqual([
      'the ace of clubs and the king of spades',
      'τον άσο σπαθί και τον ρήγα μπαστούνι',
      'treff ász és pikk király',
    ]);
    expect(words(['Qd'])).toEqual(['the queen of diamonds', 'την ντάμα καρό', 'káró dáma']);
    expect(words(['7d', '??', '??'])).toEqual([
      'the seven of diamonds and two unknown cards',
      'το εφτά καρό και δύο άγνωστα φύλλα',
      'káró hetes és két ismeretlen lap',
    ]);
    expect(words(['6d', '6h', 'jo'])).toEqual([
      'two sixes and a joker',
      'δύο εξάρια και έναν μπαλαντέρ',
      'két hatos és egy dzsóker',
    ]);
    expect(words(['jo', 'jo'])).toEqual(['two jokers', 'δύο μπαλαντέρ', 'két dzsóker']);
    expect(words(['??'])).toEqual(['an unknown card', 'ένα άγνωστο φύλλο', 'egy ismeretlen lap']);
  });

  test('as sets agree in number and gender', () => {
    expect([1, 2].map((n) => en.game.set('8', n))).toEqual(['an eight', 'two eights']);
    expect([1, 2].map((n) => en.game.set('6', n))).toEqual(['a six', 'two sixes']);
    expect([1, 3, 4].map((n) => el.game.set('Q', n))).toEqual([
      'μία ντάμα',
      'τρεις ντάμες',
      'τέσσερις ντάμες',
    ]);
    expect([1, 3, 4].map((n) => el.game.set('A', n))).toEqual(['ένας άσος', 'τρεις άσοι', 'τέσσερις άσοι']);
    expect([1, 3, 4].map((n) => el.game.set('7', n))).toEqual([
      'ένα εφτάρι',
      'τρία εφτάρια',
      'τέσσερα εφτάρια',
    ]);
    expect([1, 2].map((n) => hu.game.set('K', n))).toEqual(['egy király', 'két király']);
    expect(LANGUAGES.map((language) => CATALOGUES[language].game.set(null, 3))).toEqual([
      'three cards',
      'τρία φύλλα',
      'három lap',
    ]);
  });

  test.each(LANGUAGES)('name every rank and suit in %s', (language) => {
    const { game } = CATALOGUES[language];
    expect(new Set(FACES.map(game.rank)).size).toBe(FACES.length);
    expect(new Set(SUITS.map(game.suit)).size).toBe(SUITS.length);
  });
});

describe('numbers', () => {
  test('of cards are words while they are small', () => {
    expect([0, 1, 2, 12, 13].map(en.game.cards)).toEqual([
      'no cards',
      'one card',
      'two cards',
      'twelve cards',
      '13 cards',
    ]);
    expect([1, 2, 13].map(el.game.cards)).toEqual(['ένα φύλλο', 'δύο φύλλα', '13 φύλλα']);
    expect([1, 2, 13].map(hu.game.cards)).toEqual(['egy lap', 'két lap', '13 lap']);
  });

  test('of points have a sign, a true minus and the language’s decimal sign', () => {
    expect([2, 0, -1, -0.5].map(en.game.points)).toEqual(['+2', '0', '−1', '−0.5']);
    expect([2, 0, -1, -0.5].map(el.game.points)).toEqual(['+2', '0', '−1', '−0,5']);
    expect([2, 0, -1, -0.5].map(hu.game.points)).toEqual(['+2', '0', '−1', '−0,5']);
  });

  test('of places', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21].map(en.game.place)).toEqual(
      ['1st', '2nd', '3rd', '4th', '11th', '12th', '13th', '21st'].map((place) => `${place} place`),
    );
    expect(el.game.place(2)).toBe('2η θέση');
    expect(hu.game.place(2)).toBe('2. hely');
  });
});

describe('lists', () => {
  test('are joined as the language does', () => {
    const all = (items: string[]) =>
      LANGUAGES.map((language) => CATALOGUES[language].game.list(items).join(''));
    expect(all(['a', 'b', 'c'])).toEqual(['a, b and c', 'a, b και c', 'a, b és c']);
    expect(all(['a'])).toEqual(['a', 'a', 'a']);
    expect(all([])).toEqual(['', '', '']);
    const any = LANGUAGES.map((language) => CATALOGUES[language].game.listOr(['a', 'b']).join(''));
    expect(any).toEqual(['a or b', 'a ή b', 'a vagy b']);
  });

  test('keep players as parts', () => {
    const ari = { seat: 0, name: 'Ari' };
    expect(en.game.list([ari, ['b', 'c']])).toEqual([ari, ' and ', 'b', 'c']);
  });
});

describe('names', () => {
  test.each(LANGUAGES)('of every title in every game, with a meaning, in %s', (language) => {
    const { game } = CATALOGUES[language];
    for (const { id, seats, title } of GAMES) {
      expect(game.games[id]).toBeTruthy();
      const names = Array.from({ length: seats.max }, (_, i) => {
        const id = title(i + 1, seats.max);
        expect(language === 'en' ? '' : game.title(id)).not.toBe(id);
        expect(game.titleMeaning(id)).not.toBe('');
        return game.title(id, i + 1);
      });
      expect(new Set(names).size).toBe(seats.max);
    }
  });

  test('of places that share a title have the number of the place', () => {
    const { title } = GAMES.find(({ id }) => id === 'forradalom') ?? GAMES[0] ?? { title: () => '' };
    const names = LANGUAGES.map((language) =>
      [1, 2, 3, 4, 5].map((place) => CATALOGUES[language].game.title(title(place, 5), place)),
    );
    expect(names).toEqual([
      ['King', 'Prime Minister', '3rd Citizen', '4th Citizen', 'Slave'],
      ['Βασιλιάς', 'Πρωθυπουργός', '3ος Πολίτης', '4ος Πολίτης', 'Δούλος'],
      ['király', 'miniszterelnök', '3. polgár', '4. polgár', 'rabszolga'],
    ]);
  });

  test.each(LANGUAGES)('of every state and event of every statechart in %s', (language) => {
    const { game } = CATALOGUES[language];
    // An id that has no name stands for itself: it would be in English, or in camel case.
    const unnamed = (id: string, name: string) =>
      name === '' || /[a-z][A-Z]/.test(name) || (language !== 'en' && name === id);
    for (const { id } of GAMES) {
      const { root, events } = machineOf(id);
      expect(statesOf(root).filter((path) => unnamed(path, game.state(path)))).toEqual([]);
      const own = events.filter((event) => !event.startsWith('xstate.'));
      expect(own.filter((event) => unnamed(event, game.transition(event)))).toEqual([]);
    }
  });

  test('that nobody knows stand for themselves, inherited ones too', () => {
    for (const language of LANGUAGES) {
      const { game } = CATALOGUES[language];
      expect(game.title('emperor')).toBe('emperor');
      expect(game.title('constructor')).toBe('constructor');
      expect(game.titleMeaning('emperor')).toBe('');
      expect(game.state('a.b')).toBe('a.b');
      expect(game.transition('jump')).toBe('jump');
    }
  });
});

interface Node {
  readonly path: readonly string[];
  readonly states: Readonly<Record<string, Node>>;
}

function statesOf(node: Node): string[] {
  return Object.values(node.states).flatMap((child) => [child.path.join('.'), ...statesOf(child)]);
}

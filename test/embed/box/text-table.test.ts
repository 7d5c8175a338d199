// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { scaleInto } from '../../../src/embed/box/scale.ts';
import { textTable } from '../../../src/embed/box/text-table.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { visible } from '../../../src/view/controller/knowledge.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import { momentOf } from '../../../src/view/player/moment.ts';
import { gameFacts } from '../../../src/view/source/facts.ts';
import { sampleRounds, sourceOver } from '../../view/fixtures/match.ts';

const [round] = sampleRounds(1);
const source = sourceOver([round]);
const board = {
  source,
  facts: gameFacts(source.facts),
  words: CATALOGUES.en,
  locale: 'en' as const,
  ruleHref: () => '',
  motion: () => Promise.reject(new Error('Nothing moves.')),
  describe: () => null,
};
const frame = round.frames.findIndex(({ did }) => did.type === 'play') + 1;
const tableAt = (changes = {}, counts = false) =>
  textTable(
    board,
    momentOf(
      {
        round,
        waiting: false,
        state: { ...FIRST_STATE, position: { round: 0, frame, branch: null }, ...changes },
      },
      visible,
    ),
    counts,
  );

describe('the table as text', () => {
  it('has a line a player, under a short name, with all his cards, each with its own', () => {
    const lines = [...tableAt().querySelectorAll('li')];
    expect(lines.map((line) => line.querySelector('.who')?.textContent)).toEqual(
      source.head.players.map(({ name }) => name.split(' ')[0]),
    );
    expect(lines.map((line) => line.querySelectorAll('[role=img]').length)).toEqual(
      round.frames[frame]?.hands.map((hand) => hand.length),
    );
    expect(lines.filter(({ className }) => className === 'turn')).toHaveLength(1);
  });

  it('has the number of cards of each under a short name where there is no room for hands', () => {
    const lines = [...tableAt({}, true).querySelectorAll('li')];
    const hands = round.frames[frame]?.hands ?? [];
    expect(lines.map(({ textContent }) => textContent)).toEqual(
      source.head.players.map(({ name }, seat) => `${name.split(' ')[0]}${hands[seat]?.length}`),
    );
    expect(lines[0]?.querySelector('[role=img]')?.ariaLabel).toBe(`${hands[0]?.length} cards`);
  });

  it('tells of no hand that is hidden', () => {
    const hands = [...tableAt({ reveal: 'seat', pov: 1 }).querySelectorAll('li .cards-text')];
    expect(hands.map(({ textContent }) => /^\?*$/.test(textContent ?? ''))).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
});

describe('what is scaled into a box', () => {
  const box = (room: number, height: number) => {
    const [outer, inner] = [document.createElement('div'), document.createElement('div')];
    const size = () => Number(outer.style.getPropertyValue('--fit'));
    Object.defineProperty(inner, 'clientHeight', { get: () => Math.round(room / size()) });
    Object.defineProperty(inner, 'scrollHeight', { value: height });
    return { outer, inner };
  };

  it('takes the first size that fits', () => {
    const { outer, inner } = box(300, 400);
    expect(scaleInto(outer, inner, [1, 0.8, 0.75, 0.6])).toBe(true);
    expect(outer.style.getPropertyValue('--fit')).toBe('0.75');
  });

  it('says where none does', () => {
    const { outer, inner } = box(100, 400);
    expect(scaleInto(outer, inner, [1, 0.5])).toBe(false);
    expect(outer.style.getPropertyValue('--fit')).toBe('0.5');
  });
});

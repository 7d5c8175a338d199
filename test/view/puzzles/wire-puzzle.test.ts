// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { wirePuzzle } from '../../../src/view/puzzles/wire-puzzle.ts';

const puzzle = document.createElement('article');
const buttons = () => [...puzzle.querySelectorAll('button')];
const said = () => puzzle.querySelector('.puzzle-said')?.textContent;
const answer = () => puzzle.querySelector('details')?.open;

beforeEach(() => {
  puzzle.innerHTML = `<ul class="puzzle-choices">
      <li data-verdict="wrong" data-said="No.">pass</li><li data-verdict="right" data-said="Yes.">an ace</li>
    </ul><p class="puzzle-said" role="status"></p><details><summary>Answer</summary></details>`;
  wirePuzzle(puzzle);
});

describe('wirePuzzle', () => {
  it('turns the choices into buttons', () => {
    expect(buttons().map(({ textContent }) => textContent)).toEqual(['pass', 'an ace']);
  });

  it('says that a choice is wrong and keeps the answer', () => {
    buttons()[0]?.click();
    expect(said()).toBe('No.');
    expect(answer()).toBe(false);
    expect(buttons()[0]?.dataset.chosen).toBe('wrong');
  });

  it('says that a choice is right and opens the answer', () => {
    buttons()[1]?.click();
    expect(said()).toBe('Yes.');
    expect(answer()).toBe(true);
  });
});

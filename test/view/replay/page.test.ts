// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { keepQuiet } from '../../../src/view/replay/keep-quiet.ts';
import { printWhole } from '../../../src/view/replay/print-whole.ts';

beforeEach(() => {
  document.body.innerHTML = `
    <h1>A match<span class="replay-length">of 12 rounds</span></h1>
    <section class="whole"><details class="round" open></details><details class="round"></details></section>
    <details class="notes" open><summary>note</summary>four aces are dealt</details>`;
});

const notes = () => document.querySelector<HTMLDetailsElement>('.notes');

describe('a replay page that must not tell', () => {
  it('has neither length nor words of the match in it, and has them again in their places', () => {
    const before = document.body.innerHTML;
    const quiet = keepQuiet(document);
    quiet('spoiler-free');
    expect(document.body.innerHTML).not.toMatch(/12 rounds|whole/);
    expect(notes()?.open).toBe(false);
    expect(document.documentElement.dataset.reveal).toBe('spoiler-free');
    quiet('open');
    expect(document.body.innerHTML).toBe(before);
  });

  it('folds what the log says of the match when only a seat may know it', () => {
    keepQuiet(document)('seat');
    expect(notes()?.open).toBe(false);
    expect(document.querySelector('.whole')).not.toBeNull();
  });
});

describe('a page that is printed', () => {
  it('is unfolded, and folded again as it was', () => {
    const open = () => [...document.querySelectorAll<HTMLDetailsElement>('.round')].map((fold) => fold.open);
    printWhole(window, '.round');
    window.dispatchEvent(new Event('beforeprint'));
    expect(open()).toEqual([true, true]);
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).toEqual([true, false]);
  });
});

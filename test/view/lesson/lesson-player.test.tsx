// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LessonPlayer } from '../../../src/view/lesson/LessonPlayer.tsx';
import { doneLessons } from '../../../src/view/lesson/progress.ts';
import { words } from '../../../src/view/lesson/words/en.ts';
import { sampleLesson } from './sample.ts';

/** A map of two states. */
const MAP = '<svg><g data-state="tricks.leading"></g><g data-state="tricks.following"></g></svg>';

let root: HTMLElement;
let begin: () => void;

beforeEach(() => {
  localStorage.clear();
  root = document.createElement('div');
  document.body.append(root);
  const linked = { 'Beat the tens.': ['Beat the ', { href: '/glossary/#set', text: 'tens' }, '.'] };
  const data = { ...sampleLesson('en'), linked };
  begin = () =>
    act(() =>
      render(<LessonPlayer {...{ data, words }} locale="en" rules="/rules/anemaki/" map={MAP} />, root),
    );
  begin();
});

afterEach(() => {
  render(null, root);
  root.remove();
});

const find = (selector: string) => root.querySelector<HTMLElement>(selector);
const verdict = () => find('.lesson-verdict')?.textContent;
const button = (name: string) =>
  [...root.querySelectorAll('button')].find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent)?.trim() === name,
  );
function press(...names: string[]): void {
  for (const name of names) {
    const pressed = button(name);
    if (!pressed) throw new Error(`No button “${name}”.`);
    act(() => pressed.click());
  }
}

describe('a question', () => {
  beforeEach(() => press('Next'));

  it('tells a certain wrong answer what the lesson says to it, and lets him try again', () => {
    press('queen of diamonds', 'Lay');
    expect(verdict()).toBe('A single queen is too few.');
    expect(button('Next')).toBeUndefined();
    press('king of diamonds');
    expect(verdict()).toBeUndefined();
    press('king of spades', 'Lay');
    expect(verdict()).toBe('Right. Kings they are.');
    expect(button('Next')).toBeDefined();
  });

  it('tells any other that the rules forbid by which rule', async () => {
    press('eight of spades', 'Lay');
    await vi.waitFor(() => expect(verdict()).toMatch(/too few.*A8/));
    expect(find('.lesson-verdict a')?.getAttribute('href')).toBe('/rules/anemaki/#A8');
  });

  it('takes each of several right answers', () => {
    press('Pass');
    expect(verdict()).toBe('Right. You may wait, too.');
    expect(find('.lesson-ask')).toBeNull();
  });

  it('gives a hint, and shows an answer to him who asks for it', () => {
    press('Hint');
    expect(find('.lesson-hint')?.textContent).toBe('Two of a rank.');
    press('Show me');
    expect(verdict()).toMatch(/^This is how: K.*K.*Kings they are\.$/);
    expect(root.querySelector('.pile [aria-label="king of spades"]')).not.toBeNull();
  });

  it('leads from a term to the glossary', () => {
    expect(find('.lesson-asked a.term')?.outerHTML).toBe('<a class="term" href="/glossary/#set">tens</a>');
  });
});

describe('a bet', () => {
  beforeEach(() => press('Next', 'Show me', 'Next'));

  it('that is won says so, marks the right choice, and tells what happened', () => {
    press('ari');
    expect(verdict()).toContain('You bet right.');
    expect(verdict()).toContain('Nobody had a pair of aces.');
    expect(find('.lesson-bets [data-right]')?.textContent).toBe('ari');
    expect(root.querySelectorAll('.lesson-bets ~ .lesson-since li').length).toBeGreaterThan(2);
    expect(root.querySelector('[role=status] li')).toBeNull();
  });

  it('that is lost names what was right; it cannot be laid anew', () => {
    press('rhys');
    expect(verdict()).toBe('It went another way: ari. Nobody had a pair of aces.');
    expect(find('.lesson-bets [aria-pressed=true]')?.textContent).toBe('rhys');
    expect(
      [...root.querySelectorAll<HTMLButtonElement>('.lesson-bets button')].every((b) => b.disabled),
    ).toBe(true);
  });
});

it('shows how a bet goes to him who does not want to bet', () => {
  press('Next', 'Show me', 'Next', 'Show me');
  expect(verdict()).toBe('The answer: ari. Nobody had a pair of aces.');
  expect(find('.lesson-bets [aria-pressed=true]')).toBeNull();
});

it('hands the focus on: to the text of a step, and after an answer to what can be done next', () => {
  const focused = () => document.activeElement?.textContent;
  press('Next');
  expect(focused()).toBe('Beat the tens.');
  button('Lay')?.focus();
  press('queen of diamonds', 'Lay');
  expect(document.activeElement?.className).toBe('lesson-card');
  press('Show me');
  expect(focused()).toBe('Next');
  press('Back');
  expect(focused()).toBe('Two sevens lie there.');
});

it('goes on where the reader was, until he starts over', () => {
  press('Next', 'Show me');
  render(null, root);
  begin();
  expect(find('.lesson-text')?.textContent).toBe('Beat the tens.');
  expect(verdict()).toMatch(/^This is how:/);
  expect(button('Start over')).toBeDefined();
  press('Next', 'Start over');
  expect(button('Start over')).toBeUndefined();
  render(null, root);
  begin();
  expect(find('.lesson-text')?.textContent).toBe('Two sevens lie there.');
});

it('calls a card of the table by its name, since it leads nowhere', () => {
  expect(find('.table [data-card=Kd]')?.title).toBe('king of diamonds');
});

it('shows on the map where each step stands', () => {
  const lit = () =>
    [...root.querySelectorAll('.lesson-map .active')].map((each) => each.getAttribute('data-state'));
  expect(lit()).toEqual(['tricks.following']);
  press('Next', 'Show me', 'Next', 'rhys');
  expect(lit()).toEqual([]);
});

it('is done when every step was gone through, and then kept', () => {
  press('Next', 'Show me', 'Next');
  expect(doneLessons()).toEqual(new Set());
  press('rhys');
  expect(root.textContent).toContain('Lesson done.');
  expect(find('a.main')?.getAttribute('href')).toBe('/learn/next/');
  expect(doneLessons()).toEqual(new Set(['anemaki/sample']));
});

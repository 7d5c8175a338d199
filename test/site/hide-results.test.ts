// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { RESULTS_KEY, wireHideResults } from '../../src/layouts/home/hide-results.ts';

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.results;
  document.body.innerHTML = '<input type="checkbox"><a href="/replay/a/"></a><a href="/replay/b/#at=r2"></a>';
});

function wired() {
  const box = document.querySelector('input') as HTMLInputElement;
  const links = [...document.querySelectorAll('a')];
  wireHideResults(box, links);
  const press = () => {
    box.checked = !box.checked;
    box.dispatchEvent(new Event('change'));
  };
  return { box, press, hashes: () => links.map(({ hash }) => hash) };
}

it('leads to matches without spoilers, and back to their moments, and remembers it', () => {
  const { press, hashes } = wired();
  press();
  expect(hashes()).toEqual(['#reveal=spoiler-free', '#reveal=spoiler-free']);
  expect(document.documentElement.dataset.results).toBe('hidden');
  expect(localStorage.getItem(RESULTS_KEY)).toBe('hidden');
  press();
  expect(hashes()).toEqual(['', '#at=r2']);
  expect(document.documentElement.dataset.results).toBeUndefined();
  expect(localStorage.getItem(RESULTS_KEY)).toBeNull();
});

it('is as the page was remembered', () => {
  document.documentElement.dataset.results = 'hidden';
  const { box, hashes } = wired();
  expect(box.checked).toBe(true);
  expect(hashes()[0]).toBe('#reveal=spoiler-free');
});

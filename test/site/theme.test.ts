// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { asTheme, nextTheme, THEME_KEY, wireThemeButton } from '../../src/layouts/theme.ts';

const LABELS = { auto: 'as the system', light: 'light', dark: 'dark' };

function pressed(times: number): HTMLElement {
  const button = document.createElement('button');
  wireThemeButton(button, LABELS);
  for (let i = 0; i < times; i += 1) button.click();
  return button;
}

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.theme;
});

describe('the theme button', () => {
  it('goes from the system to light, to dark and back', () => {
    expect(nextTheme('auto')).toBe('light');
    expect(nextTheme('light')).toBe('dark');
    expect(nextTheme('dark')).toBe('auto');
  });

  it('says which theme is on before anybody presses it', () => {
    expect(pressed(0).getAttribute('aria-label')).toBe('as the system');
  });

  it('sets the theme on the page, in its label and in the store', () => {
    const button = pressed(2);
    expect(document.documentElement.dataset.theme).toBe('dark');
    expect(button.getAttribute('aria-label')).toBe('dark');
    expect(localStorage.getItem(THEME_KEY)).toBe('dark');
  });

  it('shows the drawing of each picture that fits the theme', () => {
    document.body.innerHTML = '<picture><source data-dark media="screen"><img alt=""></picture>';
    const media = () => document.querySelector('source')?.media;
    const button = pressed(0);
    expect(media()).toBe('screen and (prefers-color-scheme: dark)');
    button.click();
    expect(media()).toBe('not all');
    button.click();
    expect(media()).toBe('screen');
  });

  it('leaves the choice to the system again after three presses', () => {
    pressed(3);
    expect(document.documentElement.dataset.theme).toBeUndefined();
  });

  it('goes on from the theme that the page was opened with', () => {
    document.documentElement.dataset.theme = 'light';
    pressed(1);
    expect(document.documentElement.dataset.theme).toBe('dark');
  });

  it('works where nothing can be stored', () => {
    const refuse = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('forbidden');
    });
    pressed(1);
    expect(document.documentElement.dataset.theme).toBe('light');
    refuse.mockRestore();
  });
});

it('takes any other remembered value for the system’s theme', () => {
  expect([asTheme('dark'), asTheme('purple'), asTheme(null)]).toEqual(['dark', 'auto', 'auto']);
});

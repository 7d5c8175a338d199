// @vitest-environment happy-dom
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Controller } from '../../../src/view/controller/controller.ts';
import { KEYS } from '../../../src/view/controller/keys.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import { DEFAULTS, type Panel } from '../../../src/view/options.ts';
import { Player } from '../../../src/view/player/Player.tsx';
import type { ShownRound } from '../../../src/view/source/source.ts';
import { sampleSource } from '../fixtures/match.ts';
import { readingOf } from '../fixtures/reading.ts';

let root: HTMLElement;
let controller: Controller;

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  root = document.createElement('div');
  document.body.append(root);
  const source = sampleSource();
  controller = new Controller(source, FIRST_STATE, source.round(0) as ShownRound);
  mount(['table', 'explain', 'plays']);
});

function mount(panels: readonly Panel[]): void {
  const reading = readingOf(controller.source);
  act(() => {
    render(<Player reading={reading} controller={controller} options={{ ...DEFAULTS, panels }} />, root);
  });
}

afterEach(() => {
  render(null, root);
  root.remove();
  vi.useRealTimers();
});

const player = () => root.querySelector<HTMLElement>('.player') ?? root;
const press = (key: string, target: Element = player()) =>
  act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const click = (selector: string) =>
  act(() => {
    root.querySelector<HTMLElement>(selector)?.click();
  });
const place = () => root.querySelector('.place')?.textContent;

describe('a player in a page', () => {
  it('steps by keys and by buttons', () => {
    press('ArrowRight');
    press('ArrowRight');
    press('ArrowLeft');
    expect(place()).toContain('step 2 of');
    click('.control.main');
    expect(place()).toContain('step 3 of');
  });

  it('goes to a step by its number', () => {
    press('1');
    press('2');
    expect(root.querySelector('.typed')?.textContent).toContain('12');
    press('Enter');
    expect(place()).toContain('step 12 of');
    expect(root.querySelector('.typed')).toBeNull();
    press('b');
    expect(place()).toContain('step 1 of');
  });

  it('leaves the keys to a field', () => {
    press('ArrowRight', root.querySelector('input[type=range]') ?? root);
    expect(place()).toContain('step 1 of');
  });

  it('marks the present in the list of plays and in the score', () => {
    mount(['plays', 'score']);
    press('ArrowRight');
    expect(root.querySelectorAll('.plays [aria-current=step]')).toHaveLength(1);
    expect(root.querySelector('[data-axis=frame]')?.getAttribute('data-present')).toBe('1');
    expect(
      root.querySelector('[data-axis=frame] .column[data-frame="1"]')?.classList.contains('future'),
    ).toBe(false);
    expect(
      root.querySelector('[data-axis=frame] .column[data-frame="2"]')?.classList.contains('future'),
    ).toBe(true);
  });

  it('speaks a step as one sentence, and nothing before the first', () => {
    const live = () => root.querySelector('[aria-live=polite]')?.textContent;
    expect(live()).toBe('');
    press('ArrowRight');
    expect(live()).toMatch(/^[^.]+\.$/);
  });

  it('goes to where a play of the list was made, and back', () => {
    const lines = root.querySelectorAll<HTMLElement>('.plays button');
    act(() => lines[7]?.click());
    expect(place()).toContain('step 8 of');
    press('b');
    expect(place()).toContain('step 1 of');
  });

  it('goes from a card to where it is played', () => {
    const card = root.querySelector<HTMLElement>('[data-place=seat-0] [data-card]');
    const name = card?.dataset.card;
    act(() => card?.click());
    const { did } = controller.snapshot.round.frames[controller.snapshot.state.position.frame] ?? {};
    expect(did && 'cards' in did && did.cards).toContain(name);
  });

  it('keeps the focus when the card that had it moves away', () => {
    const card = root.querySelector<HTMLElement>('[data-place=seat-0] [data-card]');
    card?.focus();
    act(() => card?.click());
    expect(player().contains(document.activeElement)).toBe(true);
  });

  it('steps by the wheel over the table sideways, and up and down once it was pressed there', async () => {
    const table = root.querySelector('.table') ?? root;
    table.dispatchEvent(new Event('pointerover', { bubbles: true }));
    const wheel = (deltaX: number, deltaY: number) => {
      const event = new WheelEvent('wheel', { deltaX, deltaY, bubbles: true, cancelable: true });
      act(() => {
        table.dispatchEvent(event);
      });
      return event.defaultPrevented;
    };
    // The part that listens is fetched when the pointer first comes near.
    await vi.waitFor(() => expect(wheel(30, 0)).toBe(true), 10_000);
    expect(wheel(0, 120)).toBe(false);
    expect(place()).toContain('step 1 of');
    expect(wheel(30, 0)).toBe(true);
    expect(place()).toContain('step 2 of');
    table.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(wheel(0, 120)).toBe(true);
    expect(place()).toContain('step 3 of');
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(wheel(0, 120)).toBe(false);
  });

  it('opens the help with all keys', async () => {
    press('?');
    // It is fetched when it is first asked for.
    await vi.waitFor(() => expect(root.querySelector('dialog')?.open).toBe(true), 10_000);
    expect(root.querySelectorAll('dialog dt')).toHaveLength(KEYS.length);
  });

  it('plays by itself until it is told to pause', () => {
    vi.useFakeTimers();
    press(' ');
    act(() => {
      vi.advanceTimersByTime(4000);
    });
    act(() => {
      vi.advanceTimersByTime(4000);
    });
    press(' ');
    const before = place();
    expect(before).not.toContain('step 1 of');
    act(() => {
      vi.advanceTimersByTime(60_000);
    });
    expect(place()).toBe(before);
  });

  it('says why a choice of cards is not legal, once the rules are here', async () => {
    press('ArrowDown');
    const toggles = root.querySelectorAll<HTMLElement>('.card-toggle');
    const faces = [...root.querySelectorAll('.legal li')].map((item) => item.textContent?.trim());
    const legal = [...toggles].find((toggle) => faces.includes(toggle.textContent ?? ''));
    act(() => legal?.click());
    expect(legal?.getAttribute('aria-pressed')).toBe('true');
    await vi.waitFor(() => expect(root.querySelector('.verdict')?.textContent).toBe('This may be played.'));
    const other = [...toggles].find((toggle) => toggle.textContent !== legal?.textContent);
    act(() => other?.click());
    expect(root.querySelector('.verdict')?.className).toContain('no');
  });
});

// @vitest-environment happy-dom
/** The panel in a player: it opens by key and button, copies and says so, and gives every form the options chosen. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Controller } from '../../../src/view/controller/controller.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import { DEFAULTS } from '../../../src/view/options.ts';
import { Player } from '../../../src/view/player/Player.tsx';
import type { LogAccess } from '../../../src/view/player/reading.ts';
import { hostedMatch } from '../../support/hosted.ts';
import { readingOf } from '../fixtures/reading.ts';

const { source: hosted, text: LOG } = hostedMatch('first-dawn');
let root: HTMLElement;

function mount(log: LogAccess): void {
  // A log is read once for each source.
  const source = { ...hosted };
  const controller = new Controller(source, FIRST_STATE, source.round(0));
  controller.send({ type: 'go', at: 'r1t1p2' });
  const options = { ...DEFAULTS, panels: ['table'] as const };
  act(() => {
    render(
      <Player reading={{ ...readingOf(source), log }} controller={controller} options={options} />,
      root,
    );
  });
}

const HOSTED: LogAccess = { href: '/logs/first-dawn.revlog' };
const OPENED: LogAccess = { text: LOG, name: 'own.revlog', match: 0 };
const dialog = () => root.querySelector('dialog');
const fields = () =>
  [...root.querySelectorAll('dialog textarea')].map((field) => (field as HTMLTextAreaElement).value);
const titles = () => [...root.querySelectorAll('dialog label b')].map((title) => title.textContent);
const status = () => root.querySelector('.share-said')?.textContent ?? '';

async function open(): Promise<void> {
  act(() => {
    const press = new KeyboardEvent('keydown', { key: 's', bubbles: true });
    root.querySelector('section.player')?.dispatchEvent(press);
  });
  // It is fetched when it is first asked for, and reads the log then.
  await vi.waitFor(() => expect(titles()).toContain('Link that carries the round'), 10_000);
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
  vi.stubGlobal('fetch', async () => new Response(LOG));
  root = document.createElement('div');
  document.body.append(root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe('the panel', () => {
  it('opens by its key with every form of the moment, the first button focused', async () => {
    mount(HOSTED);
    await open();
    expect(dialog()?.open).toBe(true);
    expect(titles()).toEqual([
      'Link to this moment',
      'Link that carries the round',
      'For a web page',
      'Frame',
      'Markdown',
    ]);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Copy: Link to this moment');
    expect(fields()[0]).toMatch(/\/replay\/first-dawn\/r1t1p2\/$/);
    expect(fields()[1]).toMatch(/\/open\/#log=1[\w-]+&at=r1t1p2$/);
    expect(root.querySelector('dialog img')?.getAttribute('src')).toMatch(/table\/r1t1p2\.en\.svg$/);
    const pictures = [...root.querySelectorAll('dialog a[download]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(pictures.map((href) => href?.replace(/^.*pictures\//, ''))).toEqual([
      'first-dawn/table/r1t1p2.en.svg',
      'first-dawn/table/r1t1p2.en.png',
      'first-dawn/score/r1.en.svg',
      'first-dawn/score/r1.en.png',
    ]);
  });

  it('opens by its button too, and closes again', async () => {
    mount(HOSTED);
    const button = root.querySelector<HTMLElement>('.settings [aria-label="Share"]');
    act(() => button?.click());
    await vi.waitFor(() => expect(dialog()).not.toBeNull(), 10_000);
    act(() => {
      dialog()?.dispatchEvent(new Event('close'));
    });
    expect(dialog()).toBeNull();
  });

  it('gives every form the options chosen', async () => {
    mount(HOSTED);
    await open();
    const [seat, hands] = root.querySelectorAll<HTMLSelectElement>('dialog select');
    for (const [select, value] of [
      [seat, 'aster'],
      [hands, 'seat'],
    ] as const) {
      act(() => {
        if (select) select.value = value;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    }
    for (const text of fields()) {
      expect(text).toMatch(/pov=\W?aster/);
      expect(text).toMatch(/reveal=\W?seat/);
    }
    // The pictures on the web show every hand: another is drawn here, in which they are hidden.
    expect(dialog()?.textContent).toContain('With hands hidden');
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('Drawn here.'), 10_000);
    const drawn = decodeURIComponent(root.querySelector('dialog img')?.getAttribute('src') ?? '');
    expect(drawn).toMatch(/^data:image\/svg\+xml,<svg .*Aster Azouritis.*<\/svg>$/s);
    expect(drawn).not.toContain('var(--');
  });

  it('asks what a seat knows of some seat', async () => {
    mount(HOSTED);
    await open();
    const choose = (label: string, value: string) => {
      const select = [...root.querySelectorAll<HTMLSelectElement>('dialog select')][label === 'seat' ? 0 : 1];
      act(() => {
        if (select) select.value = value;
        select?.dispatchEvent(new Event('change', { bubbles: true }));
      });
    };
    const chosen = () =>
      [...root.querySelectorAll<HTMLSelectElement>('dialog select')].slice(0, 2).map(({ value }) => value);
    choose('hands', 'seat');
    expect(chosen()).toEqual(['ari', 'seat']);
    choose('seat', 'all');
    expect(chosen()).toEqual(['all', 'open']);
  });

  it('says that it has copied', async () => {
    const copied: string[] = [];
    vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => copied.push(text) } });
    mount(HOSTED);
    await open();
    const buttons = root.querySelectorAll<HTMLElement>('.copy-button');
    act(() => buttons[3]?.click());
    await vi.waitFor(() => expect(status()).toBe('Copied: Frame.'));
    expect(copied).toEqual([fields()[3]]);
  });

  it('selects the text where it may not copy, and says so', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('no')) } });
    mount(HOSTED);
    await open();
    act(() => root.querySelector<HTMLElement>('.copy-button')?.click());
    await vi.waitFor(() => expect(status()).toContain('The text is selected'));
    const field = document.activeElement as HTMLTextAreaElement;
    expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe(fields()[0]);
  });

  it('offers of an opened log only what carries it, and says why', async () => {
    mount(OPENED);
    await open();
    expect(titles()).toEqual(['Link that carries the round', 'For a web page', 'Frame', 'Markdown']);
    expect(dialog()?.textContent).toContain('This log is nowhere on the web');
    expect(fields().every((text) => /log=\W?1[\w%-]{20}/.test(text))).toBe(true);
  });

  it('says so where the log cannot be read', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
    mount(HOSTED);
    act(() => {
      root.querySelector<HTMLElement>('.settings [aria-label="Share"]')?.click();
    });
    await vi.waitFor(() => expect(dialog()?.textContent).toContain('The log could not be read'), 10_000);
    expect(titles()).not.toContain('Link that carries the round');
  });
});

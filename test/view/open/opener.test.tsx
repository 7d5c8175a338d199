// @vitest-environment happy-dom
/** What the page that opens a log does with a log that it does not take: it says so where the reader is, and keeps his text. */
import { render } from 'preact';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Opener } from '../../../src/view/open/Opener.tsx';
import type { PageFacts } from '../../../src/view/open/page-facts.ts';
import type { FromWorker } from '../../../src/view/open/protocol.ts';
import type { Line } from '../../../src/view/open/reader.ts';
import { words } from '../../../src/view/open/words/en.ts';

const page: PageFacts = { locale: 'en', measures: '', library: '', ruleHref: () => '', machineOf: () => '' };
const samples = [
  { name: 'a.revlog', href: '/a.revlog' },
  { name: 'b.revlog', href: '/b.revlog' },
] as const;
/** A Worker that reads for ever, until it is told to stop. */
const endless = (): Line => {
  const line: Line = {
    postMessage: ({ type }) => {
      if (type === 'cancel') line.onmessage?.({ data: { type: 'cancelled' } } as MessageEvent<FromWorker>);
    },
    terminate: () => {},
    onmessage: null,
    onerror: null,
  };
  return line;
};

const DRAFT = 'revolution-log 1\nrules anemaki\n';
const NO_TEXT = `${DRAFT}\0`;

let root: HTMLElement;
const field = () => root.querySelector('textarea') as HTMLTextAreaElement;
const alert = () => root.querySelector<HTMLElement>('[role=alert]');
const read = (text: string) => {
  field().value = text;
  root.querySelector<HTMLElement>('button[type=submit]')?.focus();
  root.querySelector('form')?.dispatchEvent(new Event('submit', { cancelable: true, bubbles: true }));
};
const choose = (file: File) => {
  const input = root.querySelector('input[type=file]') as HTMLInputElement;
  Object.defineProperty(input, 'files', { value: [file], configurable: true });
  input.dispatchEvent(new Event('change', { bubbles: true }));
};
/** Until the message is there and has the focus. */
const refused = (says: string) =>
  vi.waitFor(() => {
    expect(alert()?.textContent).toContain(says);
    expect(document.activeElement).toBe(alert());
  });

beforeEach(() => {
  history.replaceState(null, '', '/open/');
  root = document.createElement('div');
  document.body.append(root);
  render(<Opener words={words} page={page} samples={samples} startWorker={endless} />, root);
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

describe('a log that is refused', () => {
  it.each([
    [NO_TEXT, 'This is no text'],
    [' \n', 'There is nothing in it'],
  ])('leaves a pasted text as it is and brings the focus to the message (%#)', async (text, says) => {
    read(text);
    await refused(says);
    expect(field().value).toBe(text);
    // Once more, for who tries again without a change.
    root.querySelector<HTMLElement>('button[type=submit]')?.focus();
    read(text);
    await refused(says);
    expect(field().value).toBe(text);
  });

  it.each([
    ['no text', new File(['\0PNG'], 'a.png'), 'This is no text'],
    ['empty', new File([''], 'a.revlog'), 'There is nothing in it'],
    [
      'too large',
      Object.defineProperty(new File(['x'], 'a.revlog'), 'size', { value: 60 * 1024 * 1024 }),
      'The file is too large: 60 MB',
    ],
  ])('leaves what was pasted before when a file is %s', async (_, file, says) => {
    field().value = DRAFT;
    choose(file);
    await refused(says);
    expect(field().value).toBe(DRAFT);
  });

  it('leaves what was pasted before when a sample does not come', async () => {
    vi.stubGlobal('fetch', async () => ({ ok: false }));
    field().value = DRAFT;
    root.querySelector<HTMLElement>('.samples button')?.click();
    await refused('could not be read');
    expect(field().value).toBe(DRAFT);
  });

  it('leaves what was pasted when the address brings a log that is cut', async () => {
    field().value = DRAFT;
    history.replaceState(null, '', '/open/#log=AAAA');
    window.dispatchEvent(new Event('popstate'));
    await vi.waitFor(() => expect(document.activeElement).toBe(alert()));
    expect(field().value).toBe(DRAFT);
  });
});

describe('a log that is being read', () => {
  it('takes the focus along to how far it is, and back to the text when it is cancelled', async () => {
    read(DRAFT);
    const status = () => root.querySelector('.reading-progress [role=status]');
    await vi.waitFor(() => {
      expect(status()).not.toBeNull();
      expect(document.activeElement).toBe(status());
    });
    root.querySelector<HTMLElement>('.reading-progress button')?.click();
    await vi.waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().value).toBe(DRAFT);
  });
});

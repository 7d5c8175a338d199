// @vitest-environment happy-dom
/** The ways back and forward between the chooser and the log that is kept. */
import { render } from 'preact';
import { useCallback, useState } from 'preact/hooks';
import { beforeEach, describe, expect, test } from 'vitest';
import { keepLog } from '../../../src/view/open/kept-log.ts';
import { useKeptLog } from '../../../src/view/open/use-kept-log.ts';

function Page() {
  const [isOpen, setOpen] = useState(false);
  useKeptLog(
    isOpen,
    useCallback(() => setOpen(true), []),
    () => setOpen(false),
  );
  return <p>{isOpen ? 'a log' : 'the chooser'}</p>;
}

const rendered = () => new Promise((resolve) => setTimeout(resolve));

function goTo(hash: string): void {
  history.replaceState(null, '', hash || '/open/');
  window.dispatchEvent(new Event('popstate'));
}

beforeEach(() => {
  // Nothing is painted in this test: what waits for it would come too late.
  window.requestAnimationFrame = () => 0;
});

describe('the ways back and forward', () => {
  test('lead from the log to the chooser and to the log again, however fast they are taken', async () => {
    keepLog(window, { text: 'revolution 1\n', name: 'evening.revlog' });
    history.replaceState(null, '', '/open/');
    const root = document.createElement('div');
    render(<Page />, root);
    await rendered();
    expect(root.textContent).toBe('the chooser');
    goTo('#opened');
    await rendered();
    expect(root.textContent).toBe('a log');
    goTo('');
    await rendered();
    expect(root.textContent).toBe('the chooser');
    goTo('#opened');
    await rendered();
    expect(root.textContent).toBe('a log');
  });
});

// @vitest-environment happy-dom
import { type ComponentChildren, render } from 'preact';
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it } from 'vitest';
import { ReadingProvider } from '../../../src/view/player/reading.ts';
import { Standing } from '../../../src/view/player/Standing.tsx';
import type { Source } from '../../../src/view/source/source.ts';
import { readingOf } from '../fixtures/reading.ts';

const root = document.createElement('div');
document.body.append(root);

const PART = `<details class="a"><summary>A</summary></details><details class="b"><summary>B</summary></details>
  <label><input type="radio" name="view" checked>one</label><label><input type="radio" name="view">two</label>`;
const live = (
  <>
    <details class="b">
      <summary>B</summary>
    </details>
    <details class="a">
      <summary>A</summary>
    </details>
    <input type="radio" name="live" defaultChecked />
    <input type="radio" name="live" />
  </>
);

const reading = {
  ...readingOf({ facts: { game: 'anemaki', setup: { players: 5, options: {} } } } as unknown as Source),
};
const show = (children: ComponentChildren) =>
  act(() =>
    render(
      <ReadingProvider value={{ ...reading, drawn: { foot: PART } }}>
        <Standing name="foot" class="part" hidden={false}>
          {children}
        </Standing>
      </ReadingProvider>,
      root,
    ),
  );
const isOpen = (name: string) => root.querySelector<HTMLDetailsElement>(`details.${name}`)?.open;

beforeEach(() => {
  render(null, root);
  show(null);
});

describe('a part that a live one takes the place of', () => {
  it('keeps unfolded what the reader unfolded, and nothing else', () => {
    root.querySelector('details.a')?.setAttribute('open', '');
    show(live);
    expect([isOpen('a'), isOpen('b')]).toEqual([true, false]);
  });

  it('keeps what he chose', () => {
    const [, second] = root.querySelectorAll<HTMLInputElement>('input');
    if (second) second.checked = true;
    show(live);
    expect([...root.querySelectorAll<HTMLInputElement>('input')].map(({ checked }) => checked)).toEqual([
      false,
      true,
    ]);
  });

  it('does so once: what he folds later stays folded', () => {
    root.querySelector('details.a')?.setAttribute('open', '');
    show(live);
    root.querySelector('details.a')?.removeAttribute('open');
    show(live);
    expect(isOpen('a')).toBe(false);
  });
});

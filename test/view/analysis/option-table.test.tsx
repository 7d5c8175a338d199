// @vitest-environment happy-dom
/** The table of what could have been chosen, where there is much of it. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { OptionTable } from '../../../src/view/analysis/OptionTable.tsx';
import { ReadingProvider } from '../../../src/view/player/reading.ts';
import { MISTAKE } from '../../support/review.ts';
import { sampleRounds, sourceOver } from '../fixtures/match.ts';
import { readingOf } from '../fixtures/reading.ts';

const options = (['7', '8', '9', 'T', 'J', 'Q', 'K', 'A', '2'] as const).map((face, i) => ({
  deed: { type: 'play', face, naturals: 1, jokers: 0 } as const,
  value: 0.5 - i / 10,
  se: 0.02,
}));

it('folds the rest but for what was chosen; unfolded, the table has the focus of the button that is gone', () => {
  const root = document.createElement('div');
  document.body.append(root);
  const decision = { ...MISTAKE, options, chosen: 7 };
  act(() =>
    render(
      <ReadingProvider value={readingOf(sourceOver(sampleRounds(1)))}>
        <OptionTable words={CATALOGUES.en} names={['A', 'B']} decision={decision} chosen={7} />
      </ReadingProvider>,
      root,
    ),
  );
  const rows = () => root.querySelectorAll('tbody tr').length;
  expect(rows()).toBe(7);
  expect(root.querySelector('.chosen')?.textContent).toContain('ace');
  const more = root.querySelector<HTMLElement>('.more-options');
  more?.focus();
  act(() => more?.click());
  expect(rows()).toBe(9);
  expect(root.querySelector('.more-options')).toBeNull();
  expect(document.activeElement).toBe(root.querySelector('table'));
  root.remove();
});

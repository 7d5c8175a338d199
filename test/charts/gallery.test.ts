/** Every chart as a picture in `gallery/`: open them in a browser to see what a change has done. */
import { expect, test } from 'vitest';
import { beside } from '../../src/charts/beside.ts';
import { bumpPicture } from '../../src/charts/bump.ts';
import { scorePicture } from '../../src/charts/score.ts';
import { statechart } from '../../src/charts/statechart.ts';
import { layoutStatechart } from '../../src/charts/statechart-layout.ts';
import { standalone } from '../../src/charts/style.ts';
import { printSvg, type SvgNode } from '../../src/charts/svg.ts';
import { waterfall } from '../../src/charts/waterfall.ts';
import type { WaterfallData } from '../../src/charts/waterfall-data.ts';
import { card, longRound, sampleLedger, sampleMatch, sampleRound, sampleShares } from './sample.ts';
import { SAMPLE_CHART } from './sample-chart.ts';

const declared = {
  frame: 2,
  reversed: true,
  short: 'Revolution',
  label: 'Aster holds four queens: the world turns.',
};
const postponed = { frame: 2, reversed: false, short: 'Postponed', label: 'The Archon holds four kings.' };

/** A round as Forradalom will have it: a revolution laid after the second trick, another after the fourth. */
function twiceTurned() {
  const columns = sampleRound().columns.map((column, i) => {
    if (i === 18)
      return { ...column, kind: 'revolt' as const, cards: ['7d', '7h', '7c', '7s', 'jo'].map(card), out: '' };
    return { ...column, inferred: i % 7 === 3, faulty: i === 6 };
  });
  const turns = [
    { frame: 21, reversed: true, short: 'Revolution', label: 'Aster lays four sevens.' },
    { frame: 32, reversed: false, short: 'Counter-revolution', label: 'Ari turns it back.' },
  ];
  return sampleRound({ columns, turns });
}

/** A round with its mistakes marked, and under it the chances of one player. */
function judged() {
  const signs = [
    null,
    { text: '?!', kind: 'inaccuracy' },
    { text: '?', kind: 'mistake' },
    { text: '??', kind: 'blunder' },
  ];
  const columns = sampleRound().columns.map((column, i) => ({ ...column, sign: signs[(i * 3) % 7] ?? null }));
  return sampleRound({ columns, panels: [...sampleRound().panels, sampleShares(columns.length, 3)] });
}

function waterfallPicture(data: WaterfallData, compact = false): SvgNode {
  const format = (value: number) => `${value > 0 ? '+' : ''}${value.toFixed(2)}`.replace('-', '−');
  const { labels, body } = waterfall(data, { compact, format });
  return beside(data.label, 'waterfall', [labels, body]);
}

const PICTURES: Record<string, () => SvgNode | Promise<SvgNode>> = {
  score: () => scorePicture(sampleRound()),
  'score-present': () => scorePicture(sampleRound(), { present: 18 }),
  'score-spoiler-free': () => scorePicture(sampleRound(), { present: 18, future: 'absent' }),
  'score-revolution': () => scorePicture(sampleRound({ turns: [declared] })),
  'score-postponed': () => scorePicture(sampleRound({ turns: [postponed] }), { compact: true, present: 12 }),
  'score-revolutions-laid': () => scorePicture(twiceTurned()),
  'score-sixteen-players': () => scorePicture(longRound(16, 48, 6)),
  'score-judged': () => scorePicture(judged(), { present: 18 }),
  waterfall: () => waterfallPicture(sampleLedger()),
  'waterfall-compact': () => waterfallPicture(sampleLedger(), true),
  titles: () => bumpPicture(sampleMatch(12)),
  'titles-present': () => bumpPicture(sampleMatch(12), { present: 5 }),
  'titles-spoiler-free': () => bumpPicture(sampleMatch(12), { present: 5, future: 'absent', compact: true }),
  'titles-one-round': () => bumpPicture(sampleMatch(1)),
  'titles-many-rounds': () => bumpPicture(sampleMatch(80)),
  'titles-sixteen-players': () => bumpPicture(sampleMatch(10, 16)),
  'statechart-wide': async () =>
    statechart(await layoutStatechart(SAMPLE_CHART, 'wide'), { active: ['tricks.following'] }),
  'statechart-column': async () => statechart(await layoutStatechart(SAMPLE_CHART, 'column')),
  'statechart-narrow': async () =>
    statechart(await layoutStatechart(SAMPLE_CHART, 'narrow'), {
      taken: 'revolutionCheck:check:tricks',
      active: ['tricks.leading'],
    }),
};

test.each(Object.entries(PICTURES))('%s looks as it did', async (name, draw) => {
  await expect(`${printSvg(standalone(await draw()))}\n`).toMatchFileSnapshot(`gallery/${name}.svg`);
});

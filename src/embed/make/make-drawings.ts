/** Draws the charts of a match whole, as markup: a player then only moves the present through them. This brings D3. */
import { bump } from '../../charts/bump.ts';
import { mark } from '../../charts/marks.ts';
import { type Score, score } from '../../charts/score.ts';
import type { ScoreData } from '../../charts/score-data.ts';
import { el, printSvg, type SvgNode } from '../../charts/svg.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { FIRST_STATE } from '../../view/controller/state.ts';
import { bumpData } from '../../view/player/bump-data.ts';
import { nameOf } from '../../view/player/names.ts';
import type { ChartReading } from '../../view/player/reading.ts';
import { scoreData } from '../../view/player/score-data.ts';
import { escapeHtml } from '../../view/share/escape.ts';
import { gameFacts } from '../../view/source/facts.ts';
import type { Drawings } from '../showing.ts';
import type { WholeSource } from './make-showing.ts';

/** The topics of the catalogue that charts say something of. */
export type DrawingWords = Pick<Messages, 'game' | 'moments' | 'player' | 'refusals' | 'charts'>;

/** All drawings are as of the end of the match, with all hands open. */
export function makeDrawings(source: WholeSource, words: DrawingWords, locale: Language): Drawings {
  const pen = drawingPen(source, words, locale);
  const rounds = source.rounds.map((_, index) => pen.round(index));
  return {
    score: rounds.map(({ score }) => score),
    strength: rounds.map(({ strength }) => strength),
    legend: legendMarkup(source),
    titles: pen.titles(),
  };
}

/** What draws the charts of a match one by one. */
interface DrawingPen {
  readonly round: (index: number) => {
    readonly score: Drawings['score'][number];
    readonly strength: string;
  };
  readonly titles: () => string;
}

export function drawingPen(source: WholeSource, words: DrawingWords, locale: Language): DrawingPen {
  const reading: ChartReading = {
    source,
    facts: gameFacts(source.facts),
    words,
    locale,
    log: null,
    ruleHref: () => '',
    machine: '',
    drawn: {},
    pen: null,
  };
  const tell = words.charts.value;
  return {
    round: (index) => {
      const data = roundData(reading, source, index);
      return {
        score: {
          wide: scoreMarkup(score(data, { tell })),
          narrow: scoreMarkup(score(data, { tell, compact: true })),
        },
        strength: strengthMarkup(score(data, { tell }), words.charts.strength),
      };
    },
    titles: () => titlesMarkup(reading),
  };
}

function roundData(reading: ChartReading, source: WholeSource, index: number): ScoreData {
  const round = source.round(index);
  const { frames, summary } = round;
  const position = { round: index, frame: frames.length - 1, branch: null };
  const state = { ...FIRST_STATE, position };
  return scoreData(
    reading,
    { round, summary, frames, index: position.frame, fork: frames.length, state },
    null,
  );
}

function scoreMarkup({ labels, body, geometry: { labelWidth, width, height } }: Score): string {
  return [printSvg(window(labels, labelWidth, 0, height)), scroll(window(body, width, 0, height))].join('');
}

/** The panel under the score by itself; empty where nothing stands there. */
function strengthMarkup({ labels, body, geometry }: Score, label: string): string {
  const [panel] = geometry.panels;
  if (!panel) return '';
  const top = panel.top - panel.head;
  const height = geometry.height - top;
  const named = { ...body, attrs: { ...body.attrs, 'aria-label': label } };
  return (
    printSvg(window(labels, geometry.labelWidth, top, height)) +
    scroll(window(named, geometry.width, top, height))
  );
}

/** Every player's mark and name. */
export function legendMarkup({ head }: Pick<WholeSource, 'head'>): string {
  const size = { class: 'chart', width: 14, height: 14, 'aria-hidden': 'true' };
  const items = head.players.map(
    ({ name }, seat) =>
      `<li>${printSvg(el('svg', size, mark(seat, 7, 7)))}<bdi>${escapeHtml(nameOf(name))}</bdi></li>`,
  );
  return `<ul class="chart-legend">${items.join('')}</ul>`;
}

/** A part of a drawing, in its own size. */
function window(node: SvgNode, width: number, top: number, height: number): SvgNode {
  const view = {
    width,
    height,
    viewBox: `0 ${top} ${width} ${height}`,
    preserveAspectRatio: 'xMinYMin slice',
  };
  return el('svg', { ...node.attrs, ...view }, node.children);
}

function titlesMarkup(reading: ChartReading): string {
  const { lanes, body, ends } = bump(bumpData(reading, 0, Number.POSITIVE_INFINITY), {});
  return printSvg(lanes) + scroll(body, ends);
}

function scroll(...nodes: readonly SvgNode[]): string {
  return `<div class="chart-scroll">${nodes.map(printSvg).join('')}</div>`;
}

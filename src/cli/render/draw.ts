/** Draws what is asked for of a moment, and says it in words. */
import type { RoundReview } from '../../analysis/review/model.ts';
import { beside } from '../../charts/beside.ts';
import { statechart } from '../../charts/statechart.ts';
import type { SvgNode } from '../../charts/svg.ts';
import { tablePicture } from '../../charts/table-picture/picture.ts';
import { waterfall } from '../../charts/waterfall.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { chartReading } from '../../pictures/chart-reading.ts';
import { scoreDrawing, titlesDrawing } from '../../pictures/drawings.ts';
import { onCard } from '../../pictures/on-card.ts';
import { type Portable, portable } from '../../pictures/portable.ts';
import { ledgerData } from '../../view/analysis/ledger-data.ts';
import { chartGraph } from '../../view/hosted/machine-graph.ts';
import { nameOf } from '../../view/player/names.ts';
import { captionOf } from '../../view/share/moment.ts';
import { CARD_SIZE, POST_SIZE } from '../../view/share/sizes.ts';
import { tableData } from '../../view/share/table-data.ts';
import type { Call } from '../command.ts';
import { UsageError } from '../usage.ts';
import type { Asked } from './asked.ts';
import type { RenderedMoment } from './moment.ts';

/** Paper around a chart. */
const MARGIN = 16;

export interface Drawn {
  readonly picture: Portable;
  readonly alt: string;
  readonly caption: string;
}

export async function draw(
  moment: RenderedMoment,
  asked: Asked,
  title: string,
  review: RoundReview | null,
  call: Call,
): Promise<Drawn> {
  if (asked.what === 'table') return drawTable(moment, asked, title, call.messages);
  const { drawing, caption } = await chart(moment, asked, review, call);
  const alt = String(drawing.attrs['aria-label'] ?? '');
  const picture = asked.card
    ? portable(onCard(drawing, title, caption))
    : portable(drawing, { margin: MARGIN });
  return { picture, alt, caption };
}

function drawTable({ scene, eyes }: RenderedMoment, asked: Asked, title: string, words: Messages): Drawn {
  const data = tableData(scene, words, { title, pov: eyes.pov, backs: eyes.reveal !== 'open' });
  const drawing = tablePicture(data, asked.card ? CARD_SIZE : POST_SIZE);
  return { picture: portable(drawing), alt: data.label, caption: captionOf(scene, words) };
}

interface Chart {
  readonly drawing: SvgNode;
  readonly caption: string;
}

async function chart(
  moment: RenderedMoment,
  { what, card, at }: Asked,
  review: RoundReview | null,
  { messages, language }: Call,
): Promise<Chart> {
  const { source, scene, branch, eyes, frame } = moment;
  const { number } = scene.summary;
  const hides = eyes.reveal === 'spoiler-free';
  const reading = chartReading(source, language);
  switch (what) {
    case 'titles': {
      const until = frame.did.type === 'rank' ? number : number - 1;
      return {
        drawing: titlesDrawing(reading, hides ? until : Number.POSITIVE_INFINITY),
        caption: messages.player.panels.titles,
      };
    }
    case 'luck': {
      if (hides) throw new UsageError(messages.cli.badValue('--reveal', eyes.reveal, ['open', 'seat']));
      if (!review?.ledger) throw new UsageError(messages.cli.render.noLedger(`r${number}`));
      const names = source.head.players.map(({ name }) => nameOf(name));
      const caption = messages.game.round(number);
      const data = ledgerData(review.ledger, names, caption, messages);
      const { labels, body } = waterfall(data, { format: messages.review.signed });
      return { drawing: beside(data.label, 'waterfall', [labels, body]), caption };
    }
    case 'statechart': {
      const { layoutStatechart } = await import('../../charts/statechart-layout.ts');
      const layout = await layoutStatechart(chartGraph(source.head.game, messages), 'wide');
      return {
        drawing: statechart(layout, { active: frame.states, taken: frame.taken }),
        caption: captionOf(scene, messages),
      };
    }
    default: {
      // A round that is asked for as such is told to its end, as everybody at the table has seen it.
      const whole = eyes.reveal === 'open' || (!hides && isWholeRound(at, number));
      const until = whole ? Number.POSITIVE_INFINITY : scene.index + 1;
      const shown = { round: moment.round(), branch, eyes, review, card, until };
      return { drawing: scoreDrawing(reading, shown), caption: messages.game.round(number) };
    }
  }
}

function isWholeRound(at: string, number: number): boolean {
  return at.split('~')[0] === `r${number}`;
}

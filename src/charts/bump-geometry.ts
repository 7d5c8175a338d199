/** Where everything in the chart of titles stands. */
import type { BumpData, BumpOptions } from './bump-data.ts';
import { signedNumber, textWidth } from './text.ts';

export interface BumpGeometry {
  readonly width: number;
  readonly height: number;
  readonly laneWidth: number;
  readonly nameWidth: number;
  readonly pointsWidth: number;
  /** Distance between rounds, and between lanes. */
  readonly step: number;
  readonly laneHeight: number;
  /** The middle of a lane by place, counted from 0. */
  readonly laneAt: (place: number) => number;
  /** The middle of a round by its index. */
  readonly roundAt: (index: number) => number;
  /** Marks and a number stand at rounds whose number this divides. */
  readonly every: number;
  readonly fontSize: number;
}

/** More rounds than these stand closer, and not every one has its marks. */
const MANY = 60;
export const TOP = 30;
const EDGE = 16;

/** Lays the chart out. O(players). */
export function bumpGeometry(data: BumpData, options: BumpOptions = {}): BumpGeometry {
  const { compact = false, format = signedNumber } = options;
  const fontSize = compact ? 12 : 14;
  const many = data.rounds.length > MANY;
  const step = many ? 24 : compact ? 34 : 44;
  const laneHeight = data.lanes.length > 8 ? 26 : 38;
  const widest = (texts: readonly string[]) =>
    Math.max(0, ...texts.map((text) => textWidth(text.slice(0, 40), fontSize)));
  const points = (data.rounds.findLast((round) => round.totals)?.totals ?? []).map(format);
  return {
    width: 2 * EDGE + Math.max(0, data.rounds.length - 1) * step,
    height: TOP + data.lanes.length * laneHeight,
    laneWidth: Math.ceil(Math.min(compact ? 92 : 140, widest(data.lanes) + 12)),
    nameWidth: Math.ceil(Math.min(compact ? 64 : 110, widest(data.players) * 1.12 + 6)),
    pointsWidth: Math.ceil(Math.max(textWidth(data.words.points.slice(0, 20), 11), widest(points)) + 8),
    step,
    laneHeight,
    laneAt: (place) => TOP + (place + 0.5) * laneHeight,
    roundAt: (index) => EDGE + index * step,
    every: many ? 5 : 1,
    fontSize,
  };
}

/** A match at a glance: titles over rounds as bare lines, for a list of matches where words stand beside it. */
import { dashOf, mark } from '../../charts/marks.ts';
import { playerColor } from '../../charts/palette.ts';
import { el, type SvgNode } from '../../charts/svg.ts';
import type { RoundSummary } from '../../replay/frame.ts';

const WIDTH = 240;
const LANE = 15;
const EDGE = 9;

/** The picture, `WIDTH` wide and a lane a place high; rounds without a result are gaps. */
export function miniBump(rounds: readonly RoundSummary[], players: number): SvgNode {
  // One result alone is a level line, so that each name has its mark beside it.
  const results = rounds.flatMap(({ order }) => (order ? [order] : []));
  const orders = results.length === 1 ? [...results, ...results] : rounds.map(({ order }) => order);
  const step = (WIDTH - 2 * EDGE) / Math.max(1, orders.length - 1);
  const height = (players - 1) * LANE + 2 * EDGE;
  const x = (round: number) => EDGE + round * step;
  const y = (place: number) => EDGE + place * LANE;
  const lines = Array.from({ length: players }, (_, seat) => {
    const places = orders.map((order) => order?.indexOf(seat) ?? -1);
    const ends = places.flatMap((place, i) =>
      place >= 0 && (i === 0 || i === places.length - 1) ? [i] : [],
    );
    return el(
      'g',
      {},
      el('path', {
        class: 'line',
        color: playerColor(seat),
        'stroke-dasharray': dashOf(seat),
        d: bumpPath(places, x, y),
      }),
      ends.map((i) => mark(seat, x(i), y(places[i] ?? 0), 9)),
    );
  });
  return el(
    'svg',
    { class: 'chart mini-bump', 'aria-hidden': 'true', viewBox: `0 0 ${WIDTH} ${height}` },
    lines,
  );
}

function bumpPath(
  places: readonly number[],
  x: (round: number) => number,
  y: (place: number) => number,
): string {
  const parts = places.map((place, i) => {
    if (place < 0) return '';
    const before = places[i - 1] ?? -1;
    if (before < 0) return `M${x(i)} ${y(place)}`;
    const middle = (x(i - 1) + x(i)) / 2;
    return `C${middle} ${y(before)} ${middle} ${y(place)} ${x(i)} ${y(place)}`;
  });
  return parts.join('');
}

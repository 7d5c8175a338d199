/** The order of the ranks, always in sight: it turns over with the world. */
import { useMemo } from 'preact/hooks';
import { JOKER } from '../../cards/card.ts';
import type { Direction } from '../../rules/game.ts';
import { rankText } from '../card/symbols.ts';
import { useBoard } from './board.ts';

export function RankOrder({ direction }: { readonly direction: Direction }) {
  const { source, words } = useBoard();
  const { table } = words.player;
  const ranks = source.facts.order[direction];
  return useMemo(
    () => (
      <div class={`rank-order ${direction}`}>
        <span class="rank-end">{table.lowest}</span>
        <ol aria-label={table.order}>
          {ranks.map((face) => (
            <li key={face}>{face === JOKER ? '★' : rankText(face)}</li>
          ))}
        </ol>
        <span class="rank-end">{table.highest}</span>
        {direction === 'reversed' && <strong class="world-word">{table.upsideDown}</strong>}
      </div>
    ),
    [direction, table, ranks],
  );
}

/** Where one is: "round 6 · trick 2 · step 16 of 36". */
import { useBoard } from './board.ts';
import { futureOf, type Moment } from './moment.ts';

export function Place({ moment }: { readonly moment: Moment }) {
  const { place } = useBoard().words.player;
  const { frames, frame, index, state, summary } = moment;
  const of = futureOf(state) === 'absent' ? null : frames.length;
  const parts = [
    place.round(summary.number),
    frame.trick > 0 && place.trick(frame.trick),
    place.step(index + 1, of),
  ];
  return <p class="place">{parts.filter(Boolean).join(' · ')}</p>;
}

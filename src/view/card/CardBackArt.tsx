/** The back of a card: waves on blue, the same upside down. */
import { BlankCard } from './BlankCard.tsx';

const ROWS = [12, 24, 36, 48, 60, 72];

export function CardBackArt() {
  const waves = ROWS.map((y) => `M6 ${y}q4-5 8 0t8 0 8 0 8 0 8 0 8 0`).join('');
  return (
    <>
      <BlankCard />
      <rect class="back" x="4" y="4" width="52" height="76" rx="3" />
      <path class="back-waves" d={waves} />
    </>
  );
}

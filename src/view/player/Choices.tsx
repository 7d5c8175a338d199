/** What the one to move may do; for any other choice of his cards, why he may not. In the gap between two tricks, the same for anyone. */

import { GapChoices } from './GapChoices.tsx';
import { LegalChoices } from './LegalChoices.tsx';
import type { Moment } from './moment.ts';
import { PlayerName } from './PlayerName.tsx';
import { useReading } from './reading.ts';
import { Selection } from './Selection.tsx';

export function Choices({ moment }: { readonly moment: Moment }) {
  const { words } = useReading();
  const { choices } = words.player;
  const { frame, state } = moment;
  if (frame.turn === null) return <GapChoices moment={moment} />;
  const mine = state.reveal === 'open' || frame.turn === state.pov;
  if (mine && frame.choices.length === 0) return null;
  return (
    <section class="choices" aria-label={choices.title}>
      <p class="choices-head">
        <PlayerName seat={frame.turn} /> {words.player.table.turn}
        <span>{mine ? countText(frame.choices.length, choices) : choices.hidden}</span>
      </p>
      {mine && <LegalChoices choices={frame.choices} />}
      {mine && <Selection moment={moment} seat={frame.turn} />}
    </section>
  );
}

function countText(count: number, choices: { forced: string; count: (n: number) => string }): string {
  return count === 1 ? choices.forced : choices.count(count);
}

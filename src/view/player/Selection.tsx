/** A player's cards to choose from, and what the rules say to the choice. */
import { useEffect, useState } from 'preact/hooks';
import { UNKNOWN } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import type { Seat } from '../../rules/game.ts';
import { cardKey } from '../card/card-key.ts';
import { CardToggle } from './CardToggle.tsx';
import type { Moment } from './moment.ts';
import { useReading } from './reading.ts';
import { useVerdict } from './use-verdict.ts';
import { Verdict } from './Verdict.tsx';

export function Selection({ moment, seat }: { readonly moment: Moment; readonly seat: Seat }) {
  const { words } = useReading();
  const sorted = sortHand(moment.frame.hands[seat] ?? []);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState(false);
  const selection = chosen.map((i) => sorted[i] ?? UNKNOWN);
  const verdict = useVerdict(moment, seat, selection, asked);
  useEffect(() => setAsked((before) => before || chosen.length > 0), [chosen]);
  const toggle = (i: number) =>
    setChosen(
      chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i].sort((a, b) => a - b),
    );
  return (
    <div class="selection">
      <p>{words.player.choices.ask}</p>
      <ul class="toggles">
        {sorted.map((card, i) => (
          <li key={cardKey(card, i, sorted)}>
            <CardToggle card={card} pressed={chosen.includes(i)} onToggle={() => toggle(i)} />
          </li>
        ))}
      </ul>
      <Verdict verdict={chosen.length > 0 ? verdict : null} />
    </div>
  );
}

/** What the one to move may do, and, for any other choice of his cards, why he may not. */
import { useEffect, useState } from 'preact/hooks';
import { JOKER, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import type { Choice } from '../../rules/game.ts';
import { rankText } from '../card/symbols.ts';
import { CardToggle } from './CardToggle.tsx';
import type { Moment } from './moment.ts';
import { PlayerName } from './PlayerName.tsx';
import { useReading } from './reading.ts';
import { useVerdict } from './use-verdict.ts';
import { Verdict } from './Verdict.tsx';

export function Choices({ moment }: { readonly moment: Moment }) {
  const { words } = useReading();
  const { choices } = words.player;
  const { frame, state } = moment;
  const mine = state.reveal === 'open' || frame.turn === state.pov;
  if (frame.turn === null || (mine && frame.choices.length === 0)) return null;
  return (
    <section class="choices" aria-label={choices.title}>
      <p class="choices-head">
        <PlayerName seat={frame.turn} /> {words.player.table.turn}
        <span>{mine ? countText(frame.choices.length, choices) : choices.hidden}</span>
      </p>
      {mine && <LegalChoices choices={frame.choices} />}
      {mine && <Selection moment={moment} cards={frame.hands[frame.turn] ?? []} />}
    </section>
  );
}

function countText(count: number, choices: { forced: string; count: (n: number) => string }): string {
  return count === 1 ? choices.forced : choices.count(count);
}

function LegalChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const { words } = useReading();
  return (
    <ul class="legal">
      {choices.map((choice) =>
        choice.type === 'pass' ? (
          <li key="pass">{words.player.choices.pass}</li>
        ) : (
          <li key={`${choice.face}${choice.naturals}${choice.jokers}`}>
            {faceText(choice.face).repeat(choice.naturals)}
            {'★'.repeat(choice.jokers)}
          </li>
        ),
      )}
    </ul>
  );
}

function faceText(face: string): string {
  return face === JOKER ? '★' : `${rankText(face)}\u2009`;
}

function Selection({ moment, cards }: { readonly moment: Moment; readonly cards: readonly SeenCard[] }) {
  const { words } = useReading();
  const sorted = sortHand(cards);
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [asked, setAsked] = useState(false);
  const selection = chosen.map((i) => sorted[i] ?? UNKNOWN);
  const verdict = useVerdict(moment, selection, asked);
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
          <li key={`${card}${i}`}>
            <CardToggle card={card} pressed={chosen.includes(i)} onToggle={() => toggle(i)} />
          </li>
        ))}
      </ul>
      <Verdict verdict={chosen.length > 0 ? verdict : null} />
    </div>
  );
}

/** The legal choices of the one to move, as sets: `6 6 + ★` is two sixes and a joker. */
import { type Face, JOKER } from '../../cards/card.ts';
import type { Choice } from '../../rules/game.ts';
import { rankText } from '../card/symbols.ts';
import { useReading } from './reading.ts';

export function LegalChoices({ choices }: { readonly choices: readonly Choice[] }) {
  const { words } = useReading();
  return (
    <ul class="legal">
      {choices.map((choice) =>
        choice.type === 'pass' ? (
          <li key="pass">{words.player.choices.pass}</li>
        ) : (
          <li key={`${choice.face}${choice.naturals}${choice.jokers}`}>
            <SetText {...choice} />
          </li>
        ),
      )}
    </ul>
  );
}

interface SetTextProps {
  readonly face: Face;
  readonly naturals: number;
  readonly jokers: number;
}

/** Jokers that stand in for cards are told apart by a plus; for those who listen, the set's worth in words. */
export function SetText({ face, naturals, jokers }: SetTextProps) {
  const { game } = useReading().words;
  if (face !== JOKER && jokers === 0) return <>{faces(face, naturals)}</>;
  return (
    <>
      <span aria-hidden="true">
        {face !== JOKER && `${faces(face, naturals)} + `}
        {'★'.repeat(jokers)}
      </span>
      <span class="unseen">
        {face !== JOKER && `${game.set(face, naturals)} + `}
        {game.set(JOKER, jokers)}
      </span>
    </>
  );
}

function faces(face: Face, count: number): string {
  return Array.from({ length: count }, () => rankText(face)).join('\u00a0');
}

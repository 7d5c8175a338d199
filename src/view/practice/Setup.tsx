/** The form to sit down with: game, players, seat, rules of the house, and how well the others play. */
import { STRENGTHS, type Strength } from '../../live/strength.ts';
import { GameFields } from '../setup/GameFields.tsx';
import type { GameOffer } from '../setup/game-offer.ts';
import { HouseRules, houseRulesIn } from '../setup/HouseRules.tsx';
import { numbers, useTableChoice } from '../setup/use-table-choice.ts';
import type { PracticePlan } from './plan.ts';
import type { PracticeWords } from './words/practice-words.ts';

interface SetupProps {
  readonly words: PracticeWords;
  readonly offers: readonly GameOffer[];
  readonly onBegin: (plan: PracticePlan) => void;
}

const LENGTHS = [1, 3, 5, 10];

export function Setup({ words: { setup }, offers, onBegin }: SetupProps) {
  const choice = useTableChoice(offers);
  if (!choice) return null;
  const { offer, players } = choice;
  const called = setup.called[offer.id] ?? '';
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    onBegin({
      game: offer.id,
      players,
      seat: Math.min(players - 1, Number(text('seat'))),
      name: text('name') || called,
      options: houseRulesIn(data, offer),
      rounds: Number(text('rounds')),
      strength: text('strength') as Strength,
      seed: Math.random().toString(36).slice(2),
    });
  };
  return (
    <form class="panel practice-setup" onSubmit={begin}>
      <GameFields words={setup} choice={choice} />
      <label>
        {setup.seat}
        <select class="field" name="seat">
          {numbers(1, players).map((n) => (
            <option key={n} value={n - 1}>
              {setup.seatOf(n)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {setup.name}
        <input class="field" name="name" maxLength={40} placeholder={called} autocomplete="nickname" />
      </label>
      <label>
        {setup.strength}
        <select class="field" name="strength">
          {STRENGTHS.map((strength) => (
            <option key={strength} value={strength} selected={strength === 'steady'}>
              {setup.strengths[strength]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {setup.rounds}
        <select class="field" name="rounds">
          {LENGTHS.map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <HouseRules title={setup.options} offer={offer} class="practice-options" />
      <button type="submit" class="button main">
        {setup.begin}
      </button>
    </form>
  );
}

/** The form before a match: the game, who plays in which order, the rules of the house. */
import { useState } from 'preact/hooks';
import { GameFields } from '../setup/GameFields.tsx';
import type { GameOffer } from '../setup/game-offer.ts';
import { HouseRules, houseRulesIn } from '../setup/HouseRules.tsx';
import { numbers, useTableChoice } from '../setup/use-table-choice.ts';
import type { RecordPlan } from './plan.ts';
import { secondOfName } from './same-names.ts';
import type { SetupWords } from './words/record-words.ts';

interface SetupProps {
  readonly words: SetupWords;
  readonly offers: readonly GameOffer[];
  readonly onBegin: (plan: RecordPlan) => void;
}

/** Longer names break every table. */
const LONGEST = 40;

export function Setup({ words: { setup, event }, offers, onBegin }: SetupProps) {
  const choice = useTableChoice(offers);
  /** The name that two players have, and the seat of the second; null where there is none. */
  const [double, setDouble] = useState<{ readonly name: string; readonly seat: number } | null>(null);
  if (!choice) return null;
  const { offer, players } = choice;
  const begin = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    const form = submitted.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const names = numbers(1, players).map((n) => text(`name-${n}`) || setup.name(n));
    const seat = secondOfName(names);
    if (seat !== null) {
      setDouble({ name: names[seat] ?? '', seat });
      form.querySelector<HTMLInputElement>(`[name="name-${seat + 1}"]`)?.focus();
      return;
    }
    onBegin({
      game: offer.id,
      names,
      event: text('event') || event,
      options: houseRulesIn(data, offer),
      titled: data.has('titled'),
    });
  };
  return (
    <form class="panel record-setup" onSubmit={begin} onInput={() => setDouble(null)}>
      <GameFields words={setup} choice={choice} />
      <label class="record-wide">
        {setup.event}
        <input class="field" name="event" maxLength={100} placeholder={event} dir="auto" />
      </label>
      <fieldset class="record-wide">
        <legend>{setup.names}</legend>
        <ol>
          {numbers(1, players).map((n) => (
            <li key={n}>
              <input
                class="field"
                name={`name-${n}`}
                aria-label={setup.name(n)}
                placeholder={setup.name(n)}
                maxLength={LONGEST}
                autocomplete="off"
                dir="auto"
                aria-invalid={double?.seat === n - 1}
                aria-describedby={double?.seat === n - 1 ? 'same-name' : undefined}
              />
              {double?.seat === n - 1 && (
                <p class="verdict no" id="same-name" role="alert" dir="auto">
                  {setup.double(double.name)}
                </p>
              )}
            </li>
          ))}
        </ol>
      </fieldset>
      <HouseRules title={setup.options} offer={offer} class="record-wide" />
      <label class="row record-wide">
        <input type="checkbox" name="titled" />
        {setup.titled}
      </label>
      <button type="submit" class="button main">
        {setup.begin}
      </button>
    </form>
  );
}

/** The form before a match: the game, who plays in which order, the rules of the house. */
import { useState } from 'preact/hooks';
import type { GameOffer } from '../practice/plan.ts';
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
  const [game, setGame] = useState(offers[0]?.id ?? '');
  const [players, setPlayers] = useState<number | null>(null);
  /** The name that two players have, and the seat of the second; null where there is none. */
  const [double, setDouble] = useState<{ readonly name: string; readonly seat: number } | null>(null);
  const offer = offers.find(({ id }) => id === game) ?? offers[0];
  if (!offer) return null;
  const { min, max, usual } = offer.seats;
  const count = Math.min(max, Math.max(min, players ?? usual));
  const begin = (submitted: SubmitEvent) => {
    submitted.preventDefault();
    const form = submitted.currentTarget as HTMLFormElement;
    const data = new FormData(form);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const options = offer.options.map(({ name }) => [name, text(`option-${name}`)] as const);
    const names = seats(count).map((n) => text(`name-${n}`) || setup.name(n));
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
      options: Object.fromEntries(options.filter(([, value]) => value !== '')),
      titled: data.has('titled'),
    });
  };
  return (
    <form class="panel record-setup" onSubmit={begin} onInput={() => setDouble(null)}>
      <label>
        {setup.game}
        <select class="field" value={offer.id} onChange={(event) => setGame(event.currentTarget.value)}>
          {offers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {min < max && (
        <label>
          {setup.players}
          <select
            class="field"
            value={count}
            onChange={(event) => setPlayers(Number(event.currentTarget.value))}
          >
            {seats(max)
              .slice(min - 1)
              .map((n) => (
                <option key={n} value={n}>
                  {n}
                </option>
              ))}
          </select>
        </label>
      )}
      <label class="record-wide">
        {setup.event}
        <input class="field" name="event" maxLength={100} placeholder={event} dir="auto" />
      </label>
      <fieldset class="record-wide">
        <legend>{setup.names}</legend>
        <ol>
          {seats(count).map((n) => (
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
      <details key={offer.id} class="record-wide">
        <summary>{setup.options}</summary>
        {offer.options.map(({ name, question, values }) => (
          <label key={name}>
            {question}
            <select class="field" name={`option-${name}`}>
              {values.map(([value, text]) => (
                <option key={value} value={value}>
                  {text}
                </option>
              ))}
            </select>
          </label>
        ))}
      </details>
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

function seats(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i + 1);
}

/** The form to sit down with: game, players, seat, rules of the house, and how well the others play. */
import { useState } from 'preact/hooks';
import { STRENGTHS, type Strength } from '../../live/strength.ts';
import type { GameOffer, PracticePlan } from './plan.ts';
import type { PracticeWords } from './words/practice-words.ts';

interface SetupProps {
  readonly words: PracticeWords;
  readonly offers: readonly GameOffer[];
  readonly onBegin: (plan: PracticePlan) => void;
}

const LENGTHS = [1, 3, 5, 10];

export function Setup({ words: { setup }, offers, onBegin }: SetupProps) {
  const [game, setGame] = useState(offers[0]?.id ?? '');
  const [players, setPlayers] = useState<number | null>(null);
  const offer = offers.find(({ id }) => id === game) ?? offers[0];
  if (!offer) return null;
  const { min, max, usual } = offer.seats;
  const called = setup.called[offer.id] ?? '';
  const count = Math.min(max, Math.max(min, players ?? usual));
  const begin = (event: SubmitEvent) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget as HTMLFormElement);
    const text = (name: string) => String(data.get(name) ?? '').trim();
    const options = offer.options.map(({ name }) => [name, text(`option-${name}`)] as const);
    onBegin({
      game: offer.id,
      players: count,
      seat: Math.min(count - 1, Number(text('seat'))),
      name: text('name') || called,
      options: Object.fromEntries(options.filter(([, value]) => value !== '')),
      rounds: Number(text('rounds')),
      strength: text('strength') as Strength,
      seed: Math.random().toString(36).slice(2),
    });
  };
  return (
    <form class="panel practice-setup" onSubmit={begin}>
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
      <label>
        {setup.players}
        <select
          class="field"
          value={count}
          onChange={(event) => setPlayers(Number(event.currentTarget.value))}
        >
          {numbers(min, max).map((n) => (
            <option key={n} value={n}>
              {n}
            </option>
          ))}
        </select>
      </label>
      <label>
        {setup.seat}
        <select class="field" name="seat">
          {numbers(1, count).map((n) => (
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
      <details key={offer.id} class="practice-options">
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
      <button type="submit" class="button main">
        {setup.begin}
      </button>
    </form>
  );
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

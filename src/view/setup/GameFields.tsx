/** The fields for the game and for how many play it. */
import { numbers, type TableChoice } from './use-table-choice.ts';

interface GameFieldsProps {
  readonly words: { readonly game: string; readonly players: string };
  readonly choice: TableChoice;
}

export function GameFields({ words, choice }: GameFieldsProps) {
  const { offers, offer, players, chooseGame, choosePlayers } = choice;
  const { min, max } = offer.seats;
  return (
    <>
      <label>
        {words.game}
        <select class="field" value={offer.id} onChange={(event) => chooseGame(event.currentTarget.value)}>
          {offers.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {min < max && (
        <label>
          {words.players}
          <select
            class="field"
            value={players}
            onChange={(event) => choosePlayers(Number(event.currentTarget.value))}
          >
            {numbers(min, max).map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}

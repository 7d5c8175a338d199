/** Players put into an order by tapping them one after the other; whoever is left at the end comes last by himself. */
import { useState } from 'preact/hooks';
import type { Seat } from '../../rules/game.ts';
import { SeatName } from './SeatName.tsx';
import type { SetupWords } from './words/record-words.ts';

interface OrderEntryProps {
  readonly names: readonly string[];
  readonly ask: string;
  /** Who has his place already. */
  readonly begun?: readonly Seat[];
  readonly words: SetupWords;
  readonly onEnter: (order: readonly Seat[]) => void;
}

export function OrderEntry({ names, ask, begun = [], words: { order: words }, onEnter }: OrderEntryProps) {
  const [order, setOrder] = useState<readonly Seat[]>(begun);
  const add = (seat: Seat) => {
    const next = [...order, seat];
    const rest = names.flatMap((_, each) => (next.includes(each) ? [] : [each]));
    setOrder(rest.length === 1 ? [...next, ...rest] : next);
  };
  return (
    <div class="record-order">
      <p>{ask}</p>
      <div class="record-buttons">
        {names.map((name, seat) => {
          const place = order.indexOf(seat) + 1;
          return (
            <button
              key={seat}
              type="button"
              class="button"
              aria-pressed={place > 0}
              disabled={place > 0}
              onClick={() => add(seat)}
            >
              <b class="record-place">{place > 0 && `${place}.`}</b>
              <SeatName seat={seat} name={name} />
            </button>
          );
        })}
      </div>
      <p class="row">
        <button
          type="button"
          class="button main"
          disabled={order.length < names.length}
          onClick={() => onEnter(order)}
        >
          {words.enter}
        </button>
        <button type="button" class="button" disabled={order.length === 0} onClick={() => setOrder([])}>
          {words.clear}
        </button>
      </p>
    </div>
  );
}

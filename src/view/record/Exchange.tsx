/** The exchange: each trade with its cards, or as one that nobody saw. */
import { useId, useState } from 'preact/hooks';
import { UNKNOWN } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import { explainRefusal } from '../../explain/explain-refusal.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { LiveAction, LiveStep } from '../../live/record.ts';
import type { Due } from '../../rules/game.ts';
import { Sentence } from '../player/Sentence.tsx';
import { CardPicker } from './CardPicker.tsx';
import { SeatName } from './SeatName.tsx';
import type { RecordWords } from './words/record-words.ts';

interface ExchangeProps {
  readonly live: LiveMatch;
  readonly words: RecordWords;
  readonly onAct: (...steps: readonly LiveStep[]) => void;
}

export function Exchange({ live, words, onAct }: ExchangeProps) {
  const { exchange } = words.record;
  const open = live.dues.filter((due) => due.type === 'swap' || !due.waits);
  return (
    <div class="panel record-exchange">
      <h2>{exchange.title}</h2>
      <p>
        <button type="button" class="button main" onClick={() => onAct({ type: 'unnoted' })}>
          {exchange.unnoted}
        </button>
      </p>
      <ul>
        {open.map((due) => (
          <Trade key={`${due.type} ${due.seat}`} due={due} live={live} words={words} onAct={onAct} />
        ))}
      </ul>
    </div>
  );
}

function Trade({ due, live, words, onAct }: ExchangeProps & { readonly due: Due }) {
  const { exchange } = words.record;
  const [cards, choose] = useState<Hand | null>(null);
  const trade = useId();
  const names = live.record.players.map(({ name }) => name);
  const nameOfSeat = (seat: number) => <SeatName seat={seat} name={names[seat] ?? ''} />;
  const step = cards && tradeOf(due, cards);
  const refusal = step && cards.length === due.count ? live.refusalOf(step) : null;
  const unseen = tradeOf(
    due,
    Array.from({ length: due.count }, () => UNKNOWN),
  );
  const take = (action: LiveAction) => onAct(live.refusalOf(action) ? { ...action, forced: true } : action);
  return (
    <li>
      <p class="record-trade" id={trade}>
        {nameOfSeat(due.seat)} → {due.type === 'give' ? nameOfSeat(due.to) : exchange.talon}:{' '}
        {exchange.ask(due.count)}
      </p>
      <p class="record-acts">
        {due.type === 'swap' && (
          <button
            type="button"
            class="button"
            aria-describedby={trade}
            onClick={() => onAct({ type: 'keep', seat: due.seat })}
          >
            {exchange.kept}
          </button>
        )}
        <button
          type="button"
          class="button"
          aria-describedby={trade}
          disabled={live.refusalOf(unseen) !== null}
          onClick={() => onAct(unseen)}
        >
          {due.type === 'swap' ? exchange.swapped : exchange.unseen}
        </button>
        <button
          type="button"
          class="button"
          aria-describedby={trade}
          aria-expanded={cards !== null}
          onClick={() => choose(cards ? null : [])}
        >
          {exchange.enter}
        </button>
      </p>
      {cards && step && (
        <>
          <CardPicker
            live={live}
            seat={due.seat}
            cards={cards}
            words={words}
            mayAdd={() => cards.length < due.count}
            onChange={choose}
          />
          <p class={refusal ? 'verdict no' : 'verdict'} role="status">
            {refusal && (
              <Sentence rich={explainRefusal(refusal, { names, actor: due.seat, top: null }, words)} />
            )}
          </p>
          <p class="record-acts">
            <button
              type="button"
              class="button main"
              disabled={cards.length !== due.count}
              onClick={() => take(step)}
            >
              {refusal ? words.record.turn.override : exchange.give}
            </button>
          </p>
        </>
      )}
    </li>
  );
}

function tradeOf(due: Due, cards: Hand): LiveAction {
  return due.type === 'give'
    ? { type: 'give', seat: due.seat, to: due.to, cards }
    : { type: 'swap', seat: due.seat, cards };
}

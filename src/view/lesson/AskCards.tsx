/** The cards to choose from, and what can be done with them. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { ReadyAsk } from '../../lessons/ready.ts';
import type { RunEvent } from '../../lessons/run.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import { CardFace } from '../card/CardFace.tsx';
import { cardKey } from '../card/card-key.ts';
import { useBoard } from '../player/board.ts';

interface AskCardsProps {
  readonly step: ReadyAsk;
  readonly chosen: readonly number[];
  readonly words: Messages['learn'];
  readonly toggle: (place: number) => void;
  readonly send: (event: RunEvent) => void;
}

export function AskCards({ step, chosen, words, toggle, send }: AskCardsProps) {
  const { game } = useBoard().words;
  const { seat, to, what, pool } = step;
  const cards = pool.filter((_, i) => chosen.includes(i));
  const answer = (deed: Deed) => send({ type: 'answer', deed });
  return (
    <div class="lesson-ask">
      <ul class="lesson-hand" aria-label={words.hand}>
        {pool.map((card, i) => (
          <li key={cardKey(card, i, pool)}>
            <button
              type="button"
              class="lesson-card"
              aria-pressed={chosen.includes(i)}
              aria-label={game.cardLabel(card)}
              onClick={() => toggle(i)}
            >
              <CardFace card={card} />
            </button>
          </li>
        ))}
      </ul>
      <p class="row">
        <button
          type="button"
          class="button main"
          disabled={cards.length === 0}
          onClick={() => answer(deedOf(what, seat, to, cards))}
        >
          {{ move: words.lay, give: words.give, swap: words.swap, gap: words.revolt }[what]}
        </button>
        {what === 'move' && (
          <button type="button" class="button" onClick={() => answer({ type: 'pass', seat })}>
            {words.pass}
          </button>
        )}
        {what === 'swap' && (
          <button type="button" class="button" onClick={() => answer({ type: 'keep', seat })}>
            {words.keep}
          </button>
        )}
        {what === 'gap' && (
          <button type="button" class="button" onClick={() => answer({ type: 'clear' })}>
            {words.calm}
          </button>
        )}
      </p>
    </div>
  );
}

function deedOf(what: ReadyAsk['what'], seat: number, to: number | null, cards: ReadyAsk['pool']): Deed {
  if (what === 'give') return { type: 'give', seat, to: to ?? seat, cards };
  return { type: what === 'move' ? 'play' : what === 'gap' ? 'revolt' : 'swap', seat, cards };
}

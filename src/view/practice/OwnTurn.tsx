/** The reader's own cards, and what he can do with them; for what he may not, why. */
import { useState } from 'preact/hooks';
import { sortHand } from '../../cards/hand.ts';
import { explainRefusal } from '../../explain/explain-refusal.ts';
import type { LiveStep } from '../../live/record.ts';
import type { Seat } from '../../rules/game.ts';
import { CardFace } from '../card/CardFace.tsx';
import { cardKey } from '../card/card-key.ts';
import { Sentence } from '../player/Sentence.tsx';
import { type Asked, askedOf, firstChosen, stepOf } from './asked.ts';
import { Hints } from './Hints.tsx';
import type { PlayedMatch } from './use-match.ts';
import type { PracticeWords, TableWords } from './words/practice-words.ts';

interface OwnTurnProps {
  readonly match: PlayedMatch;
  readonly me: Seat;
  readonly words: TableWords;
}

export function OwnTurn({ match, me, words }: OwnTurnProps) {
  const { live, act } = match;
  const { table } = words.practice;
  const hand = sortHand(live.round?.hands[me] ?? []);
  const asked = askedOf(live, me);
  const [chosen, choose] = useState(() => placesOf(hand, firstChosen(asked, live, hand)));
  const cards = hand.filter((_, i) => chosen.includes(i));
  const step = asked && stepOf(asked, me, cards);
  const refusal = step && cards.length > 0 ? live.refusalOf(step) : null;
  const names = live.record.players.map(({ name }) => name);
  const at = { names, actor: me, top: live.round?.trick?.plays.at(-1) ?? null };
  const toggle = (i: number) =>
    choose(chosen.includes(i) ? chosen.filter((each) => each !== i) : [...chosen, i]);
  const other = asked && otherWay(asked, me, table);
  return (
    <div class="panel practice-own">
      <p class="practice-ask">{asked ? askText(asked, table) : match.waiting && table.wait}</p>
      {hand.length === 0 && <p class="soft">{table.empty}</p>}
      <ul class="practice-hand" aria-label={table.hand}>
        {hand.map((card, i) => (
          <li key={cardKey(card, i, hand)}>
            <button
              type="button"
              class="practice-card"
              aria-pressed={chosen.includes(i)}
              aria-label={words.game.cardLabel(card)}
              disabled={!asked}
              onClick={() => toggle(i)}
            >
              <CardFace card={card} />
            </button>
          </li>
        ))}
      </ul>
      <p class={refusal ? 'verdict no' : 'verdict'} role="status">
        {refusal && <Sentence rich={explainRefusal(refusal, at, words)} />}
      </p>
      {asked && step && (
        <p class="row">
          <button
            type="button"
            class="button main"
            disabled={cards.length === 0 || refusal !== null}
            onClick={() => act(step)}
          >
            {doText(asked, table)}
          </button>
          {other && (
            <button type="button" class="button" onClick={() => act(other.step)}>
              {other.text}
            </button>
          )}
        </p>
      )}
      {asked?.type === 'move' && <Hints live={live} me={me} words={words} />}
    </div>
  );
}

type TableTexts = PracticeWords['table'];

function askText(asked: Asked, table: TableTexts): string {
  if (asked.type === 'gap') return table.gap;
  if (asked.type === 'move') return asked.leads ? table.lead : table.follow;
  const { due } = asked;
  if (due.type === 'swap') return table.swap(due.count);
  return due.choice === 'best' ? table.giveBest(due.count) : table.give(due.count);
}

function doText(asked: Asked, table: TableTexts): string {
  if (asked.type === 'gap') return table.revolt;
  if (asked.type === 'move') return table.lay;
  return asked.due.type === 'give' ? table.giveThese : table.swapThese;
}

/** What can be done without cards. */
function otherWay(asked: Asked, seat: Seat, table: TableTexts): { text: string; step: LiveStep } | null {
  if (asked.type === 'gap') return { text: table.calm, step: { type: 'clear' } };
  if (asked.type === 'move') return asked.leads ? null : { text: table.pass, step: { type: 'pass', seat } };
  return asked.due.type === 'swap' ? { text: table.keep, step: { type: 'keep', seat } } : null;
}

/** The places in the hand of so many cards of it, each used once. */
function placesOf(hand: readonly string[], cards: readonly string[]): number[] {
  const left = [...cards];
  return hand.flatMap((card, i) => {
    const at = left.indexOf(card);
    if (at < 0) return [];
    left.splice(at, 1);
    return [i];
  });
}

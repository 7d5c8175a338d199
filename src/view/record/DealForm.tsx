/** The beginning of a round: who deals, which cards are known, or that only its result is. */
import { useState } from 'preact/hooks';
import { UNKNOWN } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import { explainRefusal } from '../../explain/explain-refusal.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { LiveStep } from '../../live/record.ts';
import { unknownDeal } from '../../live/unknown-deal.ts';
import type { Deal, Seat } from '../../rules/game.ts';
import { nameOf } from '../player/names.ts';
import { Sentence } from '../player/Sentence.tsx';
import { HandsForm } from './HandsForm.tsx';
import { OrderEntry } from './OrderEntry.tsx';
import type { RecordWords } from './words/record-words.ts';

interface DealFormProps {
  readonly live: LiveMatch;
  readonly round: number;
  /** What is being corrected; null where nothing is. */
  readonly was: LiveStep | null;
  readonly words: RecordWords;
  readonly onAct: (step: LiveStep) => void;
}

export function DealForm({ live, round, was, words, onAct }: DealFormProps) {
  const { deal: texts, order } = words.record;
  const before = was?.type === 'deal' ? was : null;
  const [chosen, setChosen] = useState<Seat>(before?.deal.dealer ?? live.dealer ?? 0);
  const [known, setKnown] = useState<readonly Hand[]>(() =>
    live.record.players.map((_, seat) => (before?.deal.hands[seat] ?? []).filter((card) => card !== UNKNOWN)),
  );
  const [onlyResult, setOnlyResult] = useState(was?.type === 'result');
  const [breaking, setBreaking] = useState(before?.forced === true);
  const dealer = breaking ? chosen : (live.dealer ?? chosen);
  const deal = withKnown(live, unknownDeal(live.game, live.setup, dealer), known);
  const [fault] = live.game.judgeDeal(live.setup, deal, live.context.titles);
  const names = live.record.players.map(({ name }) => name);
  return (
    <div class="panel record-deal">
      <h2>{words.game.round(round)}</h2>
      {onlyResult ? (
        <OrderEntry
          names={names}
          ask={order.ask}
          words={words.record}
          onEnter={(places) => onAct({ type: 'result', order: places })}
        />
      ) : (
        <>
          <label class="record-field">
            {texts.dealer}
            <select
              class="field"
              value={dealer}
              disabled={live.dealer !== null && !breaking}
              onChange={(event) => setChosen(Number(event.currentTarget.value))}
            >
              {names.map((name, seat) => (
                <option key={seat} value={seat}>
                  {nameOf(name)}
                </option>
              ))}
            </select>
          </label>
          <details>
            <summary>{texts.cards}</summary>
            <p class="soft">{texts.cardsNote}</p>
            <HandsForm live={live} deal={deal} known={known} words={words} onChange={setKnown} />
          </details>
          {live.dealer !== null && (
            <label class="row">
              <input
                type="checkbox"
                checked={breaking}
                onChange={(event) => setBreaking(event.currentTarget.checked)}
              />
              {words.record.turn.override}
            </label>
          )}
          {fault && (
            <p class="verdict no" role="status">
              <Sentence rich={explainRefusal(fault, { names, actor: null, top: null }, words)} />
            </p>
          )}
        </>
      )}
      <p class="record-acts">
        {!onlyResult && (
          <button
            type="button"
            class="button main"
            disabled={fault !== undefined && !breaking}
            onClick={() => onAct({ type: 'deal', deal, ...(fault ? { forced: true } : {}) })}
          >
            {texts.begin}
          </button>
        )}
        <button type="button" class="button" onClick={() => setOnlyResult(!onlyResult)}>
          {onlyResult ? texts.played : texts.result}
        </button>
      </p>
    </div>
  );
}

/** The deal with what is known of it; where all hands are, the rest of the pack is the talon. */
function withKnown({ game, setup }: LiveMatch, deal: Deal, known: readonly Hand[]): Deal {
  const hands = deal.hands.map((hand, seat) => {
    const cards = known[seat] ?? [];
    return [...cards, ...hand.slice(cards.length)];
  });
  const isWhole = hands.every((hand) => !hand.includes(UNKNOWN));
  if (!isWhole || deal.talon.length === 0) return { ...deal, hands };
  const dealt = new Set(hands.flat());
  return { ...deal, hands, talon: game.pack(setup).filter((card) => !dealt.has(card)) };
}

/** What the one to move does: the cards that he lays, a pass, or between two tricks a revolution; on demand also what the rules forbid. */
import { useState } from 'preact/hooks';
import type { SeenCard } from '../../cards/card.ts';
import type { Hand } from '../../cards/hand.ts';
import { explainRefusal } from '../../explain/explain-refusal.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import { couldBeLaid } from '../../live/offer.ts';
import type { LiveAction, LiveStep } from '../../live/record.ts';
import type { Seat } from '../../rules/game.ts';
import { Sentence } from '../player/Sentence.tsx';
import { CardPicker } from './CardPicker.tsx';
import { holdersIn, passesBefore, passesOfOthers, turnIn } from './passes.ts';
import { SeatButtons } from './SeatButtons.tsx';
import { SeatName } from './SeatName.tsx';
import type { RecordWords } from './words/record-words.ts';

interface TurnProps {
  readonly live: LiveMatch;
  readonly words: RecordWords;
  readonly onAct: (...steps: readonly LiveStep[]) => void;
}

export function Turn({ live, words, onAct }: TurnProps) {
  const { turn } = words.record;
  const [cards, choose] = useState<Hand>([]);
  const [breaking, setBreaking] = useState(false);
  const [other, setOther] = useState<Seat | null>(null);
  const [revolting, setRevolting] = useState(false);
  const next = turnIn(live);
  const actor = other ?? next;
  const names = live.record.players.map(({ name }) => name);
  const leads = live.phase !== 'following';
  const mayRevolt = live.phase === 'gap' && live.game.revoltSize(live.setup) !== null;
  const type = revolting ? 'revolt' : 'play';
  const refusalOf = (action: LiveAction) => live.refusalOf(action);
  const refusal = actor !== null && cards.length > 0 ? refusalOf({ type, seat: actor, cards }) : null;
  const take = (action: LiveAction) => onAct(refusalOf(action) ? { ...action, forced: true } : action);
  const reset = () => {
    choose([]);
    setOther(null);
  };
  const tapSeat = (seat: Seat) => {
    if (breaking || revolting) {
      choose([]);
      setOther(seat);
    } else onAct(...passesBefore(live, seat));
  };
  const others = leads ? [] : passesOfOthers(live);
  const at = { names, actor, top: live.round?.trick?.plays.at(-1) ?? null };
  const asksWho = revolting && other === null;
  return (
    <>
      <div class="panel record-turn">
        <h2>
          {asksWho
            ? turn.whoRevolts
            : actor !== null && (
                <>
                  <SeatName seat={actor} name={names[actor] ?? ''} />{' '}
                  <span class="soft">{revolting ? turn.revolts : leads ? turn.leads : turn.follows}</span>
                </>
              )}
        </h2>
        {actor !== null && !asksWho && (
          <CardPicker
            key={`${actor} ${type}`}
            live={live}
            seat={actor}
            cards={cards}
            words={words}
            mayAdd={(card: SeenCard) => breaking || couldBeLaid(live, actor, [...cards, card], type)}
            onChange={choose}
          />
        )}
        <p class={refusal ? 'verdict no' : 'verdict'} role="status">
          {refusal && <Sentence rich={explainRefusal(refusal, at, words)} />}
        </p>
        {actor !== null && (
          <p class="record-acts">
            <button
              type="button"
              class="button main"
              disabled={cards.length === 0 || asksWho || (refusal !== null && !breaking)}
              onClick={() => take({ type, seat: actor, cards })}
            >
              {revolting ? turn.revolt : turn.lay}
            </button>
            {!revolting && (
              <button
                type="button"
                class="button"
                disabled={!breaking && refusalOf({ type: 'pass', seat: actor }) !== null}
                onClick={() => take({ type: 'pass', seat: actor })}
              >
                {turn.pass}
              </button>
            )}
            {!revolting && others.length > 1 && (
              <button type="button" class="button" onClick={() => onAct(...others)}>
                {turn.allPass}
              </button>
            )}
            {mayRevolt && (
              <button
                type="button"
                class="button"
                aria-pressed={revolting}
                onClick={() => {
                  reset();
                  setRevolting(!revolting);
                }}
              >
                {revolting ? turn.noRevolt : turn.revolt}
              </button>
            )}
          </p>
        )}
        <label class="row">
          <input
            type="checkbox"
            checked={breaking}
            onChange={({ currentTarget: { checked } }) => {
              // Whoever acted out of turn is not asked any more, nor are his cards.
              if (!checked && !revolting && other !== null) reset();
              setBreaking(checked);
            }}
          />
          {turn.override}
        </label>
        {breaking && <p class="soft">{turn.overrideNote}</p>}
      </div>
      <SeatButtons
        live={live}
        words={words}
        actor={asksWho ? null : actor}
        mayTap={(seat) =>
          seat !== actor &&
          (breaking || revolting ? holdersIn(live).includes(seat) : passesBefore(live, seat).length > 0)
        }
        passes={!breaking && !revolting}
        onTap={tapSeat}
      />
    </>
  );
}

/** What was seen at the check for a Revolution (A26, A27), where the hands are not known. */
import { useState } from 'preact/hooks';
import type { LiveMatch } from '../../live/live-match.ts';
import type { LiveStep } from '../../live/record.ts';
import type { Seat } from '../../rules/game.ts';
import { SeatName } from './SeatName.tsx';
import type { RecordWords } from './words/record-words.ts';

interface CheckProps {
  readonly live: LiveMatch;
  readonly words: RecordWords;
  readonly onAct: (step: LiveStep) => void;
}

export function Check({ live, words, onAct }: CheckProps) {
  const { check } = words.record;
  const [state, setState] = useState<'declared' | 'postponed' | null>(null);
  const [by, setBy] = useState<readonly Seat[]>([]);
  const toggle = (seat: Seat) =>
    setBy(by.includes(seat) ? by.filter((each) => each !== seat) : [...by, seat].sort((a, b) => a - b));
  return (
    <div class="panel record-check">
      <h2>{check.title}</h2>
      <p class="record-acts">
        <button
          type="button"
          class="button main"
          onClick={() => onAct({ type: 'check', verdict: { state: 'none', by: [] } })}
        >
          {check.none}
        </button>
        {(['declared', 'postponed'] as const).map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={state === each}
            onClick={() => setState(each)}
          >
            {check[each]}
          </button>
        ))}
      </p>
      {state && (
        <>
          <p>{check.by}</p>
          <div class="record-buttons">
            {live.record.players.map(({ id, name }, seat) => (
              <button
                key={id}
                type="button"
                class="button"
                aria-pressed={by.includes(seat)}
                onClick={() => toggle(seat)}
              >
                <SeatName seat={seat} name={name} />
              </button>
            ))}
          </div>
          <p class="record-acts">
            <button
              type="button"
              class="button main"
              disabled={by.length === 0}
              onClick={() => onAct({ type: 'check', verdict: { state, by } })}
            >
              {check.enter}
            </button>
          </p>
        </>
      )}
    </div>
  );
}

/** The whole lesson to read: each step's words, its question, and the answer behind a fold. Server only. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Rich } from '../../explain/rich.ts';
import type { ReadyStep } from '../../lessons/ready.ts';
import { type Board, BoardProvider } from '../player/board.ts';
import { Sentence } from '../player/Sentence.tsx';

interface LessonInWordsProps {
  readonly steps: readonly ReadyStep[];
  readonly board: Board;
  readonly words: Messages['learn'];
}

export function LessonInWords({ steps, board, words }: LessonInWordsProps) {
  return (
    <BoardProvider value={board}>
      <ol class="lesson-whole">
        {steps.map((step, i) => (
          <li key={i}>
            {step.since.map((told, each) => (
              <p key={each} class="soft">
                <Sentence rich={told} />
              </p>
            ))}
            <p>
              <Sentence rich={step.text} />
            </p>
            {step.kind === 'predict' && <Items texts={step.choices} />}
            {step.kind !== 'say' && (
              <details>
                <summary>{words.answer}</summary>
                {(step.kind === 'ask'
                  ? [step.shown]
                  : [step.choices[step.right] ?? [], ...step.meanwhile]
                ).map((told, each) => (
                  <p key={each}>
                    <Sentence rich={told} />
                  </p>
                ))}
                <p>
                  <Sentence rich={step.done} />
                </p>
              </details>
            )}
          </li>
        ))}
      </ol>
    </BoardProvider>
  );
}

function Items({ texts }: { readonly texts: readonly Rich[] }) {
  return (
    <ul>
      {texts.map((text, i) => (
        <li key={i}>
          <Sentence rich={text} />
        </li>
      ))}
    </ul>
  );
}

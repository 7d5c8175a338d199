/** At the end of a line that goes on: the way to have it played to the end of the round, or why there is none. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Game, RoundState } from '../../rules/game.ts';
import { canPlayOut } from './can-play-out.ts';

interface FinishProps {
  readonly game: Game;
  readonly state: RoundState;
  readonly words: Messages['whatIf'];
  readonly onFinish: () => void;
}

export function Finish({ game, state, words, onFinish }: FinishProps) {
  if (game.roundOver(state)) return null;
  if (!canPlayOut(game, state)) return <p class="soft">{words.line.unplayable}</p>;
  return (
    <p>
      <button type="button" class="button" onClick={onFinish}>
        {words.line.finish}
      </button>
    </p>
  );
}

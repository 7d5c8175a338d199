/** A player as the server renders it: at the start of the match, all hands open. The browser takes over from there. */
import { Controller } from '../controller/controller.ts';
import { FIRST_STATE } from '../controller/state.ts';
import { DEFAULTS } from '../option-values.ts';
import { Player } from '../player/Player.tsx';
import type { Reading } from '../player/reading.ts';
import type { HostedMatch } from './matches.ts';

interface ReplayStartProps {
  readonly match: HostedMatch;
  readonly reading: Reading;
}

export function ReplayStart({ match, reading }: ReplayStartProps) {
  const controller = new Controller(match.source, FIRST_STATE, match.source.round(0));
  return <Player reading={reading} controller={controller} options={DEFAULTS} />;
}

/** A deed chosen at a moment: it may be what comes next there, or how a branch begins; otherwise a line comes of it. */
import type { PlayerId } from '../../log/model.ts';
import type { Action, Game, RoundState, Seat } from '../../rules/game.ts';
import { type Deed, isAllowed, isSameDeed } from './deed.ts';
import { type Edited, goOn, type Standpoint } from './edit-lines.ts';
import { entriesOf } from './follow-up.ts';
import type { WhatIfLine } from './line.ts';

export type Choosing =
  /** It is what comes next on the line, or a trade that comes later in it: the frame after it, by index. */
  | { readonly type: 'along'; readonly index: number }
  /** A branch that leaves here begins with it. */
  | { readonly type: 'enter'; readonly branch: string }
  | ({ readonly type: 'edit' } & Edited);

interface Chooser {
  readonly ids: readonly PlayerId[];
  /** What a new line is called. */
  readonly name: string;
  /** Whose hands the reader may know. */
  readonly isSeen: (seat: Seat) => boolean;
}

/** Null where the rules forbid the deed. `state` is the position at the standpoint. */
export function chooseDeed(
  game: Game,
  state: RoundState,
  here: Standpoint,
  lines: readonly WhatIfLine[],
  deed: Deed,
  { ids, name, isSeen }: Chooser,
): Choosing | null {
  const { round, frames, index } = here;
  const along = frames.findIndex(
    ({ did }, i) => i > index && isSameDeed(deed, did) && (i === index + 1 || !state.trick),
  );
  if (along >= 0) return { type: 'along', index: along };
  const entered = round.branches.find(
    ({ from, frames: [first] }) => from === frames[index]?.at && first && isSameDeed(deed, first.did),
  );
  if (entered) return { type: 'enter', branch: entered.name };
  if (!isAllowed(game, state, deed)) return null;
  const later = frames.slice(index + 1).flatMap(({ did }) => ('seat' in did ? [did satisfies Action] : []));
  const edited = goOn(lines, here, entriesOf(game, state, deed, later, ids, isSeen), name);
  return edited && { type: 'edit', ...edited };
}

/** Where the reader of what-if stands: the moment on its line as the rules know it, and what of his own is there. */
import type { Frame } from '../../replay/frame.ts';
import type { WhatIfLine } from '../../replay/what-if/line.ts';
import type { RoundState, Seat } from '../../rules/game.ts';
import { lineOf } from '../controller/position.ts';
import type { Moment } from '../player/moment.ts';
import { type Offer, offersAt } from './offers-at.ts';
import type { Here, WhatIfSession } from './session.ts';

export interface Standing extends Here {
  /** All frames of the line, with every card that the log knows. */
  readonly frames: readonly Frame[];
  /** Address of the present moment. */
  readonly at: string;
  /** Nothing follows on the line. */
  readonly atEnd: boolean;
  readonly state: RoundState | null;
  /** Null: what can be chosen is hidden from the reader. */
  readonly offers: readonly Offer[] | null;
  /** Whether what comes, and all hands, may be told of. */
  readonly isOpen: boolean;
  /** Whether the reader may know a seat's hand. */
  readonly isSeen: (seat: Seat) => boolean;
  /** The reader's line that this is; his lines in the round. */
  readonly own: WhatIfLine | null;
  readonly lines: readonly WhatIfLine[];
}

export function standingOf(moment: Moment, session: WhatIfSession): Standing {
  const here = hereOf(moment);
  const { round, position } = here;
  const { frames } = lineOf(round, position.branch);
  const state = session.stateAt(here);
  const { reveal, pov } = moment.state;
  const isOpen = reveal === 'open';
  const isSeen = (seat: Seat) => isOpen || seat === pov;
  return {
    ...here,
    frames,
    at: frames[position.frame]?.at ?? '',
    atEnd: position.frame === frames.length - 1,
    state,
    offers: state && offersAt(session.game, state, isSeen),
    isOpen,
    isSeen,
    own: session.lineOf(here),
    lines: session.linesOf(round.summary.number),
  };
}

/** Also where the branch of the reader's position has gone. */
function hereOf({ round, state: { position }, index }: Moment): Here {
  const isThere = round.branches.some(({ name }) => name === position.branch);
  return { round, position: { ...position, branch: isThere ? position.branch : null, frame: index } };
}

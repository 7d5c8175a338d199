/** Whose turn it is, and the passes that one tap says. */
import type { LiveMatch } from '../../live/live-match.ts';
import type { LiveStep } from '../../live/record.ts';
import type { RoundState, Seat } from '../../rules/game.ts';

/** Who acts next; between two tricks the one who leads the next. Null where nobody does. */
export function turnIn({ round, phase, game }: LiveMatch): Seat | null {
  if (!round) return null;
  return phase === 'gap' && !game.roundOver(round) ? game.clear(round).turn : round.turn;
}

export function holdersIn({ round }: LiveMatch): Seat[] {
  return (round?.hands ?? []).flatMap((hand, seat) => (hand.length > 0 ? [seat] : []));
}

/** The passes of all who come before a seat in this trick; none where its turn does not come. */
export function passesBefore(live: LiveMatch, seat: Seat): LiveStep[] {
  return passesUntil(live, ({ turn }) => turn === seat) ?? [];
}

/** The passes of all who could still beat what lies there. */
export function passesOfOthers(live: LiveMatch): LiveStep[] {
  return passesUntil(live, ({ trick }) => trick?.over === true) ?? [];
}

/** Passes one after the other until something holds; null where it never does. */
function passesUntil(
  { game, round, phase }: LiveMatch,
  holds: (round: RoundState) => boolean,
): LiveStep[] | null {
  if (!round || phase !== 'following') return null;
  const steps: LiveStep[] = [];
  for (let now = round; !holds(now); ) {
    if (now.turn === null) return null;
    const pass = { type: 'pass', seat: now.turn } as const;
    if (game.judge(now, pass)) return null;
    steps.push(pass);
    now = game.apply(now, pass);
  }
  return steps;
}

/** Bets whose answer the log itself gives: who takes the trick, whether he passes, whether a revolution comes. */
import type { RoundTimeline } from '../replay/frame.ts';
import type { Seat } from '../rules/game.ts';
import type { Predict } from './schema.ts';

export type LogBet = Extract<Predict['choices'], string>;

export interface Settled {
  /** Index of the first frame that settles the question. */
  readonly frame: number;
  /** A seat for `taker`, else whether it comes to pass. */
  readonly answer: Seat | boolean;
}

/** How the log settles a bet that stands at a frame; null where it does not, or where nothing is left to bet on. */
export function settle({ frames }: RoundTimeline, index: number, bet: LogBet): Settled | null {
  const later = (found: (i: number) => boolean) => frames.findIndex((_, i) => i > index && found(i));
  if (bet === 'taker') {
    const over = later((i) => frames[i]?.turn === null);
    const winner = frames[over]?.pile.at(-1)?.seat;
    return frames[index]?.turn == null || winner === undefined ? null : { frame: over, answer: winner };
  }
  const next = frames[index + 1]?.did;
  if (bet === 'pass') {
    const acts = next?.type === 'pass' || next?.type === 'play';
    return acts ? { frame: index + 1, answer: next.type === 'pass' } : null;
  }
  const check = later((i) => frames[i]?.did.type === 'check');
  const verdict = frames[check]?.did;
  if (verdict?.type === 'check') return { frame: check, answer: verdict.verdict.state === 'declared' };
  if (frames[index]?.turn !== null) return null;
  const revolts = next?.type === 'revolt';
  return { frame: next ? index + 1 : index, answer: revolts };
}

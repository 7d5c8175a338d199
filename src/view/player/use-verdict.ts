/** Asks the rules about a choice of cards; they are loaded with the first question. */
import { useEffect, useState } from 'preact/hooks';
import type { SeenCard } from '../../cards/card.ts';
import type { Rich } from '../../explain/rich.ts';
import type { Seat } from '../../rules/game.ts';
import type { whyNot } from '../why-not/judge.ts';
import type { Moment } from './moment.ts';
import { useReading } from './reading.ts';

export type VerdictResult =
  | { readonly legal: true }
  | { readonly legal: false; readonly reason: Rich }
  | 'failed';

/** What the rules say to the seat's laying these cards; null while nothing is asked or the rules are on their way. */
export function useVerdict(
  moment: Moment,
  seat: Seat,
  cards: readonly SeenCard[],
  asked: boolean,
): VerdictResult | null {
  const { source, words } = useReading();
  const [judge, setJudge] = useState<typeof whyNot | 'failed' | null>(null);
  useEffect(() => {
    if (!asked) return;
    import('../why-not/judge.ts').then(
      (part) => setJudge(() => part.whyNot),
      () => setJudge('failed'),
    );
  }, [asked]);
  if (judge === 'failed') return 'failed';
  if (!judge || cards.length === 0) return null;
  const { frames, index, summary } = moment;
  const reason = judge({ head: source.head, summary, frames, index, seat, cards }, words);
  return reason ? { legal: false, reason } : { legal: true };
}

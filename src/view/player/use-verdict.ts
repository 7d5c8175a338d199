/** Asks the rules about a choice of cards; they are loaded with the first question. */
import { useEffect, useState } from 'preact/hooks';
import type { SeenCard } from '../../cards/card.ts';
import type { Rich } from '../../explain/rich.ts';
import type { Seat } from '../../rules/game.ts';
import type { Question } from '../why-not/judge.ts';
import { loadRefusals } from '../words/words.ts';
import type { Moment } from './moment.ts';
import { useReading } from './reading.ts';

type Judge = (question: Question) => Rich | null;

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
  const { source, words, locale } = useReading();
  const [judge, setJudge] = useState<Judge | 'failed' | null>(null);
  useEffect(() => {
    if (!asked) return;
    Promise.all([import('../why-not/judge.ts'), words.refusals ?? loadRefusals(locale)]).then(
      ([{ whyNot }, refusals]) => setJudge(() => (question: Question) => whyNot(question, { refusals })),
      () => setJudge('failed'),
    );
  }, [asked]);
  if (judge === 'failed') return 'failed';
  if (!judge || cards.length === 0) return null;
  const { frames, index, summary } = moment;
  const reason = judge({ head: source.head, summary, frames, index, seat, cards });
  return reason ? { legal: false, reason } : { legal: true };
}

/** A ledger as the waterfall wants it: the terms that say anything, in groups. */
import { type RoundLedger, TERMS, type Term } from '../../analysis/ledger/model.ts';
import type { WaterfallData } from '../../charts/waterfall-data.ts';
import type { AnalysisWords } from './words.ts';

/** Terms that begin a group: what was dealt, exchanged, turned over, played. */
const OPENS: ReadonlySet<Term> = new Set(['seat', 'tradeChoice', 'revolution', 'play']);
/** Terms that are always shown, even where they are nothing. */
const ALWAYS: ReadonlySet<Term> = new Set(['seat', 'deal', 'play', 'playLuck', 'others']);

/** `what` names the round or the match. */
export function ledgerData(
  ledger: RoundLedger,
  players: readonly string[],
  what: string,
  { ledger: words, analysis }: AnalysisWords,
): WaterfallData {
  const shown = TERMS.filter((term) => ALWAYS.has(term) || ledger.some(({ terms }) => terms[term] !== 0));
  let group = '';
  const steps = shown.map((term) => {
    const own = groupOf(term);
    const opens = own !== group;
    group = own;
    return { name: words.terms[term], values: ledger.map(({ terms }) => terms[term]), opens };
  });
  return {
    label: analysis.ledger.label(what),
    players,
    steps,
    sum: words.points,
    step: analysis.ledger.step,
  };
}

/** The term that begins the group of a term. */
function groupOf(term: Term): Term {
  const before = TERMS.slice(0, TERMS.indexOf(term) + 1);
  return before.findLast((each) => OPENS.has(each)) ?? term;
}

/** A problem of a file in words: what is wrong and what to do about it. */
import { isSeenCard, type SeenCard } from '../cards/card.ts';
import type { Fact, Problem } from '../log/problem.ts';
import type { RefusalCode } from '../rules/refusal.ts';
import type { RuleId } from '../rules/rule-ids.ts';
import { tellRefusal } from './explain-refusal.ts';
import type { Messages } from './messages/messages.ts';
import { lookUp } from './messages/names.ts';
import { refusalAdvice } from './refusal-advice.ts';
import type { Pile } from './refusal-facts.ts';
import { paragraph, type Rich, sentence } from './rich.ts';
import { setOfLay } from './set-of-lay.ts';
import { visible } from './visible.ts';

type Facts = Problem['facts'];

/** The sentences for a problem. A code that is not known (of a newer reader, say) is named as it is. */
export function explainProblem(problem: Problem, messages: Pick<Messages, 'problems' | 'refusals'>): Rich {
  const { problems, refusals } = messages;
  const facts = shownFacts(problem.facts);
  if (Object.hasOwn(refusals, problem.code)) {
    const why = refused(problem.code as RefusalCode, facts, messages);
    return paragraph([why, ...refusalAdvice(problem, facts, problems)]);
  }
  // The table is typed code by code; here the code is a text, and its facts come with it.
  const tell: ((facts: never) => Rich) | undefined = lookUp(problems.sentences, problem.code);
  return tell ? tell(facts as never) : problems.unknown({ code: visible(problem.code) });
}

/** A refusal of the rules, from the facts that `refusalFacts` made of it. */
function refused(code: RefusalCode, facts: Facts, messages: Pick<Messages, 'refusals'>): Rich {
  const { rule, actor = null, seat = null, expected = null, ...own } = facts;
  const told = { ...own, seat, expected, who: actor, pile: pileOf(facts) };
  const broken = typeof rule === 'string' ? (rule as RuleId) : null;
  return sentence(tellRefusal({ code, rule: broken }, told, messages), broken ? [broken] : []);
}

function pileOf({ pile, pileBy }: Facts): Pile | null {
  if (!Array.isArray(pile) || typeof pileBy !== 'string') return null;
  return { by: pileBy, ...setOfLay(pile.filter((card): card is SeenCard => isSeenCard(card))) };
}

/** The facts with every text in them fit to be shown. */
function shownFacts(facts: Facts): Facts {
  return Object.fromEntries(Object.entries(facts).map(([key, fact]) => [key, shownFact(fact)]));
}

function shownFact(fact: Fact): Fact {
  if (typeof fact === 'string') return visible(fact);
  return typeof fact === 'number' ? fact : fact.map(visible);
}

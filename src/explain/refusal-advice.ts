/** What to do about a line that the rules refuse: correct it, or write down what is missing; or mark it as what happened. */
import type { Problem } from '../log/problem.ts';
import type { Messages } from './messages/messages.ts';
import type { Rich } from './rich.ts';

type Facts = Problem['facts'];
type Texts = Messages['problems'];

/** Sentences that follow the reason; at least one, but for codes that nobody knows. `facts` are fit to be shown. */
export function refusalAdvice({ code, severity }: Problem, facts: Facts, texts: Texts): Rich[] {
  if ('actor' in facts) {
    if (severity === 'warning') return [[texts.isForced]];
    return [...passAdvice(code, facts, texts), [texts.mayForce]];
  }
  const { held, needed, first } = facts;
  switch (code) {
    case 'deal.hand-size':
    case 'deal.talon-size':
      return [[Number(held) < Number(needed) ? texts.deal.tooFew : texts.deal.tooMany]];
    case 'deal.twice':
      return [texts.deal.twice(typeof first === 'string' ? first : null)];
    case 'deal.foreign':
      return [[texts.deal.foreign]];
    case 'deal.dealer':
      return [[texts.deal.dealer]];
    default:
      return [];
  }
}

/** Whoever was skipped while a trick was going on may have passed. */
function passAdvice(code: string, { pile, expected, expectedId }: Facts, texts: Texts): Rich[] {
  const mayBe = code === 'play.turn' && pile !== undefined;
  if (!mayBe || typeof expected !== 'string' || typeof expectedId !== 'string') return [];
  return [texts.mayPass({ player: expected, id: expectedId })];
}

/** In which phase of its statechart a match stands, by one word. */
import type { StateValue } from 'xstate';

/** `gap`: a trick has ended and its cards lie there still; `over`: nothing comes after. */
export type Phase =
  | 'dealing'
  | 'exchanging'
  | 'revolutionCheck'
  | 'leading'
  | 'following'
  | 'gap'
  | 'ranking'
  | 'over';

const PHASES: Readonly<Record<string, Phase>> = {
  dealing: 'dealing',
  exchanging: 'exchanging',
  revolutionCheck: 'revolutionCheck',
  leading: 'leading',
  following: 'following',
  betweenTricks: 'gap',
  ranking: 'ranking',
  matchOver: 'over',
};

export function phaseOf({ value }: { readonly value: StateValue }): Phase {
  const name = typeof value === 'string' ? value : nameIn(value);
  const phase = PHASES[name];
  if (!phase) throw new Error(`The statechart is in a state ${name} that is no phase.`);
  return phase;
}

function nameIn(value: Exclude<StateValue, string>): string {
  const { tricks } = value;
  return typeof tricks === 'string' ? tricks : (Object.keys(value)[0] ?? '');
}

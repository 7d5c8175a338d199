/**
 * The keys of the player: one table that drives them and that the help lists. They count only while
 * the player has focus, never with a modifier and never inside a field.
 */
import type { KeyAction } from '../../explain/messages/key-actions.ts';
import type { Command } from './state.ts';

export const KEYS = [
  { keys: ['ArrowRight'], does: 'next' },
  { keys: ['ArrowLeft'], does: 'previous' },
  { keys: [']'], does: 'next-trick' },
  { keys: ['['], does: 'previous-trick' },
  { keys: ['}'], does: 'next-round' },
  { keys: ['{'], does: 'previous-round' },
  { keys: ['ArrowDown'], does: 'next-decision' },
  { keys: ['ArrowUp'], does: 'previous-decision' },
  { keys: ['.'], does: 'next-mistake' },
  { keys: [','], does: 'previous-mistake' },
  { keys: ['Home'], does: 'start' },
  { keys: ['End'], does: 'end' },
  { keys: ['f'], does: 'next-pov' },
  { keys: ['h'], does: 'toggle-hands' },
  { keys: ['w'], does: 'what-if' },
  { keys: [' '], does: 'toggle-play' },
  { keys: ['0…9', 'Enter'], does: 'step' },
  { keys: ['b'], does: 'back' },
  { keys: ['s'], does: 'share' },
  { keys: ['?'], does: 'help' },
] as const satisfies readonly { readonly keys: readonly string[]; readonly does: KeyAction }[];

/** What an event tells about a key, as far as it matters here. */
export interface Press {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  /** What has the focus: a field keeps all its keys, a control those that work it. */
  readonly inside: 'field' | 'control' | 'page';
}

/** A number that is being typed. */
export type Typed = string;

export type KeyResult =
  | { readonly type: 'command'; readonly command: Command }
  | { readonly type: 'help' | 'share' }
  /** To the nearest mistake: only a review knows where that is. */
  | { readonly type: 'mistake'; readonly direction: 'next' | 'previous' }
  /** A digit more, or none any longer. */
  | { readonly type: 'typed'; readonly typed: Typed }
  | { readonly type: 'nothing' };

const NOTHING: KeyResult = { type: 'nothing' };
const ACTIONS: ReadonlyMap<string, KeyAction> = new Map(
  KEYS.flatMap(({ keys, does }) => (does === 'step' ? [] : keys.map((key) => [key, does] as const))),
);
/** The longest number that can be typed. */
const DIGITS = 5;

/** What a key press means, given the digits typed before it. */
export function readKey(press: Press, typed: Typed): KeyResult {
  if (press.ctrlKey || press.altKey || press.metaKey || press.inside === 'field') return NOTHING;
  if (/^\d$/.test(press.key)) return { type: 'typed', typed: (typed + press.key).slice(-DIGITS) };
  if (press.key === 'Escape' && typed !== '') return { type: 'typed', typed: '' };
  if (press.key === 'Enter' && typed !== '') {
    return { type: 'command', command: { type: 'step', step: Number(typed) } };
  }
  if (press.inside === 'control' && (press.key === ' ' || press.key === 'Enter')) return NOTHING;
  const action = ACTIONS.get(press.key.length === 1 ? press.key.toLowerCase() : press.key);
  if (action === undefined || action === 'step') return NOTHING;
  if (action === 'next-mistake') return { type: 'mistake', direction: 'next' };
  if (action === 'previous-mistake') return { type: 'mistake', direction: 'previous' };
  return action === 'help' || action === 'share' ? { type: action } : { type: 'command', command: action };
}

/** How a key is written on a page. */
export function keyName(key: string): string {
  return KEY_NAMES[key] ?? key;
}

const KEY_NAMES: Readonly<Record<string, string>> = {
  ArrowRight: '→',
  ArrowLeft: '←',
  ArrowUp: '↑',
  ArrowDown: '↓',
};

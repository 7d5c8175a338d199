/** Values of options, checked; what is wrong with one is a UsageError in words. */
import type { Messages } from '../explain/messages/messages.ts';
import { nearest } from '../log/nearest.ts';
import type { Call, Values } from './command.ts';
import { UsageError } from './usage.ts';

/** The text of an option; of one that was repeated, the last. */
export function textOf(values: Values, name: string): string | null {
  const value = values[name];
  const last = Array.isArray(value) ? value.at(-1) : value;
  return typeof last === 'string' ? last : null;
}

/** All texts of an option that may be repeated. */
export function textsOf(values: Values, name: string): string[] {
  const value = values[name];
  const list = Array.isArray(value) ? value : [value];
  return list.filter((one): one is string => typeof one === 'string');
}

/** A whole number between two bounds. */
export function numberOf({ values, messages }: Call, name: string, range: Range): number {
  const text = textOf(values, name);
  if (text === null) return range.otherwise;
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= range.least && number <= range.most) return number;
  throw new UsageError(messages.cli.badNumber(`--${name}`, text, range.least, range.most));
}

export interface Range {
  readonly least: number;
  readonly most: number;
  readonly otherwise: number;
}

/** The value as one of a few words. */
export function oneOf<T extends string>(
  found: string,
  allowed: readonly T[],
  option: string,
  messages: Messages,
): T {
  const value = allowed.find((word) => word === found);
  if (value !== undefined) return value;
  const meant = nearest(found, allowed);
  const hint = meant ? ` ${messages.cli.didYouMean(meant)}` : '';
  throw new UsageError(messages.cli.badValue(option, found, allowed) + hint);
}

/** `NAME=VALUE` as a pair; the value may hold further `=`. */
export function pairOf(
  text: string,
  option: string,
  messages: Messages,
): readonly [name: string, value: string] {
  const at = text.indexOf('=');
  if (at < 1) throw new UsageError(messages.cli.badPair(option, text));
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()];
}

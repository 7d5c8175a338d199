/** What a command is: its options, and what it does with them. */
import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Language } from '../explain/messages/languages.ts';
import type { Messages } from '../explain/messages/messages.ts';
import type { Io } from './io.ts';

export type OptionSpecs = Readonly<Record<string, ParseArgsOptionDescriptor>>;

/** Values as `node:util` reads them; an option that may be repeated is a list. */
export type Values = Readonly<Record<string, string | boolean | readonly (string | boolean)[] | undefined>>;

/** In which language, and with which world outside, a command runs. */
export interface Session {
  readonly language: Language;
  readonly messages: Messages;
  readonly io: Io;
}

export interface Call extends Session {
  readonly values: Values;
  /** The words that are no options. */
  readonly files: readonly string[];
}

export interface Command {
  readonly name: 'deal' | 'check' | 'replay' | 'render' | 'review' | 'puzzles' | 'tournament' | 'facts';
  readonly options: OptionSpecs;
  /** Resolves to the exit code; rejects with a UsageError where the call makes no sense. */
  run(call: Call): Promise<number>;
}

/** Reads the words after a command with `node:util`, and turns its complaints into ours. */
import { parseArgs } from 'node:util';
import type { Messages } from '../explain/messages/messages.ts';
import { nearest } from '../log/nearest.ts';
import type { OptionSpecs, Values } from './command.ts';
import { UsageError } from './usage.ts';

/** Options and the words that are none. Throws a UsageError on options that do not exist or lack their value. */
export function readArguments(args: readonly string[], options: OptionSpecs, messages: Messages) {
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const seen = new Set<string>();
  for (const token of tokens) {
    if (token.kind !== 'option') continue;
    judgeOption(token, options, messages);
    const { type, multiple } = options[token.name] ?? {};
    if (seen.has(token.name) && type === 'string' && !multiple)
      throw new UsageError(messages.cli.givenTwice(token.rawName));
    seen.add(token.name);
  }
  return { values: values as Values, files: positionals };
}

interface OptionToken {
  readonly name: string;
  readonly rawName: string;
  readonly value: string | undefined;
  readonly inlineValue: boolean | undefined;
}

function judgeOption(token: OptionToken, options: OptionSpecs, { cli }: Messages): void {
  const spec = options[token.name];
  if (!spec) {
    const meant = nearest(token.name, Object.keys(options));
    const hint = meant ? ` ${cli.didYouMean(`--${meant}`)}` : '';
    throw new UsageError(cli.unknownOption(token.rawName) + hint);
  }
  if (spec.type === 'string' && looksMissing(token)) throw new UsageError(cli.needsValue(token.rawName));
  if (spec.type === 'boolean' && token.value !== undefined) {
    throw new UsageError(cli.takesNoValue(token.rawName));
  }
}

/** Whether an option stands without its value, or took the option after it for one. A number below zero is a value. */
function looksMissing({ value, inlineValue }: OptionToken): boolean {
  return value === undefined || (!inlineValue && /^-[^\d.]/.test(value));
}

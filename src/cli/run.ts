/** The whole command as a function: arguments in, exit code out. */
import { CATALOGUES } from '../explain/messages/catalogues.ts';
import { LANGUAGES } from '../explain/messages/languages.ts';
import { nearest } from '../log/nearest.ts';
import { readArguments } from './arguments.ts';
import type { Command, Session } from './command.ts';
import { COMMANDS, commandNamed } from './commands.ts';
import { telling } from './files.ts';
import type { Io } from './io.ts';
import { languageOfEnvironment, takeLanguage } from './language.ts';
import { EXIT, FileError, UsageError } from './usage.ts';
import { oneOf } from './values.ts';
import { version } from './version.ts';

const HELP = ['help', '--help', '-h'];
const VERSION = ['version', '--version', '-v'];

/** Runs the command with these arguments; resolves to its exit code and never rejects over what the user did. */
export async function run(args: readonly string[], io: Io): Promise<number> {
  const { asked, rest } = takeLanguage(args);
  const [word = '', ...words] = rest;
  let session = sessionIn(languageOfEnvironment(io.env), io);
  try {
    if (asked !== null) session = sessionIn(oneOf(asked, LANGUAGES, '--lang', session.messages), io);
    return await dispatch(word, words, session);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    const help = session.messages.cli.seeHelp(commandNamed(word)?.name ?? '');
    const hint = error instanceof FileError ? '' : `${help}\n`;
    await session.io.err(`epanastasi: ${error.message}\n${hint}`);
    return EXIT.usage;
  }
}

function sessionIn(language: Session['language'], io: Io): Session {
  const messages = CATALOGUES[language];
  return { language, messages, io: telling(io, messages) };
}

async function dispatch(word: string, words: readonly string[], session: Session): Promise<number> {
  const { cli } = session.messages;
  const command = commandNamed(word);
  if (command) return runCommand(command, words, session);
  if (VERSION.includes(word)) return show(session, `${version()}\n`);
  if (HELP.includes(word)) return show(session, helpOn(words[0] ?? '', session));
  if (word !== '') throw unknownCommand(word, session);
  await session.io.err(cli.help.general);
  return EXIT.usage;
}

function runCommand(command: Command, words: readonly string[], session: Session): Promise<number> {
  const { messages } = session;
  const options = { ...command.options, help: { type: 'boolean', short: 'h' } } as const;
  const { values, files } = readArguments(words, options, messages);
  if (values.help) return show(session, messages.cli.help[command.name]);
  return command.run({ ...session, values, files });
}

async function show({ io }: Session, text: string): Promise<number> {
  await io.out(text);
  return EXIT.fine;
}

function helpOn(word: string, session: Session): string {
  const command = commandNamed(word);
  if (word !== '' && !command) throw unknownCommand(word, session);
  return session.messages.cli.help[command?.name ?? 'general'];
}

function unknownCommand(word: string, { messages: { cli } }: Session): UsageError {
  const meant = nearest(word, [...COMMANDS.map(({ name }) => name), 'help']);
  const hint = meant ? ` ${cli.didYouMean(meant)}` : '';
  return new UsageError(cli.unknownCommand(word) + hint);
}

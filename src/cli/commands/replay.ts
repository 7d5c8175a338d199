/** `epanastasi replay`: prints a match as text, or one moment of it with the whole table. */
import { parseAddress } from '../../replay/address.ts';
import { findFrame } from '../../replay/find-frame.ts';
import type { RoundTimeline } from '../../replay/frame.ts';
import { gameById } from '../../rules/games.ts';
import type { Call, Command } from '../command.ts';
import { readText } from '../files.ts';
import { type FoldedLog, foldLogs } from '../fold-log.ts';
import { headText, momentText, roundText, type Told } from '../match-text.ts';
import { onlyFile } from '../only-file.ts';
import { problemLines, tally } from '../problem-lines.ts';
import { EXIT, UsageError } from '../usage.ts';
import { textOf } from '../values.ts';

export const replay: Command = {
  name: 'replay',
  options: { at: { type: 'string' } },
  async run(call) {
    const file = onlyFile(call);
    const at = textOf(call.values, 'at');
    const logs = foldLogs(await readText(call, file), file);
    for (const log of at === null ? logs : logs.slice(0, 1)) {
      await (at === null ? printMatch(call, log) : printMoment(call, log, at));
    }
    const problems = logs.flatMap((log) => log.problems());
    await call.io.err(problemLines(file, problems, call));
    return tally(problems).errors > 0 ? EXIT.errors : EXIT.fine;
  },
};

async function printMatch(call: Call, log: FoldedLog): Promise<void> {
  await call.io.out(headText(log.head, call));
  const told = toldOf(call, log);
  for (const round of log.rounds) {
    if (told) await call.io.out(roundText(told, round));
  }
}

/** The moment itself: where the match has none at that address, that is said. */
async function printMoment(call: Call, log: FoldedLog, at: string): Promise<void> {
  const rounds: RoundTimeline[] = [...log.rounds];
  const address = parseAddress(at);
  const found = address && findFrame(rounds, address);
  const round = found ? rounds[found.round] : undefined;
  const line = round?.branches.find(({ name }) => name === found?.branch) ?? round;
  const told = toldOf(call, log);
  const text = told && round && line && found ? momentText(told, round, line.frames, found.frame) : '';
  if (text === '') throw new UsageError(call.messages.cli.noMoment(at));
  await call.io.out(text);
}

/** Null where the game is not known: then there are no rounds either. */
function toldOf(voice: Call, { head }: FoldedLog): Told | null {
  const game = gameById(head.game);
  return game && { head, game, voice };
}

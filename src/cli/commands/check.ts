/** `epanastasi check`: looks for problems in logs. */
import type { Problem } from '../../log/problem.ts';
import type { Call, Command } from '../command.ts';
import { readText } from '../files.ts';
import { type FoldedLog, foldLogs } from '../fold-log.ts';
import { problemLines, tally } from '../problem-lines.ts';
import { EXIT, UsageError } from '../usage.ts';

export const check: Command = {
  name: 'check',
  options: {},
  async run(call) {
    const { io, files, messages } = call;
    if (files.length === 0) throw new UsageError(messages.cli.noFile);
    const found: Problem[] = [];
    for (const file of files) found.push(...(await checkFile(call, file)));
    const { errors, warnings } = tally(found);
    await io.err(`${messages.cli.checked(files.length, errors, warnings)}\n`);
    return errors > 0 ? EXIT.errors : EXIT.fine;
  },
};

/** Prints a file's problems, and gives them back. */
async function checkFile(call: Call, file: string): Promise<Problem[]> {
  const problems = foldLogs(await readText(call, file), file).flatMap(problemsOf);
  await call.io.out(problemLines(file, problems, call));
  return problems;
}

function problemsOf(log: FoldedLog): readonly Problem[] {
  for (const _round of log.rounds);
  return log.problems();
}

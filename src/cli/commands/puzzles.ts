/** `epanastasi puzzles`: finds the decisions of a match in which one choice is clearly the best. */
import { type Puzzle, puzzlesOf } from '../../analysis/puzzles/find-puzzles.ts';
import { describeDecision, describeDeed } from '../../explain/describe-decision.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { toldCost } from '../../explain/told-cost.ts';
import { visible } from '../../explain/visible.ts';
import type { Call, Command } from '../command.ts';
import { readText } from '../files.ts';
import { type FoldedLog, foldLogs } from '../fold-log.ts';
import { wrap } from '../layout.ts';
import { onlyFile } from '../only-file.ts';
import { problemLines, tally } from '../problem-lines.ts';
import { REVIEW_OPTIONS, type Reviewed, reviewLog } from '../review-plan.ts';
import { EXIT } from '../usage.ts';

export const puzzles: Command = {
  name: 'puzzles',
  options: { ...REVIEW_OPTIONS, json: { type: 'boolean' } },
  async run(call) {
    const file = onlyFile(call);
    const logs = foldLogs(await readText(call, file), file);
    for (const log of logs) {
      const reviewed = reviewLog(call, log);
      const found = reviewed ? puzzlesIn(log, reviewed) : [];
      const text = call.values.json ? `${JSON.stringify(found)}\n` : asText(found, log, reviewed, call);
      await call.io.out(text);
    }
    const problems = logs.flatMap((log) => log.problems());
    await call.io.err(problemLines(file, problems, call));
    return tally(problems).errors > 0 ? EXIT.errors : EXIT.fine;
  },
};

function puzzlesIn({ head }: FoldedLog, { rounds, review }: Reviewed): Puzzle[] {
  return review.rounds.flatMap((round, i) => puzzlesOf(round, rounds[i]?.frames ?? [], head.setup.players));
}

function asText(
  found: readonly Puzzle[],
  { head }: FoldedLog,
  reviewed: Reviewed | null,
  call: Call,
): string {
  const { messages } = call;
  if (found.length === 0 || !reviewed) return wrap(messages.puzzles.none);
  const names = head.players.map(({ name }) => name);
  const scene = { game: head.game, names, made: reviewed.review.made };
  return found
    .map(({ decision }) => {
      const { headline, why } = describeDecision(decision, scene, messages);
      const choices = decision.options.map(({ deed, value }) => {
        const label = richToText(describeDeed(deed, names, messages.review), messages);
        return `    ${messages.review.signed(value)}  ${visible(label)}\n`;
      });
      const line = (rich: Parameters<typeof richToText>[0]) => visible(richToText(rich, messages));
      return [
        wrap(`${decision.made}  ${messages.cli.gap(messages.review.fixed(toldCost(decision, 1)))}`),
        wrap(line(headline), '    '),
        wrap(line(why), '    '),
        ...choices,
      ].join('');
    })
    .join('\n');
}

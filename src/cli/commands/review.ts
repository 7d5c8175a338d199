/** `epanastasi review`: judges every decision of a match, splits luck from skill, and writes a report. */
import { metaOf } from '../../explain/meta-of.ts';
import type { MatchHead } from '../../replay/frame.ts';
import type { Call, Command } from '../command.ts';
import { readText, writeText } from '../files.ts';
import { foldLogs } from '../fold-log.ts';
import { onlyFile } from '../only-file.ts';
import { problemLines, tally } from '../problem-lines.ts';
import { toHtml } from '../report/html.ts';
import { toMarkdown } from '../report/markdown.ts';
import { reportBlocks, type Told } from '../report/report.ts';
import { REVIEW_OPTIONS, type Reviewed, reviewLog } from '../review-plan.ts';
import { EXIT, UsageError } from '../usage.ts';
import { textOf } from '../values.ts';
import { version } from '../version.ts';

export const review: Command = {
  name: 'review',
  options: {
    ...REVIEW_OPTIONS,
    json: { type: 'boolean' },
    html: { type: 'boolean' },
    md: { type: 'boolean' },
    player: { type: 'string' },
    anonymous: { type: 'boolean' },
    output: { type: 'string', short: 'o' },
  },
  async run(call) {
    const { io, values, messages } = call;
    const file = onlyFile(call);
    const form = formOf(call);
    const output = textOf(values, 'output');
    if (output === file) throw new UsageError(messages.cli.ownInput(file));
    const logs = foldLogs(await readText(call, file), file);
    if (form === 'html' && logs.length > 1) throw new UsageError(messages.cli.oneMatch);
    for (const log of logs) {
      const told = toldOf(call, log.head);
      const reviewed = reviewLog(call, log);
      if (!reviewed) continue;
      const text = written(reviewed, told, form, call);
      await (output === null ? io.out(text) : writeText(call, output, text));
    }
    const problems = logs.flatMap((log) => log.problems());
    await io.err(problemLines(file, problems, call));
    return tally(problems).errors > 0 ? EXIT.errors : EXIT.fine;
  },
};

const FORMS = ['md', 'html', 'json'] as const;
type Form = (typeof FORMS)[number];

function formOf({ values, messages: { cli } }: Call): Form {
  const asked = FORMS.filter((form) => values[form]);
  if (asked.length > 1) throw new UsageError(cli.oneForm(asked.map((form) => `--${form}`)));
  return asked[0] ?? 'md';
}

function written({ review: made }: Reviewed, told: Told, form: Form, { language, messages }: Call): string {
  if (form === 'json') return `${JSON.stringify({ names: told.names, ...made, ...only(made, told) })}\n`;
  const blocks = reportBlocks(made, told);
  const title = messages.report.title(told.title);
  return form === 'html' ? toHtml({ language, title, blocks }, messages) : toMarkdown(blocks, messages);
}

/** The rounds with the decisions of one player alone, where one is asked for. */
function only({ rounds }: Reviewed['review'], { seat }: Told) {
  if (seat === null) return {};
  return {
    rounds: rounds.map((round) => ({
      ...round,
      decisions: round.decisions.filter((one) => one.seat === seat),
    })),
  };
}

function toldOf({ values, messages, language }: Call, head: MatchHead): Told {
  const ids = head.players.map(({ id }) => id);
  const player = textOf(values, 'player');
  const seat = player === null ? null : ids.indexOf(player);
  if (seat === -1) throw new UsageError(messages.cli.badValue('--player', player ?? '', ids));
  const { report, cli } = messages;
  const event = metaOf(head.meta, 'event', language) ?? cli.untitled;
  return {
    title: values.anonymous ? report.anonymous : event,
    game: head.game,
    names: head.players.map(({ name }, i) => (values.anonymous ? report.player(i + 1) : name)),
    seat,
    version: version(),
    messages,
  };
}

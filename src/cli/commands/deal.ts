/** `epanastasi deal`: plays a seeded match between bots and writes its log. */
import { dealMatch } from '../../analysis/deal-match.ts';
import { printJson } from '../../log/json/print.ts';
import { printText } from '../../log/text/print.ts';
import type { Call, Command } from '../command.ts';
import { dealPlan } from '../deal-plan.ts';
import { writeText } from '../files.ts';
import { EXIT, UsageError } from '../usage.ts';
import { oneOf, textOf } from '../values.ts';

/** As elsewhere, `-` in place of a file. */
const STANDARD_OUTPUT = '-';
const FORMS = ['text', 'json'] as const;
const PRINTERS = { text: printText, json: printJson };

const text = { type: 'string' } as const;
const repeated = { type: 'string', multiple: true } as const;

export const deal: Command = {
  name: 'deal',
  options: {
    game: text,
    rounds: text,
    seed: text,
    option: repeated,
    bots: text,
    players: text,
    meta: repeated,
    passes: text,
    form: text,
    output: { type: 'string', short: 'o' },
  },
  async run(call) {
    if (call.files[0] !== undefined) throw new UsageError(call.messages.cli.unexpected(call.files[0]));
    const print = PRINTERS[oneOf(textOf(call.values, 'form') ?? 'text', FORMS, '--form', call.messages)];
    await deliver(call, print(dealMatch(dealPlan(call))));
    return EXIT.fine;
  },
};

async function deliver(call: Call, written: string): Promise<void> {
  const file = textOf(call.values, 'output');
  if (file === null || file === STANDARD_OUTPUT) await call.io.out(written);
  else await writeText(call, file, written);
}

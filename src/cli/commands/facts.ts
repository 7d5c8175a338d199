/** `epanastasi facts`: measures what is known of the games once more, and says how far each figure lies from what was found before. */
import { DEFAULT_MADE, ENGINE } from '../../analysis/equity/model.ts';
import { distance, EXPECTED } from '../../analysis/facts/expected.ts';
import { FACT_IDS, type FactId, type FactPlan, measure } from '../../analysis/facts/facts.ts';
import type { Figure } from '../../analysis/facts/mean.ts';
import { PLAYERS } from '../../analysis/facts/table.ts';
import { roundTo } from '../../analysis/round-to.ts';
import type { Call, Command } from '../command.ts';
import { alignColumns } from '../layout.ts';
import { EXIT, UsageError } from '../usage.ts';
import { numberOf, oneOf, textOf } from '../values.ts';

/** Beyond so many standard errors two figures are not the same. */
const FAR = 4;
const DIGITS = 5;

export const facts: Command = {
  name: 'facts',
  options: {
    rounds: { type: 'string' },
    policy: { type: 'string' },
    seed: { type: 'string' },
    json: { type: 'boolean' },
  },
  async run(call) {
    const { io, files, values, messages } = call;
    const ids = files.map((file) => oneOf(file, FACT_IDS, 'facts', messages));
    const asked = ids.length > 0 ? ids : FACT_IDS;
    const plan = planOf(call);
    const found: Record<string, Readonly<Record<string, Figure>>> = {};
    let far = 0;
    for (const id of asked) {
      found[id] = rounded(measure(id, plan));
      if (values.json) continue;
      const rows = rowsOf(id, found[id]);
      far += rows.filter((row) => row.at(-1) === '!').length;
      await io.out(`${id}\n${alignColumns(rows)}`);
    }
    if (values.json) await io.out(`${JSON.stringify({ engine: ENGINE, ...plan, facts: found }, null, 2)}\n`);
    else await io.out(`${messages.cli.facts.far(far, FAR)}\n`);
    return far > 0 ? EXIT.errors : EXIT.fine;
  },
};

function planOf(call: Call): FactPlan {
  const { values, messages } = call;
  return {
    policy: oneOf(textOf(values, 'policy') ?? 'flat', PLAYERS, '--policy', messages),
    rounds: numberOf(call, 'rounds', { least: 1000, most: 100_000_000, otherwise: 20_000 }),
    seed: textOf(values, 'seed') ?? DEFAULT_MADE.seed,
  };
}

/** Key, value, error, what was found before, and how many errors lie between the two. */
function rowsOf(id: FactId, figures: Readonly<Record<string, Figure>>): string[][] {
  return Object.entries(EXPECTED[id]).map(([key, expected]) => {
    const figure = figures[key];
    if (!figure) throw new UsageError(`${id}: ${key}`);
    const errors = distance(figure, expected);
    const text = ({ value, se }: Figure) => `${value.toFixed(DIGITS)} ± ${se.toFixed(DIGITS)}`;
    return ['', key, text(figure), text(expected), errors.toFixed(1), errors > FAR ? '!' : ''];
  });
}

function rounded(figures: Readonly<Record<string, Figure>>): Record<string, Figure> {
  const digits = (value: number) => roundTo(value, DIGITS + 1);
  return Object.fromEntries(
    Object.entries(figures).map(([key, { value, se }]) => [key, { value: digits(value), se: digits(se) }]),
  );
}

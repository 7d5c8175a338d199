/** Every chart as a table, for those who read it rather than see it, and for print. */
import type { BumpData } from './bump-data.ts';
import { panelLines } from './panel-lines.ts';
import type { ScoreData, ScorePass } from './score-data.ts';
import { type FormatNumber, plainNumber, signedNumber } from './text.ts';
import type { WaterfallData } from './waterfall-data.ts';

/** A table of words: a head, then rows of as many cells. `at` is the frame or the round a row leads to. */
export interface ChartTable {
  readonly caption: string;
  readonly head: readonly string[];
  readonly rows: readonly { readonly at: number; readonly cells: readonly string[] }[];
}

/** Trick, player, what was done, what came of it; then the value of each line or share after it. */
export function scoreRows(data: ScoreData, format: FormatNumber = plainNumber): ChartTable {
  const { words } = data;
  const lines = data.panels.flatMap((panel) =>
    panelLines(data, panel, format).map(({ name, cell }) => ({ head: `${panel.name}: ${name}`, cell })),
  );
  const rows = data.columns.flatMap((column, index) => {
    const values = lines.map(({ cell }) => cell(index + 1));
    const nameOf = (row: number) => data.rows[row]?.name ?? '';
    const row = ({ frame, row, label, sign }: ScorePass, out: string) => ({
      at: frame,
      cells: [String(column.trick), nameOf(row), sign ? `${label} (${sign.text})` : label, out, ...values],
    });
    return [row(column, column.out), ...(column.more ?? []).map((pass) => row(pass, ''))];
  });
  const heads = lines.map(({ head }) => head);
  return { caption: data.label, head: [words.trick, words.player, words.play, words.result, ...heads], rows };
}

/** A row a round, a column a title: who held it at the end, with the points of the match so far. */
export function bumpRows(data: BumpData, format: FormatNumber = signedNumber): ChartTable {
  const rows = data.rounds.map((round) => {
    const cells = data.lanes.map((_, place) => {
      const player = round.order?.[place];
      const points = player === undefined ? undefined : round.totals?.[player];
      const name = player === undefined ? '' : (data.players[player] ?? '');
      return points === undefined ? name : `${name} ${format(points)}`;
    });
    return { at: round.round, cells: [String(round.round), ...cells] };
  });
  return { caption: data.label, head: [data.words.round, ...data.lanes], rows };
}

/** A row a step, a column a player; the last row is the sum. */
export function waterfallRows(data: WaterfallData, format: FormatNumber): ChartTable {
  const sums = data.players.map((_, seat) =>
    data.steps.reduce((sum, { values }) => sum + (values[seat] ?? 0), 0),
  );
  const lines = [...data.steps, { name: data.sum, values: sums }];
  const rows = lines.map(({ name, values }, at) => ({ at, cells: [name, ...values.map(format)] }));
  return { caption: data.label, head: [data.step, ...data.players], rows };
}

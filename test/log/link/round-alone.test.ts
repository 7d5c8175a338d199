import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { printLink } from '../../../src/log/link/print-link.ts';
import { readLink } from '../../../src/log/link/read-link.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { aloneInFile } from '../../../src/replay/alone.ts';
import { foldMatch } from '../../../src/replay/fold.ts';

describe('a round in a link', () => {
  it.each(['twelve-rounds', 'two-packs', 'from-memory', 'kitchen-table', 'sevens-rule'])(
    'is played as it was in its match: %s',
    (name) => {
      const { match, problems } = parseText(readFileSync(`logs/${name}.revlog`, 'utf8'));
      const whole = foldMatch(match, problems);
      for (const [index, { summary, frames }] of whole.rounds.entries()) {
        const alone = aloneInFile(match, index, summary);
        const printed = alone && printLink(alone, 0);
        if (!printed || 'refused' in printed) throw new Error(`Round ${index} of ${name} goes into no link.`);
        const read = readLink(printed.text);
        if ('fault' in read) throw new Error(read.fault);
        const [round] = foldMatch(read.match, read.problems).rounds;
        expect(round?.summary).toEqual(summary);
        expect(round?.frames.map(({ at, did }) => [at, did.type])).toEqual(
          frames.map(({ at, did }) => [at, did.type]),
        );
      }
    },
  );
});

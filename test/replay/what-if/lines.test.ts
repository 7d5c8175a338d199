import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { playOn } from '../../../src/analysis/play-round.ts';
import { sensible } from '../../../src/analysis/policies/sensible.ts';
import { pick, randomFrom } from '../../../src/analysis/random.ts';
import { readLog } from '../../../src/log/read-log.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { printText } from '../../../src/log/text/print.ts';
import { foldMatch } from '../../../src/replay/fold.ts';
import { goOn } from '../../../src/replay/what-if/edit-lines.ts';
import { entriesOfSteps } from '../../../src/replay/what-if/follow-up.ts';
import { withLines } from '../../../src/replay/what-if/line.ts';
import { printLines, readLines } from '../../../src/replay/what-if/lines-in-link.ts';
import { anemaki } from '../../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../../src/rules/forradalom/forradalom.ts';
import { setupOf } from '../../../src/rules/games.ts';
import { randomMatch } from '../../support/random-match.ts';
import { recordOf } from '../../support/record.ts';
import { Desk, deedsAt } from '../../support/what-if.ts';

/** A reader who wanders through a round and its branches, and does something else now and then, or lets bots play on. */
function wander(desk: Desk, seed: string): void {
  const random = randomFrom(seed);
  for (let step = 0; step < 400 && desk.lines.length < 8; step += 1) {
    const branch = pick(random, [null, ...desk.round.branches.map(({ name }) => name)]);
    const frames = desk.framesOf(branch);
    const index = random.below(3) === 0 ? frames.length - 1 : random.below(frames.length);
    const plainest = frames[index]?.at.replace(/^[^~]*~?/, '') || null;
    const here = desk.standpoint(plainest, index);
    const state = desk.stateAt(here);
    const isUnfinished = index === frames.length - 1 && !desk.game.roundOver(state);
    if (isUnfinished && random.below(4) === 0 && state.hands.flat().every((card) => !card.includes('?'))) {
      const bots = desk.ids.map(() => sensible);
      const played = playOn(desk.game, state, { bots, random });
      const edited = goOn(desk.lines, here, entriesOfSteps(state, played.steps, desk.ids), `bots ${step}`);
      if (!edited) throw new Error('bots cannot go on');
      expect(desk.take(edited)).toEqual([]);
      continue;
    }
    const deeds = deedsAt(desk.game, state, random);
    const chosen =
      deeds.length > 0
        ? desk.choose(here, pick(random, deeds), `${['a b', 'ő', 'κι αν', '*%'][step % 4]} ${step}`)
        : null;
    if (chosen?.type === 'edit') expect(desk.take(chosen)).toEqual([]);
  }
}

const LOGS = new URL('../../../logs/', import.meta.url);
const RECORDED = readdirSync(LOGS).filter((name) => name.endsWith('.revlog'));

const DESKS: readonly (readonly [string, () => Desk])[] = [
  ...[0, 1].map(
    (i) =>
      [
        `Anemaki at random ${i}`,
        () => new Desk(recordOf(randomMatch({ seed: `wander ${i}`, rounds: 2 })), 1),
      ] as const,
  ),
  ...[3, 4, 7].map((players) => {
    const plan = {
      seed: `wander ${players}`,
      game: forradalom,
      setup: setupOf(forradalom, players),
      rounds: 2,
    };
    return [`Forradalom for ${players}`, () => new Desk(recordOf(randomMatch(plan)), 1)] as const;
  }),
  ...RECORDED.map((name) => {
    const read = () => readLog(readFileSync(new URL(name, LOGS), 'utf8')).matches[0];
    return [name, () => new Desk(read().match, read().match.rounds.length - 1, read().problems)] as const;
  }),
];

describe('Lines of a reader', () => {
  it.each(DESKS)(
    'nest, are told by their rounds alone as in the whole match, and stand in the log that is printed: %s',
    (name, make) => {
      const desk = make();
      wander(desk, name);
      expect(desk.lines.length).toBe(8);
      // Written into the log, all of it folded: the same branches, and what was there before is unchanged.
      const match = withLines(desk.read.match, desk.lines);
      const whole = foldMatch(match, desk.read.problems).rounds[desk.index];
      expect(whole?.branches.slice(desk.plain.branches.length)).toEqual(
        desk.round.branches.slice(desk.plain.branches.length),
      );
      expect(whole?.branches.map((branch) => branch.name)).toEqual(
        desk.round.branches.map((branch) => branch.name),
      );
      const bare = <T extends { problems: unknown }>(frames: readonly T[]) =>
        frames.map((frame) => ({ ...frame, problems: [] }));
      expect(bare(whole?.frames ?? [])).toEqual(bare(desk.plain.frames));
      // Printed and read again.
      const again = parseText(printText(match));
      expect(again.problems.filter(({ severity }) => severity === 'error')).toEqual([]);
      const reread = foldMatch(again.match, again.problems).rounds[desk.index];
      expect(reread?.branches.map(({ frames, ...branch }) => ({ ...branch, frames: bare(frames) }))).toEqual(
        whole?.branches.map(({ frames, ...branch }) => ({ ...branch, frames: bare(frames) })),
      );
      // And in a link.
      const link = printLines(desk.lines, desk.ids);
      expect(new URLSearchParams(`whatif=${encodeURIComponent(link)}`).get('whatif')).toBe(link);
      expect(readLines(link, desk.ids)).toEqual({ lines: desk.lines, lost: 0 });
    },
  );
});

describe('A match', () => {
  it('whose passes nobody wrote down, without a word of it, says so once it holds lines that pass', () => {
    const text = printText(recordOf(randomMatch({ seed: 'no passes', game: anemaki, rounds: 1 }))).replaceAll(
      /^.* passes\n/gm,
      '',
    );
    const { match, problems } = parseText(text);
    const desk = new Desk(match, 0, problems);
    wander(desk, 'no passes');
    const withOwn = withLines(match, desk.lines);
    expect(withOwn.passesOmitted).toBe(true);
    const again = foldMatch(parseText(printText(withOwn)).match);
    expect(again.rounds[0]?.frames.map(({ at }) => at)).toEqual(desk.plain.frames.map(({ at }) => at));
    const before = foldMatch(match, problems).problems;
    expect(before.map(({ code }) => code)).toContain('passes.unsaid');
    expect(again.problems.map(({ code }) => code)).toEqual(
      before.map(({ code }) => code).filter((code) => code !== 'passes.unsaid'),
    );
    expect(withLines(match, [])).toBe(match);
  });
});

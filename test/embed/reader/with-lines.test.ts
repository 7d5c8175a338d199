import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeShowing, type WholeSource } from '../../../src/embed/make/make-showing.ts';
import { matchWithRound } from '../../../src/embed/reader/match-of-source.ts';
import { withLines } from '../../../src/embed/reader/with-lines.ts';
import { tellerOf } from '../../../src/embed/teller/teller.ts';
import { en } from '../../../src/explain/messages/en/index.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { aloneInFile } from '../../../src/replay/alone.ts';
import { foldMatch, foldRounds } from '../../../src/replay/fold.ts';
import { gameById } from '../../../src/rules/games.ts';
import { factsOf } from '../../../src/view/source/facts.ts';
import { unpackSource } from '../../../src/view/source/pack-source.ts';
import type { ShownRound } from '../../../src/view/source/source.ts';

const TELLER = tellerOf(en);
const NAMES = readdirSync('logs').filter((name) => name.endsWith('.revlog'));

function sourceOf(name: string): WholeSource {
  const { match, problems } = parseText(readFileSync(`logs/${name}`, 'utf8'));
  const { rounds, ...head } = foldMatch(match, problems);
  const game = gameById(head.game);
  if (!game) throw new Error('no such game');
  return {
    head,
    facts: factsOf(game, head.setup),
    rounds: rounds.map(({ summary }) => summary),
    round: (index) => ({ ...rounds[index], strength: [] }) as unknown as ShownRound,
  };
}

describe('a match put together again from its frames', () => {
  it.each(NAMES)('is played as it was: %s', (name) => {
    const source = sourceOf(name);
    for (const [index, summary] of source.rounds.entries()) {
      const alone = aloneInFile(matchWithRound(source, index), index, summary);
      const [round] = alone ? foldRounds(alone) : [];
      const { frames } = source.round(index);
      expect(round?.frames.map(({ at }) => at)).toEqual(frames.map(({ at }) => at));
      expect(round?.frames.map(({ hands }) => hands)).toEqual(frames.map(({ hands }) => hands));
    }
  });
});

describe('the lines of a link in an embed', () => {
  const source = sourceOf('first-dawn.revlog');
  const showing = makeShowing(source, TELLER, {
    name: 'first-dawn',
    locale: 'en',
    title: '',
    page: '',
    rules: '',
  });

  it('become branches with sentences; what was there stays', () => {
    const more = withLines(showing, '1*r1t2p4*Ace now*3Ad.4.0.1.2', TELLER);
    const round = unpackSource(more.source).round(0) as ShownRound;
    expect(round.branches.map(({ title }) => title)).toEqual(['An ace in time', 'Ace now']);
    expect(round.branches[1]?.from).toBe('r1t2p4');
    const said = more.said[0]?.branches[round.branches[1]?.name ?? ''];
    expect(said?.length).toBe(round.branches[1]?.frames.length);
    expect(JSON.stringify(said?.[0])).toContain('Aster');
    expect(more.said[0]?.main).toEqual(showing.said[0]?.main);
  });

  it.each(['', '1*', '9*r1t2p4*x*3Ad', '1*r1t2p4*not held*37d', '1*r7t1p1*no round*3', '<b>'])(
    'that do not fit change nothing: %j',
    (link) => {
      const more = withLines(showing, link, TELLER);
      expect(unpackSource(more.source).round(0)).toEqual(unpackSource(showing.source).round(0));
    },
  );
});

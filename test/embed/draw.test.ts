import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawIn } from '../../src/embed/draw/draw.ts';
import { makeDrawings } from '../../src/embed/make/make-drawings.ts';
import type { WholeSource } from '../../src/embed/make/make-showing.ts';
import { readShowing } from '../../src/embed/reader/read-showing.ts';
import { en } from '../../src/explain/messages/en/index.ts';
import { parseText } from '../../src/log/text/parse.ts';
import { foldMatch } from '../../src/replay/fold.ts';
import { gameById } from '../../src/rules/games.ts';
import { factsOf } from '../../src/view/source/facts.ts';
import { showRound } from '../../src/view/source/show-round.ts';
import { load } from './reader/parts.ts';

const TEXT = readFileSync('logs/sevens-rule.revlog', 'utf8');

/** The match as a site has it ready. */
function hosted(): WholeSource {
  const { match, problems } = parseText(TEXT);
  const { rounds, ...head } = foldMatch(match, problems);
  const game = gameById(head.game);
  if (!game) throw new Error('no such game');
  const shown = rounds.map((round) => showRound(game, head.setup, round));
  return {
    head,
    facts: factsOf(game, head.setup),
    rounds: rounds.map(({ summary }) => summary),
    round: (index) => shown[index] as (typeof shown)[number],
  };
}

describe('the charts of a log that an embed reads', () => {
  it('are those that a site would have made ready', async () => {
    const showing = await readShowing({ text: TEXT }, 'en', load, 'https://site.example/');
    if ('refused' in showing) throw new Error(showing.refused);
    const draw = drawIn(en, 'en');
    const drawn = draw(showing.source);
    expect(draw(showing.source)).toBe(drawn);
    const ready = makeDrawings(hosted(), en, 'en');
    expect(drawn.titles).toBe(ready.titles);
    expect([...drawn.score]).toEqual(ready.score);
    expect([...drawn.strength]).toEqual(ready.strength);
  });
});

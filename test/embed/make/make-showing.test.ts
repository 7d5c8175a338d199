import { describe, expect, it } from 'vitest';
import { makeShowing } from '../../../src/embed/make/make-showing.ts';
import { readySource } from '../../../src/embed/stepper/ready-source.ts';
import { tellerOf } from '../../../src/embed/teller/teller.ts';
import { explainProblem } from '../../../src/explain/explain-problem.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { lineOf } from '../../../src/view/controller/position.ts';
import { hostedMatches } from '../../../src/view/hosted/matches.ts';
import { describeMoment } from '../../../src/view/player/describe-moment.ts';
import { gameFacts } from '../../../src/view/source/facts.ts';

const ABOUT = { name: 'm', title: 'A match', page: 'https://x.org/replay/m/', rules: 'https://x.org/rules/' };

describe.each(hostedMatches())('$name, made ready', ({ source }) => {
  it.each(LANGUAGES)('says at every moment of every line what its page says, in %s', (locale) => {
    const words = CATALOGUES[locale];
    const showing = makeShowing(source, tellerOf(words), { ...ABOUT, locale });
    const ready = readySource(JSON.parse(JSON.stringify(showing)));
    const reading = { source, facts: gameFacts(source.facts), words };
    source.rounds.forEach((summary, index) => {
      const round = source.round(index);
      for (const branch of [null, ...round.branches.map(({ name }) => name)]) {
        const there = lineOf(round, branch).frames;
        const here = lineOf(ready.source.round(index), branch).frames;
        expect(here).toEqual(there);
        expect(here.map((frame) => ready.said(frame))).toEqual(
          there.map((_, i) => describeMoment(reading, summary, there, i)),
        );
      }
      expect(showing.said[index]?.problems).toEqual(
        round.problems.map((problem) => explainProblem(problem, words)),
      );
    });
    expect(showing.titles).toEqual(source.facts.titles.map((id, i) => words.game.title(id, i + 1)));
  });
});

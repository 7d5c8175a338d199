import { describe, expect, it } from 'vitest';
import { parseText } from '../../../src/log/text/parse.ts';
import { printText } from '../../../src/log/text/print.ts';

const MESSY = `\uFEFF# written at the table
revolution-log   1
rules anemaki pass=trick   # as agreed

event "First dawn"
player ari "Ari # 1"
player physo	Physo
recorded  passes=omitted
round 4 ;el Αυγή
ari gives 10♦ A♥ to physo
physo GIVES 7d to ari
points ari=+2.0 physo=−2
order physo ari
ari plays 7D 7h ! ; !? bold   # really
   ; and more
talon q?
deal ari 7D 7h ??
revolution postponed by ari
`;

const CANONICAL = `revolution-log 1
rules anemaki pass=trick
event First dawn
player ari "Ari # 1"
player physo
recorded passes=omitted

round 4 ;el Αυγή
deal ari 7d 7h ??
talon Q?
ari gives Td Ah to physo
revolution postponed by ari
ari plays 7d 7h ! ; !? bold
  ; and more
order physo ari
points ari=2 physo=-2
`;

describe('the canonical text', () => {
  it('of a log written at the table has everything in its place', () => {
    const { match, problems } = parseText(MESSY.replaceAll('Physo', 'physo'));
    expect(problems.map((problem) => problem.code)).toEqual(['syntax.word']);
    expect(printText(match)).toBe(CANONICAL);
    expect(printText(parseText(CANONICAL).match)).toBe(CANONICAL);
  });
});

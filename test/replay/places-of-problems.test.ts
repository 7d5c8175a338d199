/** Where in its line a problem is told: at the option or the cards that are wrong, where it is about them. */
import { describe, expect, it } from 'vitest';
import { foldText } from '../support/fold-text.ts';
import { FIRST_ROUND, HEAD, TITLED_ROUND, TRADES } from '../support/table-log.ts';

/** The problems with the text that each points at. */
function pointed(text: string): [string, number, string][] {
  return foldText(text).problems.map(({ code, span }) => [
    code,
    span.column,
    text.slice(span.start, span.end),
  ]);
}

describe('A problem points', () => {
  it('at the option that is wrong', () => {
    const text = HEAD.replace('rules anemaki', 'rules  anemaki pass=trik foo=1 # two');
    expect(pointed(`${text}${FIRST_ROUND}`)).toEqual([
      ['option.value', 16, 'pass=trik'],
      ['option.unknown', 26, 'foo=1'],
    ]);
  });

  it('at the cards of a play, whatever stands around them', () => {
    expect(pointed(`${HEAD}${FIRST_ROUND}  ari   plays   7d 9h   ; oh\n`)).toEqual([
      ['play.mixed', 17, '7d 9h'],
    ]);
  });

  it('at the cards of a gift', () => {
    const wrong = TRADES.replace('rhys gives Ah Kd', 'rhys gives Ah Js');
    expect(pointed(`${HEAD}${TITLED_ROUND}${wrong}`)).toEqual([['give.not-best', 12, 'Ah Js to ari']]);
  });

  it('at the hand or the talon that is wrong in a deal, and says where a card stands first', () => {
    const text = `${HEAD}${FIRST_ROUND.replace('deal physo 7h 7s', 'deal physo 7d 7s').replace('Ts Qc', 'Ts')}`;
    expect(pointed(text)).toEqual([
      ['deal.twice', 12, '7d 7s 8d Jd Kc Kh'],
      ['deal.talon-size', 7, 'Ts'],
    ]);
    expect(foldText(text).problems[0]?.facts).toMatchObject({ seat: 'Physo', first: 'Ari' });
  });

  it('at the whole line where somebody else should have acted, and names his id', () => {
    const text = `${HEAD}${FIRST_ROUND}ari plays 7d\njaniet plays 8c\n`;
    expect(pointed(text)).toEqual([['play.turn', 1, 'janiet plays 8c']]);
    expect(foldText(text).problems[0]?.facts).toMatchObject({ expected: 'Physo', expectedId: 'physo' });
  });
});

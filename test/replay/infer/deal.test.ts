/** What is known of a deal and an exchange that the log holds in part. */
import { describe, expect, it } from 'vitest';
import { foldText, frameAt, toldIn } from '../../support/fold-text.ts';
import { FIRST_ROUND, HEAD, TITLED_ROUND, TRADES } from '../../support/table-log.ts';

const hands = (text: string, at: string) => frameAt(foldText(text), at).hands.map((hand) => hand.join(' '));
const without = (text: string, ...lines: RegExp[]) =>
  lines.reduce((left, line) => left.replace(line, ''), text);
const PLAYS = `rhys plays 9h
ari plays Kd
physo passes
janiet plays As
aster passes
rhys passes
ari passes
physo passes
janiet plays 8c 8h
`;

describe('A hand that nobody noted', () => {
  const all = `${HEAD}${FIRST_ROUND}ari plays 7d\nphyso plays 8d\njaniet plays 9s\n`;

  it('is known where all other cards are', () => {
    expect(
      hands(without(all, /deal physo.*\n/), 'r1d')[1]
        ?.split(' ')
        .sort(),
    ).toEqual('7h 7s 8d Jd Kc Kh'.split(' ').sort());
  });

  it('is what was laid of it, else unknown', () => {
    const text = without(all, /deal physo.*\n/, /deal janiet.*\n/, /talon.*\n/);
    expect(hands(text, 'r1d')[1]).toBe('8d ?? ?? ?? ?? ??');
    expect(hands(text, 'r1d')[2]).toBe('9s ?? ?? ?? ?? ??');
    expect(frameAt(foldText(text), 'r1d').talon).toEqual(['??', '??']);
  });

  it('marks the deal as inferred where no hand at all was noted', () => {
    expect(frameAt(foldText(all), 'r1d').inferred).toBe(false);
    expect(frameAt(foldText(without(all, /deal .*\n/g, /talon.*\n/)), 'r1d').inferred).toBe(true);
  });
});

describe('A hand that was noted wrongly', () => {
  const deal = (...changes: [string, string][]) =>
    foldText(
      changes.reduce(
        (text, [from, to]) => text.replace(from, to),
        `${HEAD}${FIRST_ROUND}ari plays 7d\nphyso plays 8d\n`,
      ),
    );

  it('with a card too few has it all the same, once all others are known', () => {
    const timeline = deal(['deal ari 7d 9h', 'deal ari 9h']);
    expect(toldIn(timeline)).toEqual(['10:deal.hand-size']);
    expect(frameAt(timeline, 'r1d').hands[0]).toContain('7d');
    expect(frameAt(timeline, 'r1d').problems).toEqual([0]);
  });

  it('with a card too many loses one that he does not lay', () => {
    const timeline = deal(['deal ari 7d', 'deal ari Ts 7d'], ['talon Ts Qc', 'talon ?? Qc']);
    expect(toldIn(timeline)).toEqual(['10:deal.hand-size']);
    expect(frameAt(timeline, 'r1d').hands[0]).toHaveLength(6);
    expect(frameAt(timeline, 'r1d').hands[0]).toContain('7d');
  });

  it('with a card that another lays loses it', () => {
    const timeline = deal(['deal ari 7d 9h', 'deal ari 7d 8d']);
    expect(toldIn(timeline)).toEqual(['11:deal.twice']);
    expect(frameAt(timeline, 'r1d').hands[1]).toContain('8d');
    expect(frameAt(timeline, 'r1d').hands[0]).toContain('9h');
  });

  it('with a card that the pack does not have, has another', () => {
    const timeline = deal(['deal ari 7d 9h', 'deal ari 7d 2h']);
    expect(toldIn(timeline)).toEqual(['10:deal.foreign']);
    expect(frameAt(timeline, 'r1d').hands[0]).toContain('9h');
  });

  it('may be the talon', () => {
    expect(toldIn(deal(['talon Ts Qc', 'talon Ts']))).toEqual(['15:deal.talon-size']);
  });
});

describe('An exchange that nobody noted', () => {
  const text = `${HEAD}${TITLED_ROUND}${PLAYS}`;

  it('has the forced gifts of known hands, and what else was laid by whom it was not dealt to', () => {
    const timeline = foldText(text);
    const gifts = ['r7x1', 'r7x2', 'r7x3', 'r7x4'].map((at) => frameAt(timeline, at).did);
    expect(gifts).toMatchObject([
      { seat: 4, to: 0, cards: ['Ah', 'Kd'] },
      { seat: 0, to: 4, cards: ['9h', '??'] },
      { seat: 3, to: 1, cards: ['Ac'] },
      { seat: 1, to: 3, cards: ['??'] },
    ]);
    expect(gifts.every((did) => 'seat' in did)).toBe(true);
    expect(frameAt(timeline, 'r7x1').inferred).toBe(true);
  });

  it('is told where all hands were noted, trade by trade, as a warning', () => {
    expect(toldIn(foldText(text))).toEqual(Array.from({ length: 4 }, () => '17:exchange.missing (warning)'));
  });

  it('is no fault of a table that did not see the hands either', () => {
    expect(toldIn(foldText(without(text, /deal aster.*\n/)))).toEqual([]);
  });

  it('leaves the talon to the Neutral who writes nothing', () => {
    expect(frameAt(foldText(text), 'r7x5').did).toEqual({ type: 'keep', seat: 2 });
  });

  it('does not make the suits of a forced gift up', () => {
    const pair = text
      .replace('8s 9c Td Js Kd Ah', '8s 9c Td Ks Kd Ah')
      .replace('7c 9d Tc Jh Ks Ac', '7c 9d Tc Jh Js Ac')
      .replace('ari plays Kd', 'ari passes');
    expect(frameAt(foldText(pair), 'r7x1').did).toMatchObject({ cards: ['Ah', 'K?'] });
  });
});

describe('An unknown card', () => {
  it('that is given may be named by what follows', () => {
    const text = `${HEAD}${TITLED_ROUND}${TRADES.replace('ari gives 7d 9h', 'ari gives ?? ??')}rhys plays 7d\nari passes\nphyso passes\njaniet passes\naster passes\nrhys plays 9h\n`;
    expect(frameAt(foldText(text), 'r7x2').did).toMatchObject({ cards: ['7d', '9h'] });
  });

  it('that is laid is named where nothing else can have been', () => {
    const text = `${HEAD}${FIRST_ROUND}ari plays ?? ??\n`;
    expect(frameAt(foldText(text), 'r1t1p1').did).toMatchObject({ cards: ['??', '??'] });
    const pair = text.replace('7d 9h Th Jc Qs Ad', '7d 9h Th Jc Ts Ad').replace('talon Ts', 'talon Qs');
    expect(frameAt(foldText(pair), 'r1t1p1').did).toMatchObject({ cards: ['Th', 'Ts'] });
    const triple = pair.replace('8s 9c Td', '8s 9c Jc').replace('7d 9h Th Jc Ts', '7d 9h Th Td Ts');
    expect(frameAt(foldText(triple), 'r1t1p1').did).toMatchObject({ cards: ['T?', 'T?'] });
    expect([...(frameAt(foldText(triple), 'r1t1p1').hands[0] ?? [])].sort()).toEqual(
      ['7d', '9h', 'Ad', 'T?'].sort(),
    );
  });
});

describe('A revolution that the hands leave open', () => {
  const blind = without(`${HEAD}${TITLED_ROUND}`, /deal .*\n/g, /talon.*\n/);

  it('is as the recorder wrote it', () => {
    const timeline = foldText(`${blind}revolution declared by rhys\nrhys plays Kd\nari plays Qs\n`);
    expect(toldIn(timeline)).toEqual([]);
    expect(frameAt(timeline, 'r7v')).toMatchObject({ direction: 'reversed', inferred: false });
  });

  it('is found in plays that only the reversed order allows', () => {
    const timeline = foldText(`${blind}rhys plays Kd\nari plays Qs\nphyso plays Jd\n`);
    expect(toldIn(timeline)).toEqual([]);
    expect(frameAt(timeline, 'r7v')).toMatchObject({ direction: 'reversed', inferred: true });
  });

  it('is none where the plays do not tell', () => {
    const timeline = foldText(`${blind}rhys plays Kd\nari passes\n`);
    expect(frameAt(timeline, 'r7v')).toMatchObject({ direction: 'normal', inferred: true });
  });
});

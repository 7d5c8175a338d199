import { describe, expect, it } from 'vitest';
import { foldText, frameAt, toldIn } from '../support/fold-text.ts';
import { HEAD, TITLED_ROUND, TRADES } from '../support/table-log.ts';

/** Round 7 of a longer match (lines 8 to 16), its exchange (17 to 20), and then these lines. */
const seventh = (...lines: string[]) => foldText(`${HEAD}${TITLED_ROUND}${TRADES}${lines.join('\n')}\n`);
const untitled = (text: string) => foldText(text.replace('titles ari physo janiet aster rhys\n', ''));

describe('A file that begins with a later round', () => {
  it('takes its titles and totals from what is written', () => {
    const timeline = foldText(
      `${HEAD}${TITLED_ROUND.replace('dealer rhys', 'scores ari=3 rhys=-3\ndealer rhys')}${TRADES}rhys plays 7d\n`,
    );
    expect(toldIn(timeline)).toEqual([]);
    expect(timeline.rounds[0]?.summary).toMatchObject({
      number: 7,
      titles: [0, 1, 2, 3, 4],
      before: [3, 0, 0, 0, -3],
      dealer: 4,
    });
    expect(frameAt(timeline, 'r7x1').states).toContain('exchanging.archonAndDoulos.half');
  });

  it('finds its titles in the exchange where nothing is written', () => {
    const timeline = untitled(`${HEAD}${TITLED_ROUND}${TRADES}janiet keeps\nrhys plays 7d\n`);
    expect(toldIn(timeline)).toEqual([]);
    expect(timeline.rounds[0]?.summary.titles).toEqual([0, 1, 2, 3, 4]);
  });

  it('stays without titles where the exchange fits more than one answer, and takes the gifts on trust', () => {
    // Physo gives his best king back, as Aster would have to: either may have been the Yparchon.
    const trades = TRADES.replace('physo gives 7h to aster', 'physo gives Kc to aster');
    const timeline = untitled(`${HEAD}${TITLED_ROUND}${trades}rhys plays 7d\nari plays Kd\n`);
    expect(toldIn(timeline)).toEqual(['8:titles.missing (warning)']);
    expect(timeline.rounds[0]?.summary.titles).toBeNull();
    expect(frameAt(timeline, 'r7x2').did).toMatchObject({ type: 'give', seat: 0, to: 4 });
    expect(frameAt(timeline, 'r7t1p1').hands.map((hand) => hand.length)).toEqual([6, 6, 6, 6, 5]);
  });

  it('turns the world over by what is written, where nobody knows the titles', () => {
    const timeline = untitled(
      `${HEAD}${TITLED_ROUND}revolution declared by rhys\nrhys plays Kd\nari plays Qs\nphyso plays Jd\n`,
    );
    expect(toldIn(timeline)).toEqual(['8:titles.missing (warning)']);
    expect(frameAt(timeline, 'r7v')).toMatchObject({ direction: 'reversed', did: { verdict: { by: [4] } } });
  });

  it('is without titles in its first round, and no word of it', () => {
    expect(toldIn(untitled(`${HEAD}${TITLED_ROUND.replace('round 7', 'round 1')}rhys plays 8s\n`))).toEqual(
      [],
    );
  });

  it('needs titles in its first round where they are drawn', () => {
    const drawn = `${HEAD}${TITLED_ROUND}`
      .replace('round 7', 'round 1')
      .replace('rules anemaki', 'rules anemaki firstRound=drawn');
    expect(toldIn(foldText(`${drawn}${TRADES}rhys plays 7d\n`))).toEqual([]);
    expect(toldIn(untitled(`${drawn}rhys plays 8s\n`))).toEqual(['8:titles.missing (warning)']);
  });
});

describe('Titles and scores', () => {
  it('must name every player once', () => {
    const wrong = (titles: string) =>
      foldText(`${HEAD}${TITLED_ROUND}rhys plays 8s\n`.replace('titles ari physo janiet aster rhys', titles));
    const { problems } = wrong('titles ari physo janiet aster');
    expect(problems.map(({ code }) => code)).toEqual(['titles.incomplete']);
    expect(problems[0]?.facts).toEqual({ missing: ['Rhys'], twice: [] });
  });
});

const WHOLE = `round 1
dealer ari
order ari physo janiet aster rhys
`;

describe('A round of which the result alone is written', () => {
  it('hands its titles and points on', () => {
    const timeline = foldText(`${HEAD}${WHOLE}round 2\ndealer rhys\n`);
    expect(toldIn(timeline)).toEqual([]);
    expect(timeline.rounds[1]?.summary).toMatchObject({ titles: [0, 1, 2, 3, 4], before: [2, 1, 0, -1, -2] });
  });

  it('is held against titles and scores of the next', () => {
    const timeline = foldText(
      `${HEAD}${WHOLE}round 2\ntitles physo ari janiet aster rhys\nscores ari=2 physo=2\ndealer rhys\n`,
    );
    expect(toldIn(timeline)).toEqual(['12:titles.differ', '13:scores.differ']);
    expect(timeline.problems[1]?.facts).toEqual({ player: 'Physo', written: 2, found: 1 });
    expect(timeline.rounds[1]?.summary).toMatchObject({ titles: [1, 0, 2, 3, 4], before: [2, 2, 0, -1, -2] });
  });

  it('decides, where the dealer of the next agrees with it and not with the titles', () => {
    const timeline = foldText(`${HEAD}${WHOLE}round 2\ntitles ari physo janiet rhys aster\ndealer rhys\n`);
    expect(toldIn(timeline)).toEqual(['12:titles.differ']);
    expect(timeline.rounds[1]?.summary.titles).toEqual([0, 1, 2, 3, 4]);
  });
});

describe('The dealer', () => {
  it('is the Doulos, written or not', () => {
    const timeline = seventh('rhys plays 7d');
    expect(toldIn(timeline)).toEqual([]);
    const silent = foldText(`${HEAD}${TITLED_ROUND.replace('dealer rhys\n', '')}${TRADES}rhys plays 7d\n`);
    expect(toldIn(silent)).toEqual([]);
    expect(silent.rounds[0]?.summary.dealer).toBe(4);
  });

  it('is told where he is another, who then does not lead all the same', () => {
    const timeline = foldText(
      `${HEAD}${TITLED_ROUND.replace('dealer rhys', 'dealer ari')}${TRADES}rhys plays 7d\n`,
    );
    expect(toldIn(timeline)).toEqual(['10:deal.dealer']);
    expect(timeline.problems[0]?.facts).toMatchObject({ rule: 'A20', seat: 'Ari', expected: 'Rhys' });
    expect(frameAt(timeline, 'r7d').problems).toEqual([0]);
  });

  it('of a first round is taken to be the one who leads, where nobody wrote it', () => {
    const timeline = foldText(`${HEAD}round 1\nphyso plays Kc\njaniet passes\n`);
    expect(toldIn(timeline)).toEqual(['8:dealer.assumed (warning)']);
    expect(timeline.rounds[0]?.summary.dealer).toBe(1);
  });
});

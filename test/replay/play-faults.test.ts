import { describe, expect, it } from 'vitest';
import { foldText, frameAt, framesOf, toldIn } from '../support/fold-text.ts';
import { FIRST_ROUND, HEAD } from '../support/table-log.ts';

/** A first round with these actions, the first of them in line 16. */
const fold = (...actions: string[]) => foldText(`${HEAD}${FIRST_ROUND}${actions.join('\n')}\n`);
const ALL_PASS = ['physo passes', 'janiet passes', 'aster passes', 'rhys passes'];

describe('A play that the rules forbid', () => {
  it('is told with the reason, and laid all the same', () => {
    const timeline = fold('ari plays Th', 'physo plays 8d', 'janiet plays Qd', 'aster passes');
    expect(toldIn(timeline)).toEqual(['17:play.not-higher']);
    const frame = frameAt(timeline, 'r1t1p2');
    expect(frame.did).toMatchObject({ type: 'play', seat: 1, cards: ['8d'] });
    expect(frame.refusal).toMatchObject({ code: 'play.not-higher', face: '8', top: 'T' });
    expect(frame.taken).toBeNull();
    expect(frame.problems).toEqual([0]);
    expect(frameAt(timeline, 'r1t1p3')).toMatchObject({ refusal: null, problems: [] });
  });

  it('names who acted and what lay there', () => {
    const { problems } = fold('ari plays Th', 'physo plays 8d', 'janiet plays Qd');
    expect(problems[0]?.facts).toMatchObject({ actor: 'Physo', pile: ['Th'], pileBy: 'Ari', rule: 'A8' });
  });

  it('is a warning where the recorder says that it happened', () => {
    const timeline = fold('ari plays Th', 'physo plays 8d !', 'janiet plays 9s', 'aster plays Tc');
    expect(toldIn(timeline)).toEqual(['17:play.not-higher (warning)']);
    expect(frameAt(timeline, 'r1t1p2').refusal).not.toBeNull();
  });

  it('draws no second problem where the player lays those cards again', () => {
    const timeline = fold(
      'ari plays Th',
      'physo plays 7h',
      'janiet plays Qd',
      'aster plays Ks',
      'rhys plays Ah',
      ...['ari', 'physo', 'janiet', 'aster'].map((id) => `${id} passes`),
      'rhys plays 9c',
      'ari plays Jc',
      'physo passes',
      'janiet passes',
      'aster passes',
      'rhys passes',
      'ari plays 7d',
      'physo plays 8d',
      'janiet passes',
      'aster passes',
      'rhys passes',
      'ari passes',
      'physo plays 7h',
    );
    expect(toldIn(timeline)).toEqual(['17:play.not-higher']);
  });

  it('may be of cards that nobody can lay together, which are not laid', () => {
    const timeline = fold('ari plays 7d 9h', 'physo plays 8d', 'janiet passes');
    expect(toldIn(timeline)).toEqual(['16:play.mixed']);
    expect(framesOf(timeline).map(({ hands }) => hands.flat().length)).toEqual([30, 29, 28, 28]);
  });

  it('may be of too few cards', () => {
    const timeline = fold('ari passes', 'ari plays Th');
    expect(toldIn(timeline)).toEqual(['16:pass.leader']);
    expect(frameAt(timeline, 'r1t1p1').did).toMatchObject({ type: 'play', seat: 0 });
  });
});

describe('A card that is not held', () => {
  const text = [
    'ari plays 7d',
    'physo plays 9c',
    'janiet plays Qd',
    'aster passes',
    'rhys passes',
    'ari passes',
    'physo plays Kc',
    ...['janiet', 'aster', 'rhys', 'ari'].map((id) => `${id} passes`),
    'physo plays 7h 7s',
    ...['janiet', 'aster', 'rhys', 'ari'].map((id) => `${id} passes`),
    'physo plays Jd',
  ];

  it('takes the place of one that is never laid, so that hands keep their size', () => {
    const timeline = fold(...text);
    expect(toldIn(timeline)).toEqual(['17:play.not-held']);
    expect(timeline.problems[0]?.facts).toMatchObject({ cards: ['9c'] });
    expect(frameAt(timeline, 'r1t1p2').hands[1]).toHaveLength(5);
    expect(frameAt(timeline, 'r1t1p2').hands[1]).toEqual(expect.arrayContaining(['Kc', '7h', '7s', 'Jd']));
  });

  it('is skipped where the hand cannot have held so many', () => {
    const timeline = fold('ari plays 7d', 'physo plays 8c 8h 8s 8d 9c 9d 9h 9s', 'janiet plays 8c');
    expect(toldIn(timeline)[0]).toMatch(/^17:play\.not-held/);
    expect(framesOf(timeline).every(({ hands }) => hands.every((hand) => hand.length <= 6))).toBe(true);
  });
});

describe('A turn', () => {
  it('that is left out counts as a pass', () => {
    const timeline = fold(
      'ari plays 7d',
      'janiet plays 8c',
      'aster plays 9d',
      'rhys plays Td',
      'ari plays Jc',
    );
    expect(toldIn(timeline)).toEqual(['17:play.turn']);
    expect(frameAt(timeline, 'r1t1p2')).toMatchObject({
      did: { type: 'pass', seat: 1 },
      inferred: true,
      refusal: null,
    });
    expect(frameAt(timeline, 'r1t1p3')).toMatchObject({
      did: { seat: 2 },
      inferred: false,
      refusal: { code: 'play.turn', expected: 1 },
    });
  });

  it('that is written twice counts once', () => {
    const timeline = fold(
      'ari plays 7d',
      'physo passes',
      'physo passes',
      'janiet plays 8c',
      'aster plays 9d',
      'rhys passes',
      'ari passes',
    );
    expect(toldIn(timeline)).toEqual(['18:play.turn']);
    expect(framesOf(timeline).filter(({ did }) => did.type !== 'deal')).toHaveLength(6);
  });

  it('may be of two lines that were exchanged, which is one fault', () => {
    const timeline = fold(
      'ari plays 7d',
      'janiet plays Qd',
      'physo passes',
      'aster passes',
      'rhys passes',
      'ari passes',
      'physo passes',
      'janiet plays 8c',
    );
    expect(toldIn(timeline)).toEqual(['17:play.turn']);
  });

  it('of whoever lays on his own cards means that the others passed', () => {
    const timeline = fold(
      'ari plays 7d',
      'physo plays Kc',
      'physo plays 7h 7s',
      'janiet plays 8c 8h',
      'aster passes',
      'rhys passes',
    );
    expect(toldIn(timeline)).toEqual(['18:play.turn']);
    expect(frameAt(timeline, 'r1t2p1').did).toMatchObject({ seat: 1, cards: ['7h', '7s'] });
  });

  it('is not to be had by one who is out of the trick by his pass, where the option says so', () => {
    const timeline = foldText(
      `${HEAD.replace('rules anemaki', 'rules anemaki pass=trick')}${FIRST_ROUND}ari plays 7d\nphyso passes\njaniet plays 8c\naster passes\nrhys passes\nphyso plays 8d\n`,
    );
    expect(toldIn(timeline)).toEqual(['21:play.passed']);
  });
});

describe('A line that could not be read', () => {
  it('is not blamed on the next one: who was due has passed, or laid what fits what follows', () => {
    const timeline = fold(
      'ari plays 7d',
      'nobody plays Kc',
      'janiet plays As',
      'aster passes',
      'rhys passes',
      'ari passes',
    );
    expect(toldIn(timeline)).toEqual(['17:syntax.player']);
    expect(frameAt(timeline, 'r1t1p2')).toMatchObject({ did: { seat: 1 }, inferred: true });
  });

  it('may open the round', () => {
    const timeline = fold(
      'nobody plays 7d',
      'physo plays 8d',
      'janiet passes',
      'aster passes',
      'rhys passes',
    );
    expect(toldIn(timeline)).toEqual(['16:syntax.player']);
    expect(frameAt(timeline, 'r1t1p1')).toMatchObject({ did: { type: 'play', seat: 0 }, inferred: true });
  });

  it('may hold a card that could not be: the play is there, its card unknown', () => {
    const timeline = fold('ari plays 1x', 'physo plays 8d', 'janiet passes', 'aster passes', 'rhys passes');
    expect(toldIn(timeline)).toEqual(['16:syntax.card']);
    expect(frameAt(timeline, 'r1t1p1').did).toMatchObject({ cards: ['??'] });
    expect(frameAt(timeline, 'r1t1p1').problems).toEqual([0]);
  });
});

describe('A round', () => {
  const toTheEnd = ['ari plays 7d', ...ALL_PASS];

  it('that stops early is told where another follows', () => {
    const timeline = fold(...toTheEnd, 'round 2', 'dealer rhys');
    expect(toldIn(timeline)).toEqual(['20:round.unfinished']);
    expect(timeline.rounds[0]?.summary).toMatchObject({ order: null, points: null });
  });

  it('that stops early is no fault where nothing follows, nor where the next says its titles', () => {
    expect(toldIn(fold(...toTheEnd))).toEqual([]);
    expect(toldIn(fold(...toTheEnd, 'round 2', 'titles ari physo janiet aster rhys', 'dealer rhys'))).toEqual(
      [],
    );
  });

  it('that stops early hands on the places that are written', () => {
    const timeline = fold(...toTheEnd, 'order physo ari janiet rhys aster', 'round 2', 'dealer aster');
    expect(toldIn(timeline)).toEqual(['20:round.unfinished (warning)']);
    expect(timeline.rounds[1]?.summary).toMatchObject({ titles: [1, 0, 2, 4, 3], before: [1, 2, 0, -2, -1] });
  });

  it('has no place for a gift among its plays', () => {
    const timeline = fold('ari plays 7d', 'physo gives Kc to ari', 'physo plays 8d');
    expect(toldIn(timeline)).toEqual(['17:action.phase']);
    expect(timeline.problems[0]?.facts).toEqual({ player: 'Physo', action: 'give', phase: 'untitled' });
  });

  it('may have a trick opened only when the one before has ended', () => {
    const timeline = fold('ari plays 7d', 'trick', 'ari plays 9h');
    expect(toldIn(timeline)).toEqual(['17:trick.open']);
    expect(timeline.problems[0]?.facts).toEqual({ waiting: ['Physo', 'Janiet', 'Aster', 'Rhys'] });
    expect(frameAt(timeline, 'r1t2').problems).toEqual([0]);
    expect(toldIn(fold('trick', 'ari plays 7d', ...ALL_PASS, 'trick', 'ari plays 9h'))).toEqual([]);
  });

  it('has no revolution as a move in this game', () => {
    expect(toldIn(fold('ari plays 7d', ...ALL_PASS, 'rhys revolts 8s 9c Td Js'))).toEqual([
      '21:revolt.no-move',
    ]);
  });
});

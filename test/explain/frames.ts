/** Hand-made frames for the tests of `explain`: small enough to read, whole enough to describe. */
import type { SeenCard } from '../../src/cards/card.ts';
import type { Scene } from '../../src/explain/describe/scene.ts';
import type { Frame } from '../../src/replay/frame.ts';
import { anemaki } from '../../src/rules/anemaki/anemaki.ts';
import { forradalom } from '../../src/rules/forradalom/forradalom.ts';
import type { Lay, Seat } from '../../src/rules/game.ts';
import { setupOf } from '../../src/rules/games.ts';
import { setOf } from '../../src/rules/sets.ts';

export const NAMES = ['Ari', 'Physo', 'Janiet', 'Aster', 'Rhys'];
export const [ARI, PHYSO, JANIET, ASTER, RHYS] = [0, 1, 2, 3, 4] as const;

/** Places of the round before: Physo is first, Rhys last. */
const TITLES: readonly Seat[] = [PHYSO, ARI, JANIET, ASTER, RHYS];

/** Cards from a line as in a log. */
export function cards(line: string): SeenCard[] {
  return line.split(' ').filter(Boolean) as SeenCard[];
}

export function lay(seat: Seat, line: string): Lay {
  return { seat, cards: cards(line), shape: setOf(cards(line)) };
}

/** Hands by seat, each a line; a seat that is left out holds nothing. */
export function hands(...lines: readonly string[]): SeenCard[][] {
  return NAMES.map((_, seat) => cards(lines[seat] ?? ''));
}

/** A frame in the middle of a trick; whatever matters to a test is given. */
function frame(given: Partial<Frame> & Pick<Frame, 'did'>): Frame {
  return {
    at: 'r2t2p2',
    trick: 2,
    states: ['tricks.following'],
    taken: null,
    inferred: false,
    refusal: null,
    hands: hands('7d 8d', '7h 8h', '7c 8c', '7s 8s', '9d Td'),
    talon: cards('Ts Qc'),
    pile: [],
    passed: [],
    turn: null,
    direction: 'normal',
    out: [],
    choices: [],
    commentary: null,
    problems: [],
    ...given,
  };
}

type Given = Partial<Frame> & Pick<Frame, 'did'>;

interface Around {
  readonly options?: Record<string, string>;
  readonly summary?: Scene['summary'];
}

/** A frame and the one before in the second round of a Forradalom match of five with two packs, where `TITLES` hold. */
export function forradalomScene(
  given: Given,
  before: Partial<Frame> | null = null,
  around: Around = {},
): Scene {
  const { head, ...rest } = scene({ talon: [], ...given }, before && { talon: [], ...before }, around);
  const setup = setupOf(forradalom, NAMES.length, around.options);
  return { ...rest, head: { ...head, game: 'forradalom', setup }, game: forradalom };
}

/** A frame and the one before in the second round of an Anemaki match, where `TITLES` hold. */
export function scene(given: Given, before: Partial<Frame> | null = null, around: Around = {}): Scene {
  return {
    head: {
      game: 'anemaki',
      setup: { players: 5, options: { firstRound: 'untitled', pass: 'turn', ...around.options } },
      players: NAMES.map((name) => ({ id: name.toLowerCase(), name })),
    },
    summary: around.summary ?? { number: 2, titles: TITLES },
    game: anemaki,
    frame: frame(given),
    before: before && frame({ did: { type: 'rank' }, ...before }),
  };
}

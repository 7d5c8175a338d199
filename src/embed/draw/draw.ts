/** Draws the charts of a log that was not made ready, each round when it is first looked at. This brings D3 and the analysis. */
import type { Language } from '../../explain/messages/languages.ts';
import { gameById } from '../../rules/games.ts';
import { type PackedSource, unpackSource } from '../../view/source/pack-source.ts';
import { showRound } from '../../view/source/show-round.ts';
import type { ShownRound } from '../../view/source/source.ts';
import { type DrawingWords, drawingPen, legendMarkup } from '../make/make-drawings.ts';
import type { Drawings } from '../showing.ts';

/** The same drawings for the same source. */
export type Draw = (source: PackedSource) => Drawings;

export function drawIn(words: DrawingWords, locale: Language): Draw {
  const drawn = new WeakMap<PackedSource, Drawings>();
  return (packed) => {
    const drawings = drawn.get(packed) ?? drawingsOf(packed, words, locale);
    drawn.set(packed, drawings);
    return drawings;
  };
}

function drawingsOf(packed: PackedSource, words: DrawingWords, locale: Language): Drawings {
  const source = unpackSource(packed);
  const game = gameById(source.head.game);
  const withStrength = (index: number) => {
    const round = source.round(index) as ShownRound;
    return game ? showRound(game, source.head.setup, round) : round;
  };
  const pen = drawingPen({ ...source, round: withStrength }, words, locale);
  const rounds = whenAsked(source.rounds.length, (index) => pen.round(index));
  return {
    score: whenAsked(rounds.length, (index) => rounds[index]?.score ?? { wide: '', narrow: '' }),
    strength: whenAsked(rounds.length, (index) => rounds[index]?.strength ?? ''),
    legend: legendMarkup(source),
    titles: pen.titles(),
  };
}

/** A list whose items are made when they are first read. */
function whenAsked<T>(count: number, make: (index: number) => T): readonly T[] {
  const list: T[] = Array.from({ length: count });
  for (let index = 0; index < count; index += 1) {
    Object.defineProperty(list, index, {
      configurable: true,
      get: () => {
        const value = make(index);
        Object.defineProperty(list, index, { value });
        return value;
      },
    });
  }
  return list;
}

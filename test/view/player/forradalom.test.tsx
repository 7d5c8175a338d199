import renderToString from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import type { Frame } from '../../../src/replay/frame.ts';
import { Controller } from '../../../src/view/controller/controller.ts';
import { type Command, FIRST_STATE } from '../../../src/view/controller/state.ts';
import { DEFAULTS } from '../../../src/view/options.ts';
import { Player } from '../../../src/view/player/Player.tsx';
import type { ShownRound, Source } from '../../../src/view/source/source.ts';
import { forradalomSource } from '../fixtures/forradalom.ts';
import { readingOf } from '../fixtures/reading.ts';

const four = forradalomSource(4);
const twelve = forradalomSource(12);

function show(source: Source, commands: readonly Command[], locale: (typeof LANGUAGES)[number] = 'en') {
  const controller = new Controller(source, FIRST_STATE, source.round(0) as ShownRound);
  for (const command of commands) controller.send(command);
  const reading = readingOf(source, locale);
  return renderToString(<Player reading={reading} controller={controller} options={DEFAULTS} />);
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const framesOf = (source: Source) => (source.round(0) as ShownRound).frames;

function find(source: Source, is: (frame: Frame) => boolean): Frame {
  const frame = framesOf(source).find(is);
  if (!frame) throw new Error('no such moment in the sample');
  return frame;
}

const at = (frame: Frame): Command => ({ type: 'go', at: frame.at });

describe('a table of Forradalom', () => {
  it('shows the order of fourteen faces, the joker on top in either world', () => {
    expect(textOf(show(four, []))).toContain('2 3 4 5 6 7 8 9 10 J Q K A ★');
    const turned = find(four, ({ direction }) => direction === 'reversed');
    expect(textOf(show(four, [at(turned)]))).toContain('A K Q J 10 9 8 7 6 5 4 3 2 ★');
  });

  it('has a seat for everyone: round the pile up to six, in rows when there are more', () => {
    for (const [source, seats, room] of [
      [four, 4, 'round even many'],
      [twelve, 12, 'crowd many'],
    ] as const) {
      const html = show(source, []);
      expect(html.match(/<li class="seat[ "]/g)).toHaveLength(seats);
      expect(html).toContain(`class="table normal ${room}"`);
    }
  });

  it('lays every card out, the same card once for each pack', () => {
    expect(show(twelve, []).match(/data-card="/g)).toHaveLength(3 * 52 + 1);
  });

  it('says what a set with a joker in it is worth', () => {
    const isWild = ({ pile, did }: Frame) => {
      const shape = did.type === 'play' ? pile.at(-1)?.shape : undefined;
      return shape !== undefined && shape.jokers > 0 && shape.jokers < shape.size;
    };
    const sources = Array.from({ length: 12 }, (_, seed) => forradalomSource(5, seed));
    const source = sources.find((each) => framesOf(each).some(isWild)) ?? four;
    expect(textOf(show(source, [at(find(source, isWild))]))).toMatch(/= (two|three|four|five) \w+s /);
  });

  it('names everyone who has made a revolution, from then on', () => {
    const revolt = find(four, ({ did }) => did.type === 'revolt');
    expect(revolt.did.type === 'revolt' && show(four, [at(revolt)])).toContain('class="revolutions"');
    expect(show(four, [at(framesOf(four)[0] as Frame)])).not.toContain('class="revolutions"');
  });

  it('shows the cards of a revolution above the trick that has ended', () => {
    const revolt = find(four, ({ did }) => did.type === 'revolt');
    const html = show(four, [at(revolt)]);
    const pile = html.slice(html.indexOf('class="pile"'), html.indexOf('class="seats"'));
    expect(pile.match(/data-card="/g)).toHaveLength(4);
  });

  it('speaks every language at every kind of moment', () => {
    const kinds = [...new Map(framesOf(four).map((frame) => [frame.did.type, frame])).values()];
    for (const locale of LANGUAGES) {
      for (const frame of kinds)
        expect(show(four, [at(frame)], locale)).not.toMatch(/undefined|\[object|NaN/);
    }
  });
});

describe('the gap between two tricks', () => {
  const gap = find(four, ({ states, turn }) => states.includes('tricks.betweenTricks') && turn === null);

  it('lets the reader choose cards of anyone who holds some', () => {
    const html = show(four, [at(gap)]);
    expect(textOf(html)).toContain('4 equal cards');
    const holders = gap.hands.filter((hand) => hand.length > 0).length;
    const choice = html.slice(html.indexOf('Cards of'), html.indexOf('class="selection"'));
    expect(choice.match(/<option/g)).toHaveLength(holders);
  });

  it('lets him choose his own alone where the hands of others are hidden', () => {
    const pov = gap.hands.findIndex((hand) => hand.length > 0);
    const html = show(four, ['toggle-hands', { type: 'pov', pov }, at(gap)]);
    const choice = html.slice(html.indexOf('Cards of'), html.indexOf('class="selection"'));
    expect(choice.match(/<option/g)).toHaveLength(1);
  });

  it('asks nobody at a lead', () => {
    const lead = find(four, ({ did }) => did.type === 'clear');
    expect(textOf(show(four, [at(lead)]))).not.toContain('equal cards');
  });
});

describe('the score of many players', () => {
  it('has one column for a run of passes, in which each is a moment of its own', () => {
    const html = show(twelve, []);
    const passes = framesOf(twelve).filter(({ did }) => did.type === 'pass').length;
    const shown = html.match(/class="(column|moment) pass/g) ?? [];
    expect(shown).toHaveLength(2 * passes);
    expect(shown.filter((each) => each.includes('column')).length).toBeLessThan(passes);
  });

  it('has a column for every pass where few play', () => {
    expect(show(four, [])).not.toContain('class="moment');
  });
});

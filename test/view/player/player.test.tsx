import renderToString from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { Controller } from '../../../src/view/controller/controller.ts';
import { type Command, FIRST_STATE } from '../../../src/view/controller/state.ts';
import { DEFAULTS, type Options } from '../../../src/view/options.ts';
import { Player } from '../../../src/view/player/Player.tsx';
import type { ShownRound, Source } from '../../../src/view/source/source.ts';
import { HEAD, sampleRounds, sampleSource, sourceOver, withBranch } from '../fixtures/match.ts';
import { readingOf } from '../fixtures/reading.ts';

interface Given {
  readonly source?: Source;
  readonly locale?: (typeof LANGUAGES)[number];
  readonly options?: Partial<Options>;
}

function show(
  commands: readonly Command[] = [],
  { source = sampleSource(), locale, options }: Given = {},
): string {
  const controller = new Controller(source, FIRST_STATE, source.round(0) as ShownRound);
  for (const command of commands) controller.send(command);
  return renderToString(
    <Player
      reading={readingOf(source, locale)}
      controller={controller}
      options={{ ...DEFAULTS, ...options }}
    />,
  );
}

const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const ONLY_SCORE: Given = { options: { panels: ['score'] } };
const SPOILER_FREE: Command = { type: 'reveal', reveal: 'spoiler-free' };

describe('the player', () => {
  it('shows every hand as a list of cards, and the order of the ranks', () => {
    const html = show();
    expect(html.match(/<ul class="hand"[^>]*data-place="seat-\d"/g)).toHaveLength(5);
    expect(html.match(/data-card="/g)).toHaveLength(32);
    expect(textOf(html)).toContain('7 8 9 10 J Q K A');
  });

  it('speaks every language at every kind of moment', () => {
    for (const locale of LANGUAGES) {
      for (const at of ['start', 'r2x1', 'r2v', 'r2t1p1', 'r2t2', 'r2e', 'end']) {
        const html = show([{ type: 'go', at }], { locale });
        expect(html).not.toMatch(/undefined|\[object|NaN/);
        expect(html).toMatch(/class="headline">.*\w/);
      }
    }
  });

  it('has names and points of the titles at the end of the last round, not pinned beside any other', () => {
    const html = show([], { options: { panels: ['titles'] } });
    const scrolled = html.slice(html.indexOf('class="chart-scroll"')).split('</div>')[0];
    expect(scrolled?.match(/<svg class="[^"]+/g)).toEqual([
      '<svg class="chart bump',
      '<svg class="chart ends',
    ]);
  });

  it('hides the hands of others as backs, with their number', () => {
    const html = show(['toggle-hands', { type: 'pov', pov: 1 }]);
    expect(html.match(/data-card="/g)).toHaveLength(6);
    expect(html.match(/href="#card-back"/g)).toHaveLength(26);
    expect(html).toContain('Hand: Ari, 6 cards');
  });

  it('tells nothing of what comes when it is told not to', () => {
    const source = sampleSource(6);
    const html = show([SPOILER_FREE, { type: 'go', at: 'r2t1p2' }], { source });
    const open = show([{ type: 'go', at: 'r2t1p2' }], { source });
    expect(open).toContain('>6</button>');
    expect(html).not.toContain('>6</button>');
    expect(html).not.toContain('type="range"');
    expect(html).not.toMatch(/step \d+ of/);
    expect(html).not.toMatch(/data-frame="2\d"/);
    expect(html).not.toContain('class="future"');
    expect(html).not.toMatch(/data-round="[2-6]"/);
    expect(open).toMatch(/data-round="6"/);
  });

  it('shows no strength of hands that are hidden', () => {
    const drawn = (html: string) => html.includes('class="series" data-row="0"');
    expect(drawn(show([], ONLY_SCORE))).toBe(true);
    expect(drawn(show(['toggle-hands', { type: 'pov', pov: 0 }], ONLY_SCORE))).toBe(false);
  });

  it('says who passed, who is to move, and who went out with which title', () => {
    const [round] = sampleRounds(1);
    const out = round.frames.findIndex((frame) => frame.out.length === 1);
    expect(textOf(show([{ type: 'step', step: out + 1 }]))).toContain('Archon +2');
    const pass = round.frames.findIndex(({ did }) => did.type === 'pass');
    const text = textOf(show([{ type: 'step', step: pass + 1 }]));
    expect(text).toContain('passed');
    expect(text).toContain('to move');
  });

  it('turns the order of the ranks over with the world', () => {
    const [round] = sampleRounds(1);
    const turned = {
      ...round,
      frames: round.frames.map((frame) => ({ ...frame, direction: 'reversed' as const })),
    };
    const html = show([], { source: sourceOver([turned]) });
    expect(textOf(html)).toContain('A K Q J 10 9 8 7');
    expect(html).toMatch(/class="player reversed"/);
  });

  it('shows only the panels that were asked for, in that order', () => {
    const html = show([], { options: { panels: ['plays', 'explain'] } });
    expect(html.indexOf('plays-panel')).toBeLessThan(html.indexOf('explain-panel'));
    expect(html).not.toContain('score-panel');
    expect(html).not.toContain('class="hand"');
    expect(html).toContain('step-buttons');
  });

  it('offers a way into a line that was not played, and out of it', () => {
    const source = sourceOver([withBranch(sampleRounds(1)[0])]);
    expect(textOf(show([{ type: 'step', step: 4 }], { source }))).toContain('What if: Stay at home');
    const inside = show([{ type: 'jump', to: { round: 0, frame: 5, branch: 'stay' } }], { source });
    expect(textOf(inside)).toContain('Back to what was played');
  });

  it('names no line that was not played where hands are hidden, but behind a fold', () => {
    const source = sourceOver([withBranch(sampleRounds(1)[0])]);
    const html = show(['toggle-hands', { type: 'step', step: 4 }], { source });
    const fold =
      /<details><summary>Another line in the log[^<]*<\/summary>.*?<\/details>/s.exec(html)?.[0] ?? '';
    expect(fold).toContain('What if: Stay at home');
    expect(html.replace(fold, '')).not.toContain('Stay at home');
  });

  it('gives commentary in the reader’s language, and all of it behind a fold when hands are hidden', () => {
    const [round] = sampleRounds(1);
    const commentary = { hu: 'merész', '': 'unsaid', el: 'τολμηρό', en: '!? brave' };
    const frames = round.frames.map((frame) => ({ ...frame, commentary }));
    const source = sourceOver([{ ...round, frames }]);
    const html = show([], { source, locale: 'el' });
    expect(html.indexOf('τολμηρό')).toBeLessThan(html.indexOf('unsaid'));
    expect(html.indexOf('unsaid')).toBeLessThan(html.indexOf('<details class="other-languages">'));
    expect(html.indexOf('<details class="other-languages">')).toBeLessThan(html.indexOf('merész'));
    expect(html).toContain('<b class="glyph">!? </b>brave');
    expect(html).not.toContain('<details class="hidden-commentary">');
    expect(show(['toggle-hands'], { source })).toContain('<details class="hidden-commentary">');
  });

  it('has a number for the round where rounds are many', () => {
    const [round] = sampleRounds(1);
    const many = Array.from({ length: 200 }, (_, i) => ({
      ...round,
      summary: { ...round.summary, number: i + 1 },
    }));
    const html = show([{ type: 'go', at: 'r150' }], { source: sourceOver(many) });
    expect(html).toMatch(/<input type="number"[^>]*value="150"/);
    expect(html).not.toContain('round-chip');
    expect(html.match(/data-round="/g)?.length).toBeLessThanOrEqual(60);
  });
});

describe('a log with hostile text', () => {
  const hostile = [
    '<img src=x onerror=alert(1)>',
    '\u202Etxet\u0000\u001b[31m',
    'x'.repeat(10_000),
    '"\' onload=x',
    '&lt;b&gt;',
  ];
  const [round] = sampleRounds(1);
  const frames = round.frames.map((frame) => ({
    ...frame,
    commentary: { en: `</blockquote><script>alert(1)</script>${'y'.repeat(10_000)}` },
  }));
  const source: Source = {
    ...sourceOver([{ ...round, frames }]),
    head: { ...HEAD, players: hostile.map((name, i) => ({ id: `p${i}`, name })) },
  };

  it('is shown as text and never as markup', () => {
    for (const at of ['start', 'r1t1p1', 'end']) {
      const html = show([{ type: 'go', at }], { source });
      expect(html).not.toMatch(/<img|<script|onload=x"/);
      expect(html).toContain('&lt;img src=x');
    }
  });

  it('cuts names that nobody can read, and keeps each in its own direction', () => {
    const html = show([], { source });
    expect(html.includes('x'.repeat(200))).toBe(false);
    expect(html).toMatch(/<bdi class="who"/);
  });
});

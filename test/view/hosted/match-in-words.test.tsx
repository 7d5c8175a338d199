import renderToString from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import type { TermId } from '../../../src/explain/messages/glossary-terms.ts';
import { LANGUAGES } from '../../../src/explain/messages/languages.ts';
import { linkedPieces } from '../../../src/layouts/glossary/linked-texts.ts';
import { MatchInWords } from '../../../src/view/hosted/MatchInWords.tsx';
import { showPieces } from '../../../src/view/player/linked.tsx';
import type { ShownRound } from '../../../src/view/source/source.ts';
import { sampleRounds, sourceOver } from '../fixtures/match.ts';
import { readingOf } from '../fixtures/reading.ts';

const rounds: readonly ShownRound[] = sampleRounds(2).map((round) => ({
  ...round,
  frames: round.frames.map((frame, i) =>
    i === 3 ? { ...frame, commentary: { en: 'brave', el: 'τολμηρό' } } : frame,
  ),
}));
const source = { ...sourceOver(rounds), round: (index: number) => rounds[index] ?? sampleRounds(1)[0] };

function show(locale: (typeof LANGUAGES)[number]): string {
  return renderToString(
    <MatchInWords
      match={{ name: 'sample', text: '', source }}
      reading={readingOf(source, locale)}
      linking={() => {
        const seen = new Set<TermId>();
        return (text) => showPieces(linkedPieces(text, locale, 'anemaki', seen));
      }}
    />,
  );
}

describe('a match in words', () => {
  it('has every moment as a sentence, round by round', () => {
    for (const locale of LANGUAGES) {
      const html = show(locale);
      const items =
        html
          .match(/<ol class="sentences">.*?<\/ol>/gs)
          ?.join('')
          .match(/<li>/g) ?? [];
      expect(items).toHaveLength(rounds.reduce((sum, { frames }) => sum + frames.length, 0));
      expect(html.match(/<details/g)).toHaveLength(2);
      expect(html).not.toMatch(/undefined|NaN/);
    }
  });

  it('gives the hands as text and each round as a picture', () => {
    const html = show('en');
    expect(html.match(/class="dealt-hands"/g)).toHaveLength(2);
    expect(html.match(/role="img" aria-label="Round \d as a score/g)).toHaveLength(2);
  });

  it('remarks in the reader’s language, or in one that there is', () => {
    expect(show('el')).toContain('τολμηρό');
    expect(show('el')).not.toContain('brave');
    expect(show('hu')).toContain('brave');
  });

  it('leads to the glossary from the first use of a term, each time that it is rendered', () => {
    for (const html of [show('en'), show('en')]) {
      const terms = [...html.matchAll(/<a class="term" href="\/glossary\/#(\w+)"/g)].map(([, term]) => term);
      expect(terms).toContain('lead');
      expect(terms).toEqual([...new Set(terms)]);
    }
  });
});

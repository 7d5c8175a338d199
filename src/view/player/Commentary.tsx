/** What the log remarks on a moment: in the reader's language, the others behind a fold; all of it behind one where it might tell too much. */
import type { Commentary as Texts } from '../../log/model.ts';
import { useBoard } from './board.ts';

interface CommentaryProps {
  readonly texts: Texts;
  readonly hidden: boolean;
}

export function Commentary({ texts, hidden }: CommentaryProps) {
  const { locale, words } = useBoard();
  const { explain } = words.player;
  const { own, others } = byReader(texts, locale);
  const quotes = (
    <>
      <Quotes texts={own} />
      {others.length > 0 && (
        <details class="other-languages">
          <summary>{explain.otherLanguages}</summary>
          <Quotes texts={others} />
        </details>
      )}
    </>
  );
  if (!hidden) return quotes;
  return (
    <details class="hidden-commentary">
      <summary>{explain.hiddenCommentary}</summary>
      {quotes}
    </details>
  );
}

type Said = readonly [language: string, text: string];

function Quotes({ texts }: { readonly texts: readonly Said[] }) {
  return texts.map(([language, text]) => <Quote key={language} language={language} text={text} />);
}

function Quote({ language, text }: { readonly language: string; readonly text: string }) {
  const { words, locale } = useBoard();
  const { explain } = words.player;
  const [, glyph, rest] = /^(!!|\?\?|!\?|\?!|!|\?) (.*)$/s.exec(text) ?? [null, '', text];
  const name = language && language !== locale ? ` · ${explain.language[language] ?? language}` : '';
  return (
    <figure class="commentary">
      <blockquote lang={language || undefined} dir="auto">
        {glyph && <b class="glyph">{glyph} </b>}
        {rest}
      </blockquote>
      <figcaption>
        {explain.commentary}
        {name}
      </figcaption>
    </figure>
  );
}

/** The texts with their languages: the reader's, then that whose language is not said, then the others. */
export function readersFirst(texts: Texts, locale: string): Said[] {
  const nearness = (language: string) => (language === locale ? 0 : language === '' ? 1 : 2);
  return Object.entries(texts).sort(([a], [b]) => nearness(a) - nearness(b));
}

/** What is for the reader: his language and that which is not said; where there is neither, the first of the others. */
export function byReader(texts: Texts, locale: string): Readonly<Record<'own' | 'others', readonly Said[]>> {
  const sorted = readersFirst(texts, locale);
  const near = sorted.filter(([language]) => language === locale || language === '').length;
  const count = Math.max(1, near);
  return { own: sorted.slice(0, count), others: sorted.slice(count) };
}

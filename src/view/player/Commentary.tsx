/** What the log remarks on a moment: in the reader's language first, and behind a fold where it might tell too much. */
import type { Commentary as Texts } from '../../log/model.ts';
import { useReading } from './reading.ts';

interface CommentaryProps {
  readonly texts: Texts;
  readonly hidden: boolean;
}

export function Commentary({ texts, hidden }: CommentaryProps) {
  const { locale, words } = useReading();
  const { explain } = words.player;
  const quotes = readersFirst(texts, locale).map(([language, text]) => (
    <Quote key={language} language={language} text={text} />
  ));
  if (!hidden) return <>{quotes}</>;
  return (
    <details class="hidden-commentary">
      <summary>{explain.hiddenCommentary}</summary>
      {quotes}
    </details>
  );
}

function Quote({ language, text }: { readonly language: string; readonly text: string }) {
  const { words, locale } = useReading();
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
export function readersFirst(texts: Texts, locale: string): [language: string, text: string][] {
  const nearness = (language: string) => (language === locale ? 0 : language === '' ? 1 : 2);
  return Object.entries(texts).sort(([a], [b]) => nearness(a) - nearness(b));
}

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
  const sorted = Object.entries(texts).sort(([a], [b]) => nearness(a, locale) - nearness(b, locale));
  const quotes = sorted.map(([language, text]) => <Quote key={language} language={language} text={text} />);
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

/** The reader's language, then that whose language is not said, then the others. */
function nearness(language: string, locale: string): number {
  if (language === locale) return 0;
  return language === '' ? 1 : 2;
}

/** The sign of a decision beside its play in the list: a text of its own for those who see no colour, and words for those who listen. */
import type { Sign } from './signs.ts';
import type { AnalysisWords } from './words.ts';

export interface PlaySignProps {
  readonly sign: Sign | undefined;
  readonly words: AnalysisWords;
}

export function PlaySign({ sign, words }: PlaySignProps) {
  if (!sign) return null;
  const label = words.review.classes[sign.kind];
  return (
    <b class={`sign ${sign.kind}`} role="img" aria-label={label} title={label}>
      {sign.text}
    </b>
  );
}

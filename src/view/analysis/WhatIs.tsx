/** A short answer for who meets a number for the first time, folded away; with how it was made, and the way to the long answer. */
import type { Made } from '../../analysis/equity/model.ts';
import { useReading } from '../player/reading.ts';
import type { AnalysisWords } from './words.ts';

interface WhatIsProps {
  readonly words: AnalysisWords;
  /** The measure's part of the page of measures. */
  readonly about: string;
  readonly texts: readonly string[];
  readonly made: Made | null;
}

export function WhatIs({ words, about, texts, made }: WhatIsProps) {
  const { measures } = useReading();
  const { what } = words.analysis;
  return (
    <details class="what-is">
      <summary>{what.title}</summary>
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {made && <p>{words.analysis.made(made)}</p>}
      {measures && (
        <p>
          <a href={`${measures}#${about}`}>{what.more}</a>
        </p>
      )}
    </details>
  );
}

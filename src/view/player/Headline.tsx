/** The moment in one sentence, large. Where table and words stand under each other, it stands above the pile too. */
import { useBoard } from './board.ts';
import type { Moment } from './moment.ts';
import { Sentence } from './Sentence.tsx';

export function Headline({ moment: { summary, frames, index } }: { readonly moment: Moment }) {
  const description = useBoard().describe(summary, frames, index);
  return <p class="headline">{description && <Sentence rich={description.headline} />}</p>;
}

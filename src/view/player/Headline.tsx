/** The moment in one sentence, large. Where table and words stand under each other, it stands above the pile too. */
import { describeMoment, type Moment } from './moment.ts';
import { useReading } from './reading.ts';
import { Sentence } from './Sentence.tsx';

export function Headline({ moment }: { readonly moment: Moment }) {
  const reading = useReading();
  const description = describeMoment(reading, moment.summary, moment.frames, moment.index);
  return <p class="headline">{description && <Sentence rich={description.headline} />}</p>;
}

/** A decision: how good it was, all that could have been chosen with its value, and the reasons. */
import type { Decision } from '../../analysis/review/model.ts';
import { describeDecision } from '../../explain/describe-decision.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { Analysis } from './analysis.tsx';
import { OptionTable } from './OptionTable.tsx';
import { PlaySign } from './PlaySign.tsx';
import { signOf } from './signs.ts';

interface DecisionViewProps {
  readonly analysis: Pick<Analysis, 'reviews' | 'words'>;
  readonly decision: Decision;
}

export function DecisionView({ analysis, decision }: DecisionViewProps) {
  const { words, reviews } = analysis;
  const { head } = useReading().source;
  const { made } = reviews.state;
  const names = head.players.map(({ name }) => nameOf(name));
  const told = made && describeDecision(decision, { game: head.game, names, made }, words);
  const { step } = words.analysis;
  return (
    <div class="decision">
      {told && (
        <p class="decision-headline">
          <PlaySign sign={signOf(decision.class)} words={words} /> <Sentence rich={told.headline} />{' '}
          <span class="soft">({step.rank(decision.chosen + 1, decision.options.length)})</span>
        </p>
      )}
      <OptionTable words={words} names={names} decision={decision} chosen={decision.chosen} />
      {told && (
        <p class="why">
          <Sentence rich={told.why} />
        </p>
      )}
    </div>
  );
}

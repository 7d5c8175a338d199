/** The whole match to read: of each round the hands, every moment as a sentence, and the score. Server only. */
import { scorePicture } from '../../charts/score.ts';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Commentary } from '../../log/model.ts';
import { FIRST_STATE } from '../controller/state.ts';
import { FIRST_BELOW } from '../player/below.ts';
import { readersFirst } from '../player/Commentary.tsx';
import { describeMoment } from '../player/describe-moment.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { playGroups } from '../player/play-groups.ts';
import { type ChartReading, type Reading, ReadingProvider } from '../player/reading.ts';
import { ScrollBox } from '../player/ScrollBox.tsx';
import { CardsText, Sentence } from '../player/Sentence.tsx';
import { Svg } from '../player/Svg.tsx';
import { scoreData } from '../player/score-data.ts';
import type { ShownRound } from '../source/source.ts';
import type { HostedMatch } from './matches.ts';

interface MatchInWordsProps {
  readonly match: HostedMatch;
  readonly reading: ChartReading;
  /** Begins to link words at their first use; called with each rendering, of which a server may make several. */
  readonly linking: () => Reading['linked'];
}

export function MatchInWords({ match, reading, linking }: MatchInWordsProps) {
  return (
    <ReadingProvider value={{ ...reading, linked: linking() }}>
      {match.source.rounds.map((summary, i) => (
        <details key={summary.number} class="round-in-words">
          <summary>
            <h3>{reading.words.game.round(summary.number)}</h3>
          </summary>
          <RoundInWords index={i} round={match.source.round(i)} reading={reading} />
        </details>
      ))}
    </ReadingProvider>
  );
}

interface RoundInWordsProps {
  readonly index: number;
  readonly round: ShownRound;
  readonly reading: ChartReading;
}

function RoundInWords({ index, round, reading }: RoundInWordsProps) {
  const { frames, summary } = round;
  const { words, analysis } = reading;
  const review = analysis?.reviews.round(index) ?? null;
  const whole = { frames, index: 0, summary, round, fork: frames.length, state: FIRST_STATE };
  const data = scoreData(reading, whole, review && { review, below: FIRST_BELOW });
  return (
    <>
      <h4>{CATALOGUES[reading.locale].match.hands}</h4>
      <Hands round={round} reading={reading} />
      <ScrollBox class="chart-scroll" label={data.label}>
        <Svg node={scorePicture(data)} />
      </ScrollBox>
      {playGroups(frames).map(({ trick, items }) => (
        <section key={trick}>
          <h4>{trick === 0 ? words.player.plays.before : words.game.trick(trick)}</h4>
          <ol class="sentences">
            {items.map(({ index, frame }) => (
              <li key={index}>
                <Told round={round} index={index} reading={reading} />
                <Remark texts={frame.commentary ?? {}} locale={reading.locale} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  );
}

/** What the log remarks, in one language: the reader's, if it has it. */
function Remark({ texts, locale }: { readonly texts: Commentary; readonly locale: Language }) {
  const [first] = readersFirst(texts, locale);
  if (!first) return null;
  const [language, text] = first;
  return (
    <blockquote lang={language || undefined} dir="auto" class="remark">
      {text}
    </blockquote>
  );
}

function Told({
  round,
  index,
  reading,
}: {
  readonly round: ShownRound;
  readonly index: number;
  readonly reading: ChartReading;
}) {
  const told = describeMoment(reading, round.summary, round.frames, index);
  return told && <Sentence rich={told.headline} />;
}

function Hands({ round, reading }: { readonly round: ShownRound; readonly reading: ChartReading }) {
  const deal = round.frames[0];
  return (
    <ul class="dealt-hands">
      {deal?.hands.map((hand, seat) => (
        <li key={reading.source.head.players[seat]?.id}>
          <PlayerName seat={seat} /> <CardsText cards={hand} />
        </li>
      ))}
      {deal && deal.talon.length > 0 && (
        <li>
          <em>{reading.words.game.talon}</em> <CardsText cards={deal.talon} />
        </li>
      )}
    </ul>
  );
}

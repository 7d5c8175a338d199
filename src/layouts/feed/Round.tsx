/** A round in a feed's entry: its score as a picture, what is told of it in sentences, and how it ended. */
import { Fragment } from 'preact';
import type { Frame } from '../../replay/frame.ts';
import { lineOf } from '../../view/controller/position.ts';
import { DEFAULTS, writeOptions } from '../../view/options.ts';
import { nameOf, shownText } from '../../view/player/names.ts';
import { pageOf } from '../../view/share/places.ts';
import { gameFacts } from '../../view/source/facts.ts';
import type { TellingOfRound } from './entry-facts.ts';
import type { EntryReading } from './entry-reading.ts';
import { ScorePicture } from './FeedPicture.tsx';
import { CardsInText, Moment } from './Moment.tsx';

interface RoundProps {
  readonly reading: EntryReading;
  readonly telling: TellingOfRound;
  readonly isWhole: boolean;
}

export function Round({ reading, telling, isWhole }: RoundProps) {
  const { words, place } = reading;
  const { summary, frames, groups } = telling;
  const scene = sceneOf(reading, telling, frames);
  // Steps are counted where none is left out.
  const List = isWhole ? 'ol' : 'ul';
  const link = pageOf(place, writeOptions({ ...DEFAULTS, at: `r${summary.number}` }));
  return (
    <>
      <h2>{words.game.round(summary.number)}</h2>
      <ScorePicture reading={reading} telling={telling} />
      {isWhole && <Hands reading={reading} deal={frames[0]} />}
      {groups.map(({ trick, items }) => (
        <Fragment key={trick}>
          <h3>{trick === 0 ? words.player.plays.before : words.game.trick(trick)}</h3>
          <List>
            {items.map(({ index }) => (
              <li key={index}>
                <Moment reading={reading} scene={{ ...scene, index }} />
              </li>
            ))}
          </List>
        </Fragment>
      ))}
      <NotPlayed reading={reading} telling={telling} />
      <Result reading={reading} telling={telling} />
      <p>
        <a href={link}>{words.feed.openRound(summary.number)}</a>
      </p>
    </>
  );
}

function sceneOf({ match }: EntryReading, { summary }: TellingOfRound, frames: readonly Frame[]) {
  const { head, facts } = match.source;
  return { head, facts: gameFacts(facts), summary, frames, index: 0 };
}

function Hands({ reading, deal }: { readonly reading: EntryReading; readonly deal: Frame | undefined }) {
  const { match, words } = reading;
  return (
    <>
      <h3>{words.match.hands}</h3>
      <ul>
        {deal?.hands.map((hand, seat) => (
          <li key={match.source.head.players[seat]?.id}>
            <bdi>{nameOf(match.source.head.players[seat]?.name ?? '')}</bdi>: <CardsInText cards={hand} />
          </li>
        ))}
        {deal && deal.talon.length > 0 && (
          <li>
            {words.player.table.talon}: <CardsInText cards={deal.talon} />
          </li>
        )}
      </ul>
    </>
  );
}

/** What the log remarks on in lines that were not played. */
function NotPlayed({ reading, telling }: Pick<RoundProps, 'reading' | 'telling'>) {
  const { round } = telling;
  return (
    <>
      {round.branches.map(({ name, title }) => {
        const { frames, fork } = lineOf(round, name);
        const scene = sceneOf(reading, telling, frames);
        const remarked = frames.flatMap(({ commentary }, index) =>
          commentary && index >= fork ? [index] : [],
        );
        return (
          remarked.length > 0 && (
            <Fragment key={name}>
              <h3>{reading.words.feed.notPlayed(shownText(title))}</h3>
              <ul>
                {remarked.map((index) => (
                  <li key={index}>
                    <Moment reading={reading} scene={{ ...scene, index }} />
                  </li>
                ))}
              </ul>
            </Fragment>
          )
        );
      })}
    </>
  );
}

function Result({ reading, telling }: Pick<RoundProps, 'reading' | 'telling'>) {
  const { words } = reading;
  const { frames, summary } = telling;
  const index = frames.findLastIndex(({ did }) => did.type === 'rank');
  return (
    <>
      <h3>{words.feed.result}</h3>
      {summary.order && index >= 0 ? (
        <p>
          <Moment reading={reading} scene={{ ...sceneOf(reading, telling, frames), index }} />
        </p>
      ) : (
        <p>{words.feed.unfinished}</p>
      )}
    </>
  );
}

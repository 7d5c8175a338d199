/** What a line changes for the player whose choice it begins with: in expectation, and where it was played to its end, in points. */
import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Part, Rich } from '../../explain/rich.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import type { ShownRound } from '../source/source.ts';
import { askWorth } from './ask-worth.ts';
import type { Worth } from './worth.ts';
import { chooserOf, worthQuestion } from './worth-question.ts';

interface WorthOfLineProps {
  readonly round: ShownRound;
  readonly branch: string;
  readonly words: Messages['whatIf'];
}

export function WorthOfLine({ round, branch, words }: WorthOfLineProps) {
  const { source, facts, words: player } = useReading();
  const { head } = source;
  const seat = chooserOf(round, branch);
  const question = seat === null ? null : worthQuestion(head, round, branch);
  const worth = useWorth(question);
  if (seat === null) return null;
  const who = { seat, name: nameOf(head.players[seat]?.name ?? '') };
  const placeText = (order: readonly number[]) => {
    const place = order.indexOf(seat) + 1;
    const players = head.players.length;
    const title = player.game.title(facts.title(place, players), place);
    return player.player.table.out(title, player.game.points(facts.points(place, players)));
  };
  const last = round.branches.find(({ name }) => name === branch)?.frames.at(-1);
  const now = last?.did.type === 'rank' ? placeText(last.out) : null;
  const then = round.summary.order && placeText(round.summary.order);
  return (
    <div class="line-worth">
      {question && worth === null && <p class="soft">{words.worth.waiting}</p>}
      {worth && (
        <p>
          <Sentence rich={words.worth.change(who, worth.change[seat] ?? 0, worth.se[seat] ?? 0)} />{' '}
          <small class="soft">({words.worth.by(worth.n, worth.policy)})</small>
        </p>
      )}
      {now && (
        <p>
          <Sentence rich={resultText(words.worth, who, now, then)} />
        </p>
      )}
    </div>
  );
}

function resultText(
  { result, resultSame, resultAlone }: Messages['whatIf']['worth'],
  who: Part,
  now: string,
  then: string | null,
): Rich {
  if (then === null) return resultAlone(who, now);
  return now === then ? resultSame(who, now) : result(who, now, then);
}

/** Null while it is being found out; undefined where it cannot be told. */
function useWorth(question: ReturnType<typeof worthQuestion>): Worth | null | undefined {
  const key = question && JSON.stringify(question);
  const [known, setKnown] = useState<{ key: string; worth: Worth | null } | null>(null);
  useEffect(() => {
    if (!question || !key) return;
    let here = true;
    askWorth(question).then((worth) => here && setKnown({ key, worth }));
    return () => {
      here = false;
    };
  }, [key]);
  if (!key) return undefined;
  if (known?.key !== key) return null;
  return known.worth ?? undefined;
}

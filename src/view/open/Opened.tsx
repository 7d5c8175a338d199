/** A log that was read: which match it is, its problems beside its text, and the player for what could be read. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { metaOf } from '../../explain/meta-of.ts';
import { shownText } from '../player/names.ts';
import type { Source } from '../source/source.ts';
import { LogText } from './LogText.tsx';
import { OpenedAbout } from './OpenedAbout.tsx';
import { OpenedPlayer } from './OpenedPlayer.tsx';
import { ProblemList } from './ProblemList.tsx';
import type { PageFacts } from './page-facts.ts';
import type { FoldedMatch } from './protocol.ts';
import { useFirstRound } from './use-first-round.ts';
import type { OpenerWords } from './words/opener-words.ts';

export interface OpenedProps {
  readonly words: OpenerWords;
  readonly page: PageFacts;
  readonly folded: FoldedMatch;
  readonly source: Source | null;
  readonly text: string;
  /** Of its file; empty where there was none. */
  readonly name: string;
  readonly onChoose: (match: number) => void;
  readonly onAgain: () => void;
}

const MOMENT = 'opened-moment';

export function Opened(props: OpenedProps) {
  const { words, page, folded, text, name } = props;
  const controller = useFirstRound(props.source);
  const { problems } = folded;
  // The log opens at the first problem.
  const [chosen, setChosen] = useState<number | null>(problems.length > 0 ? 0 : null);
  const choose = (index: number) => {
    setChosen(index);
    const at = problems[index]?.at;
    if (at) controller?.send({ type: 'go', at });
  };
  const log = useMemo(() => ({ text, name, match: folded.match }), [text, name, folded]);
  const player = controller && (
    <div key="player" id={MOMENT}>
      <OpenedPlayer words={words} page={page} controller={controller} log={log} />
    </div>
  );
  const logText = (
    <div key="log" class="opened-log">
      {problems.length > 0 && (
        <ProblemList
          words={words}
          locale={page.locale}
          problems={problems}
          chosen={chosen}
          moment={MOMENT}
          onChoose={choose}
        />
      )}
      <LogText words={words} text={text} problems={problems} chosen={chosen} onChoose={choose} />
    </div>
  );
  const about = <OpenedAbout key="about" words={words} meta={folded.head.meta} />;
  // What is wrong comes first, where something is.
  return (
    <>
      <OpenedHead {...props} />
      {folded.rounds.length === 0 && <p class="fault panel">{words.opener.faults.rounds}</p>}
      {problems.length > 0 ? [logText, player, about] : [player, about, logText]}
    </>
  );
}

/** The name of the match, what is wrong in all, and the way to another match or log. */
function OpenedHead({ words, folded, page, onChoose, onAgain }: OpenedProps) {
  const open = words.opener;
  const { match } = words;
  const errors = folded.problems.filter(({ problem }) => problem.severity === 'error').length;
  const title = metaOf(folded.head.meta, 'event', page.locale) ?? match.untitled;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that was pressed is gone: who reads with the keyboard goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <header class="opened-head">
      <h2 dir="auto" ref={heading} tabIndex={-1}>
        {shownText(title)}
      </h2>
      <p role="status">
        {folded.cancelled && `${open.cancelled} `}
        {open.problems(errors, folded.problems.length - errors)}
      </p>
      <p class="row">
        {folded.matches > 1 && (
          <label>
            {open.match}{' '}
            <input
              class="field"
              type="number"
              min={1}
              max={folded.matches}
              value={folded.match + 1}
              onChange={(event) => onChoose(event.currentTarget.valueAsNumber - 1)}
            />{' '}
            {words.player.rounds.of(folded.matches)}
          </label>
        )}
        <button class="button" type="button" onClick={onAgain}>
          {open.another}
        </button>
      </p>
    </header>
  );
}

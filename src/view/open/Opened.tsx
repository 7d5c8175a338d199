/** A log that was read: which match it is, its problems beside its text, and the player for what could be read. */

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { metaOf } from '../../explain/meta-of.ts';
import { shownText } from '../player/names.ts';
import type { Source } from '../source/source.ts';
import { LogText } from './LogText.tsx';
import { NotesContext } from './notes-context.ts';
import { OpenedAbout } from './OpenedAbout.tsx';
import { OpenedPlayer } from './OpenedPlayer.tsx';
import { ProblemList } from './ProblemList.tsx';
import type { PageFacts } from './page-facts.ts';
import type { FoldedMatch } from './protocol.ts';
import { shiftProblems } from './shift-problems.ts';
import { useFirstRound } from './use-first-round.ts';
import { type OwnLog, useNotes } from './use-notes.ts';
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
  /** Opens another text in place of this one. */
  readonly onReopen: (text: string, name: string) => void;
}

const MOMENT = 'opened-moment';

export function Opened(props: OpenedProps) {
  const { words, page, folded, name, onReopen } = props;
  const controller = useFirstRound(props.source);
  const { locale } = page;
  const own = useNotes({ text: props.text, name, folded, untitled: words.match.untitled, locale });
  const { text, kept, change } = own;
  const problems = useMemo(
    () => shiftProblems(folded.problems, props.text, text),
    [folded, props.text, text],
  );
  // The log opens at the first problem.
  const [chosen, setChosen] = useState<number | null>(problems.length > 0 ? 0 : null);
  const choose = (index: number) => {
    setChosen(index);
    const at = problems[index]?.at;
    if (at) controller?.send({ type: 'go', at });
  };
  const { match, matches } = folded;
  const written = useRef(text);
  written.current = text;
  // Whoever reads the log reads it with the notes; the player itself is not made anew for them.
  const log = useMemo(
    () => ({
      get text() {
        return written.current;
      },
      name,
      match,
    }),
    [name, match],
  );
  const notes = useMemo(
    () => ({ text, name, match, matches, kept, change, reopen: onReopen }),
    [text, name, match, matches, kept, change, onReopen],
  );
  const player = controller && (
    <div key="player" id={MOMENT}>
      <NotesContext.Provider value={notes}>
        <OpenedPlayer words={words} page={page} controller={controller} log={log} />
      </NotesContext.Provider>
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
      <OpenedHead {...props} kept={kept} />
      {folded.rounds.length === 0 && <p class="fault panel">{words.opener.faults.rounds}</p>}
      {problems.length > 0 ? [logText, player, about] : [player, about, logText]}
    </>
  );
}

/** The name of the match, what is wrong in all, and the way to another match or log. */
function OpenedHead(props: OpenedProps & Pick<OwnLog, 'kept'>) {
  const { words, folded, page, kept, onChoose, onAgain } = props;
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
        {kept && <a href={page.library}>{open.kept}</a>}
        {kept === false && <span class="soft">{open.notKept}</span>}
      </p>
    </header>
  );
}

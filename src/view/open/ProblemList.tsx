/** The problems of a log in reading order, each a way to its line and its moment. */
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { loadTeller, type ProblemTeller } from '../problems/tell.ts';
import type { PlacedProblem } from './protocol.ts';
import { VirtualList } from './VirtualList.tsx';
import { WholeList } from './WholeList.tsx';
import type { OpenerWords } from './words/opener-words.ts';

interface ProblemListProps {
  readonly words: OpenerWords;
  readonly locale: Language;
  readonly problems: readonly PlacedProblem[];
  readonly chosen: number | null;
  /** The id of the place where the moment of the chosen problem is shown. */
  readonly moment: string;
  readonly onChoose: (index: number) => void;
}

const ROW = 76;
/** Up to so many stand in the page whole; more of them in rows of one height, where a long text is cut until it is chosen. */
const MOST = 200;

export function ProblemList({ words, locale, problems, chosen, moment, onChoose }: ProblemListProps) {
  const open = words.opener;
  const tell = useTeller(locale);
  const whole = problems.length <= MOST;
  const say = (index: number) => {
    const problem = problems[index]?.problem;
    return problem && tell ? richToText(tell(problem), words) : '';
  };
  const row = (index: number) => {
    const problem = problems[index]?.problem;
    return (
      problem && (
        <button
          type="button"
          class={`problem ${problem.severity}`}
          aria-pressed={index === chosen}
          onClick={() => onChoose(index)}
        >
          <span class="where">
            {open[problem.severity]} · {words.player.explain.line(problem.span.line)}
            {open.column(problem.span.column)} · <code>{problem.code}</code>
          </span>
          <span class="what">{say(index)}</span>
        </button>
      )
    );
  };
  return (
    <div class="panel problem-list">
      <h2>{open.problemsTitle}</h2>
      <p class="chosen-problem" role="status">
        {chosen !== null && !whole && say(chosen)}
        {chosen !== null && problems[chosen]?.at && <MomentLink id={moment}>{open.moment}</MomentLink>}
      </p>
      {whole ? (
        <WholeList label={open.problemsTitle} count={problems.length} row={row} target={chosen} />
      ) : (
        <VirtualList
          class="problem-rows"
          label={open.problemsTitle}
          count={problems.length}
          rowHeight={ROW}
          row={row}
          target={chosen}
        />
      )}
    </div>
  );
}

/** Leads to a place in the page and leaves the address alone: it says which log is open. */
function MomentLink({ id, children }: { readonly id: string; readonly children: string }) {
  const go = (event: Event) => {
    event.preventDefault();
    const place = document.getElementById(id);
    place?.scrollIntoView();
    place?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
  };
  return (
    <a href={`#${id}`} onClick={go}>
      {children}
    </a>
  );
}

function useTeller(locale: Language): ProblemTeller | null {
  const [teller, setTeller] = useState<ProblemTeller | null>(null);
  useEffect(() => {
    let here = true;
    loadTeller(locale).then(
      (loaded) => here && setTeller(() => loaded),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [locale]);
  return teller;
}

/** The practice page: the form to sit down with, and then the table, whose parts are loaded with the first deal. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import type { GameOffer } from '../setup/game-offer.ts';
import { type KeptTable, keepTable, keptTable, watchTable } from './plan.ts';
import { Setup } from './Setup.tsx';
import type { TableProps } from './Table.tsx';
import { loadTableWords, type PracticeWords, type TableWords } from './words/practice-words.ts';

/** Addresses of other pages. */
export interface Places {
  readonly rules: string;
  readonly open: string;
}

interface PracticeProps {
  readonly words: PracticeWords;
  readonly offers: readonly GameOffer[];
  readonly locale: Language;
  readonly places: Places;
}

interface Parts {
  readonly Table: FunctionComponent<TableProps>;
  readonly words: TableWords;
}

/** How often the table was taken over from another tab, and whether something that was done here came too late. */
interface Taken {
  readonly times: number;
  readonly late: boolean;
}

export function Practice({ words, offers, locale, places }: PracticeProps) {
  const [kept, keep] = useState<KeptTable | null>(null);
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  const [taken, setTaken] = useState<Taken>({ times: 0, late: false });
  /** What another tab has made of the table stands here too. */
  const takeOver = (late: boolean) => {
    keep(keptTable());
    setTaken(({ times }) => ({ times: times + 1, late }));
  };
  useEffect(() => {
    keep(keptTable());
    return watchTable(window, () => takeOver(false));
  }, []);
  useEffect(() => {
    if (!kept) return;
    Promise.all([import('./Table.tsx'), loadTableWords(locale)]).then(
      ([{ Table }, loaded]) => setParts({ Table, words: loaded }),
      () => setParts('failed'),
    );
  }, [kept, locale]);
  const leave = () => {
    if (keepTable(null) === 'late') takeOver(true);
    else keep(null);
  };
  if (kept && parts && parts !== 'failed') {
    const { Table } = parts;
    return (
      <Table
        key={`${kept.plan.seed} ${taken.times}`}
        kept={kept}
        late={taken.late}
        words={parts.words}
        locale={locale}
        places={places}
        onLeave={leave}
        onLate={takeOver}
      />
    );
  }
  return (
    <>
      {parts === 'failed' && (
        <p class="fault panel" role="alert">
          {words.setup.failed}
        </p>
      )}
      <Setup
        words={words}
        offers={offers}
        onBegin={(plan) => {
          setTaken({ ...taken, late: false });
          keep({ plan, record: null });
        }}
      />
    </>
  );
}

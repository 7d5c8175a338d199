/** The practice page: the form to sit down with, and then the table, whose parts are loaded with the first deal. */
import type { FunctionComponent } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import { type GameOffer, type KeptTable, keepTable, keptTable } from './plan.ts';
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

export function Practice({ words, offers, locale, places }: PracticeProps) {
  const [kept, keep] = useState<KeptTable | null>(null);
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  useEffect(() => keep(keptTable()), []);
  useEffect(() => {
    if (!kept) return;
    Promise.all([import('./Table.tsx'), loadTableWords(locale)]).then(
      ([{ Table }, loaded]) => setParts({ Table, words: loaded }),
      () => setParts('failed'),
    );
  }, [kept, locale]);
  const leave = () => {
    keepTable(null);
    keep(null);
  };
  if (kept && parts && parts !== 'failed') {
    const { Table } = parts;
    return (
      <Table
        key={kept.plan.seed}
        kept={kept}
        words={parts.words}
        locale={locale}
        places={places}
        onLeave={leave}
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
      <Setup words={words} offers={offers} onBegin={(plan) => keep({ plan, record: null })} />
    </>
  );
}

/** The page on which a match is recorded: what was not finished, the form for a new one, and then the table, which comes with the rules. */
import type { FunctionComponent } from 'preact';
import { useCallback, useEffect, useState } from 'preact/hooks';
import type { Language } from '../../explain/messages/languages.ts';
import type { Entry } from '../library/entry.ts';
import { openLibrary } from '../library/store.ts';
import { nameOf } from '../player/names.ts';
import type { GameOffer } from '../setup/game-offer.ts';
import type { Places } from './places.ts';
import {
  askedRecord,
  askRecord,
  type KeptRecord,
  newRecordId,
  type RecordPlan,
  recordInTab,
} from './plan.ts';
import type { RecordMatchProps } from './RecordMatch.tsx';
import { Setup } from './Setup.tsx';
import { loadRecordWords, type RecordWords, type SetupWords } from './words/record-words.ts';

interface RecordProps {
  readonly words: SetupWords;
  readonly offers: readonly GameOffer[];
  readonly locale: Language;
  readonly places: Places;
}

interface Parts {
  readonly RecordMatch: FunctionComponent<RecordMatchProps>;
  readonly words: RecordWords;
}

/** The match on the table and the name under which it is kept. */
interface Taken {
  readonly id: string;
  readonly from: RecordPlan | KeptRecord;
}

export function Record({ words, offers, locale, places }: RecordProps) {
  const [taken, take] = useState<Taken | null>(null);
  const [isUnknown, setUnknown] = useState(false);
  const [unfinished, setUnfinished] = useState<readonly Entry[]>([]);
  const [parts, setParts] = useState<Parts | 'failed' | null>(null);
  const refresh = useCallback(async () => {
    const store = await openLibrary();
    const all = (await store?.list()) ?? [];
    setUnfinished(all.filter((entry) => entry.kind === 'recorded' && entry.unfinished !== undefined));
  }, []);
  useEffect(() => {
    const obey = async () => {
      const id = askedRecord(window);
      const kept = id && (await lastKept(id));
      take(id && kept ? { id, from: kept } : null);
      setUnknown(id !== null && !kept);
      await refresh();
    };
    obey();
    addEventListener('hashchange', obey);
    return () => removeEventListener('hashchange', obey);
  }, [refresh]);
  useEffect(() => {
    if (!taken) return;
    Promise.all([import('./RecordMatch.tsx'), loadRecordWords(locale)]).then(
      ([{ RecordMatch }, loaded]) => setParts({ RecordMatch, words: loaded }),
      () => setParts('failed'),
    );
  }, [taken, locale]);
  const begin = (id: string, from: RecordPlan | KeptRecord) => {
    askRecord(window, id);
    take({ id, from });
  };
  const leave = () => {
    setUnknown(false);
    askRecord(window, null);
    take(null);
    refresh();
  };
  if (taken && parts && parts !== 'failed') {
    const { RecordMatch } = parts;
    return (
      <RecordMatch
        key={taken.id}
        id={taken.id}
        from={taken.from}
        words={parts.words}
        locale={locale}
        places={places}
        onLeave={leave}
      />
    );
  }
  return (
    <div class="record-start">
      {parts === 'failed' && (
        <p class="fault panel" role="alert">
          {words.failed}
        </p>
      )}
      <p class={isUnknown ? 'panel' : undefined} role="status">
        {isUnknown && words.unknown}
      </p>
      {unfinished.length > 0 && (
        <section class="panel" aria-label={words.resume.title}>
          <h2>{words.resume.title}</h2>
          <p class="record-acts">
            {unfinished.map(({ id, name, changed, unfinished: record }) => (
              <button
                key={id}
                type="button"
                class="button"
                onClick={() => begin(id, { id, record, ended: false, changed })}
              >
                <bdi>{words.resume.goOn(nameOf(name))}</bdi>
              </button>
            ))}
          </p>
        </section>
      )}
      <Setup words={words} offers={offers} onBegin={(plan) => begin(newRecordId(), plan)} />
      <p>
        <a href={places.sheet}>{words.emptySheet}</a>
      </p>
    </div>
  );
}

/** The match as the tab has it, or as the library has it where another tab went on with it; null where neither does. */
async function lastKept(id: string): Promise<KeptRecord | null> {
  const here = recordInTab(window, id);
  const entry = await (await openLibrary())?.get(id);
  if (entry?.unfinished === undefined || (here && here.changed >= entry.changed)) return here;
  return { id, record: entry.unfinished, ended: false, changed: entry.changed };
}

/**
 * What could have been done instead: choose it, and a line comes of it that goes on by hand or by the computer, has a name, travels in
 * a link and is saved with the log.
 */
import { Choices } from '../player/Choices.tsx';
import type { WhatIfProps } from '../player/ChoicesOrWhatIf.tsx';
import { useReading } from '../player/reading.ts';
import { Instead } from './Instead.tsx';
import { useSession } from './use-session.ts';
import css from './what-if.css?inline';

export function WhatIf({ moment, send }: WhatIfProps) {
  const { source, log, locale } = useReading();
  const close = () => send('what-if');
  const loaded = useSession(source, log, locale, close);
  if (!loaded) return <Choices moment={moment} />;
  const { session, words } = loaded;
  return (
    <section class="what-if" aria-label={words.title}>
      <style>{css}</style>
      <div class="what-if-head">
        <h3>{words.title}</h3>
        <button
          type="button"
          class="button plain"
          aria-label={words.close}
          title={words.close}
          onClick={close}
        >
          ✕
        </button>
      </div>
      {session ? (
        <Instead moment={moment} send={send} session={session} words={words} />
      ) : (
        <p role="alert">{words.failed}</p>
      )}
    </section>
  );
}

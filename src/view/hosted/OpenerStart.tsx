/** The opener as the server renders it: waiting for a log. */
import type { Language } from '../../explain/messages/languages.ts';
import { Opener } from '../open/Opener.tsx';
import { samplesOf } from '../open/samples.ts';
import type { OpenerWords } from '../open/words/opener-words.ts';

interface OpenerStartProps {
  readonly words: OpenerWords;
  readonly locale: Language;
  readonly logs: string;
}

export function OpenerStart({ words, locale, logs }: OpenerStartProps) {
  const page = { locale, measures: '', library: '', ruleHref: () => '', machineOf: () => '' };
  return <Opener words={words} page={page} samples={samplesOf(logs)} startWorker={noWorker} />;
}

function noWorker(): never {
  throw new Error('Nothing is read on the server.');
}

/** The ways to bring a log: drop a file, choose one, paste a text, or try a sample. */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { OpenerWords } from './words/opener-words.ts';

export interface Sample {
  readonly name: string;
  readonly href: string;
}

interface ChooserProps {
  readonly words: OpenerWords;
  readonly samples: readonly [good: Sample, faulty: Sample];
  /** What was read last, to be corrected. */
  readonly text: string;
  readonly onFile: (file: File) => void;
  readonly onText: (text: string) => void;
  readonly onSample: (sample: Sample) => void;
}

export function Chooser({ words, samples, text: before, onFile, onText, onSample }: ChooserProps) {
  const open = words.opener;
  const [good, faulty] = samples;
  const text = useRef<HTMLTextAreaElement>(null);
  const file = useRef<HTMLInputElement>(null);
  /** What came into the field last without the reader: once, so that his own changes stay. */
  const put = useRef('');
  const [awake, setAwake] = useState(false);
  const takeFile = () => {
    const chosen = file.current?.files?.[0];
    if (!chosen) return;
    if (file.current) file.current.value = '';
    onFile(chosen);
  };
  // The page is there before its script: what was chosen or pasted meanwhile is not lost.
  useEffect(() => {
    setAwake(true);
    takeFile();
  }, []);
  useEffect(() => {
    if (!before || before === put.current || !text.current) return;
    text.current.value = before;
    put.current = before;
  }, [before]);
  return (
    <div class="chooser">
      <label class="drop-zone panel">
        <span class="button main">{open.choose}</span>
        <input
          class="unseen"
          type="file"
          accept=".revlog,.json,.ndjson,.jsonl,.txt,text/plain,application/json"
          ref={file}
          onChange={takeFile}
        />
        <span class="soft">{open.lead}</span>
      </label>
      <form
        class="paste panel"
        onSubmit={(event) => {
          event.preventDefault();
          onText(text.current?.value ?? '');
        }}
      >
        <label for="pasted">{open.paste}</label>
        <textarea
          id="pasted"
          class="field"
          rows={before ? 20 : 7}
          spellcheck={false}
          autocomplete="off"
          placeholder={'revolution-log 1\nrules anemaki\nplayer …'}
          ref={text}
        />
        <button class="button" type="submit" disabled={!awake}>
          {open.read}
        </button>
      </form>
      <p class="row samples">
        <span>{open.samples}</span>
        <button class="button" type="button" onClick={() => onSample(good)}>
          {open.sampleGood}
        </button>
        <button class="button" type="button" onClick={() => onSample(faulty)}>
          {open.sampleBad}
        </button>
      </p>
    </div>
  );
}

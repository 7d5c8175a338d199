/** One form in which a moment leaves the site: its text, to be read and selected, and a button that copies it and says so. */
import { useId, useRef } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import { copyOut } from './copy-out.ts';

/** The class of the button that copies. */
export const COPY_BUTTON = 'copy-button';

interface CopyFieldProps {
  readonly title: string;
  /** When one wants it. */
  readonly text: string;
  readonly value: string;
  readonly words: Messages['sharePanel'];
  /** Lines that show at once. */
  readonly rows?: number;
  /** What else there is to know of it. */
  readonly remark?: string | null;
  readonly say: (text: string) => void;
}

export function CopyField({ title, text, value, words, rows = 1, remark = null, say }: CopyFieldProps) {
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const copy = async () => {
    if (!field.current) return;
    const done = await copyOut(window, field.current);
    say(words[done](title));
  };
  return (
    <div class="copy-field">
      <label for={id}>
        <b>{title}</b>
      </label>
      <button type="button" class={`button ${COPY_BUTTON}`} aria-label={words.copyWhat(title)} onClick={copy}>
        {words.copy}
      </button>
      <p class="soft" id={`${id}-text`}>
        {[text, remark].filter(Boolean).join(' ')}
      </p>
      <textarea
        ref={field}
        id={id}
        class="field"
        rows={rows}
        readOnly
        spellcheck={false}
        translate={false}
        aria-describedby={`${id}-text`}
        value={value}
      />
    </div>
  );
}

/** The keys, listed from the table that drives them. */
import { useEffect, useRef } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import { KEYS, keyName } from '../controller/keys.ts';
import css from './help.css?inline';

export interface HelpProps {
  readonly words: Messages['keys'];
  readonly onClose: () => void;
}

/** A dialog that opens as soon as it is there. */
export function Help({ words: help, onClose }: HelpProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog class="help" ref={dialog} onClose={onClose} aria-labelledby="help-title">
      <style>{css}</style>
      <h2 id="help-title">{help.title}</h2>
      <dl>
        {KEYS.map(({ keys, does }) => (
          <div key={does}>
            <dt>
              {does === 'step' ? help.number : keys.map((key) => <kbd key={key}>{keyNames(key, does)}</kbd>)}
            </dt>
            <dd>{help.actions[does]}</dd>
          </div>
        ))}
      </dl>
      <p>{help.note}</p>
      <form method="dialog">
        <button type="submit" class="button">
          {help.close}
        </button>
      </form>
    </dialog>
  );
}

/** The space bar has a name on the button that it works. */
function keyNames(key: string, does: string): string {
  return does === 'toggle-play' ? '␣' : keyName(key);
}

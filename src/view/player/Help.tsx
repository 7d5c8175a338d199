/** The keys, listed from the table that drives them. */
import { useEffect, useRef } from 'preact/hooks';
import { KEYS, keyName } from '../controller/keys.ts';
import { useReading } from './reading.ts';

interface HelpProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function Help({ open, onClose }: HelpProps) {
  const { help } = useReading().words.player;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  return (
    <dialog class="help" ref={dialog} onClose={onClose} aria-labelledby="help-title">
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

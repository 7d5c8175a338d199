/** What can be done with the line on which the reader stands: another name, on to its end, away with it. */
import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';

interface LineToolsProps {
  readonly words: Messages['whatIf'];
  readonly name: string;
  readonly atEnd: boolean;
  /** False where it cannot have that name. */
  readonly onRename: (name: string) => boolean;
  readonly onEnd: () => void;
  readonly onRemove: () => void;
}

export function LineTools({ words, name, atEnd, onRename, onEnd, onRemove }: LineToolsProps) {
  const [text, setText] = useState(name);
  const [refused, setRefused] = useState(false);
  useEffect(() => {
    setText(name);
    setRefused(false);
  }, [name]);
  return (
    <form
      class="line-tools"
      onSubmit={(event) => {
        event.preventDefault();
        setRefused(text !== name && !onRename(text));
      }}
    >
      <label>
        {words.line.name}
        <input
          class="field"
          type="text"
          autocomplete="off"
          maxLength={60}
          value={text}
          aria-invalid={refused}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </label>
      {text !== name && (
        <button type="submit" class="button">
          {words.line.rename}
        </button>
      )}
      {!atEnd && (
        <button type="button" class="button" onClick={onEnd}>
          {words.line.toEnd}
        </button>
      )}
      <button type="button" class="button" onClick={onRemove}>
        {words.line.remove}
      </button>
      {refused && <p role="alert">{words.line.taken}</p>}
    </form>
  );
}

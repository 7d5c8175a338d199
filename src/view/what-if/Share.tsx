/** Takes back the last change; copies a link that brings the lines along; saves the log with them. */
import type { Messages } from '../../explain/messages/messages.ts';
import { useReading } from '../player/reading.ts';
import type { WhatIfSession } from './session.ts';
import { copyText, fileName, saveFile } from './share.ts';

interface ShareProps {
  readonly session: WhatIfSession;
  readonly words: Messages['whatIf'];
  readonly onUndo: () => void;
  readonly say: (text: string) => void;
}

export function Share({ session, words, onUndo, say }: ShareProps) {
  const { log } = useReading();
  const hasLines = session.link !== '';
  if (!hasLines && !session.canUndo) return null;
  const copy = async () =>
    say((await copyText(window, location.href)) ? words.done.copied : words.done.notCopied);
  const save = () => {
    const file = fileName(log && 'href' in log ? log.href : (log?.name ?? ''));
    saveFile(document, file, session.log);
    say(session.hasFaults ? words.done.savedWithout(file) : words.done.saved(file));
  };
  return (
    <p class="row">
      {session.canUndo && (
        <button type="button" class="button" onClick={onUndo}>
          {words.line.undo}
        </button>
      )}
      {hasLines && log && 'href' in log && (
        <button type="button" class="button" onClick={copy}>
          {words.lines.copy}
        </button>
      )}
      {hasLines && (
        <button type="button" class="button" onClick={save}>
          {words.lines.save}
        </button>
      )}
    </p>
  );
}

/** Opens the lines of a link in a player. */
import type { Controller } from '../controller/controller.ts';
import type { Reading } from '../player/reading.ts';
import { sessionOf } from './use-session.ts';
import { loadWhatIfWords } from './words.ts';

/** Shows the lines, and resolves to what has to be said of them; empty where they are here already. */
export async function openLink(controller: Controller, reading: Reading, link: string): Promise<string> {
  const { source, log, locale } = reading;
  const [words, session] = await Promise.all([
    loadWhatIfWords(locale),
    log && sessionOf(source, log).catch(() => null),
  ]);
  if (!session) return words.failed;
  const opened = await session.open(link, controller.snapshot.state.position);
  for (const command of opened?.commands ?? []) controller.send(command);
  if (!opened) return words.link.unreadable;
  const { brought, lost } = opened;
  return [brought > 0 && words.link.brought(brought), lost > 0 && words.link.lost(lost)]
    .filter(Boolean)
    .join(' ');
}

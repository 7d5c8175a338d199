/** The Worker that reads logs: a session with a line to the page. */
import type { ToWorker } from './protocol.ts';
import { Session } from './session.ts';

const session = new Session(
  (message) => postMessage(message),
  () => new Promise((resolve) => setTimeout(resolve, 0)),
);

addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  session.receive(data);
});

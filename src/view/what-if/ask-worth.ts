/** Asks the Worker what a choice is worth, and remembers the answers. */
import type { Worth, WorthQuestion } from './worth.ts';

/** The part of a Worker that is needed. */
interface Line {
  postMessage(message: WorthQuestion): void;
  onmessage: ((event: MessageEvent<Worth | null>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
}

const answers = new Map<string, Promise<Worth | null>>();
const waiting: ((worth: Worth | null) => void)[] = [];
let line: Line | null = null;

/** Null where it cannot be told. */
export function askWorth(question: WorthQuestion): Promise<Worth | null> {
  const key = JSON.stringify(question);
  const known = answers.get(key) ?? ask(question);
  answers.set(key, known);
  return known;
}

function ask(question: WorthQuestion): Promise<Worth | null> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    line ??= start();
    line.postMessage(question);
  });
}

function start(): Line {
  const worker: Line = new Worker(new URL('./worth-worker.ts', import.meta.url), { type: 'module' });
  worker.onmessage = ({ data }) => waiting.shift()?.(data);
  // It broke down: nobody waits for it any longer.
  worker.onerror = () => {
    for (const resolve of waiting.splice(0)) resolve(null);
  };
  return worker;
}

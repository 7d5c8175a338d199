/** Runs a recorded match through the map, step by step or by itself; nothing moves before a reader asks for it. */
import type { RunData, RunStep } from './run-data.ts';
import { takenUpTo } from './taken-up-to.ts';

interface Shows {
  /** A match is about to run, or to be stepped through. */
  readonly begin: () => void;
  /** `taken`: how often each transition was taken up to this step. */
  readonly show: (step: RunStep, taken: ReadonlyMap<string, number>) => void;
  readonly clear: () => void;
}

/** Milliseconds that a moment stays at speed 1. */
const PAUSE = 1200;

export function wireRun(box: HTMLElement, { begin, show, clear }: Shows): void {
  const part = <T extends HTMLElement>(name: string) => box.querySelector<T>(`[data-run="${name}"]`);
  const match = part<HTMLSelectElement>('match');
  const speed = part<HTMLSelectElement>('speed');
  const at = part<HTMLInputElement>('at');
  const play = part<HTMLButtonElement>('play');
  const [back, next] = [part<HTMLButtonElement>('back'), part<HTMLButtonElement>('next')];
  const said = part('said');
  const moment = part<HTMLAnchorElement>('moment');
  if (!match || !speed || !at || !play || !back || !next || !said || !moment) return;

  let run: RunData | null = null;
  let index = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const halt = () => {
    clearTimeout(timer);
    timer = undefined;
    play.textContent = play.dataset.play ?? '';
    // By itself it would speak over itself.
    said.setAttribute('aria-live', 'polite');
  };
  const go = (to: number) => {
    const last = (run?.steps.length ?? 0) - 1;
    index = Math.max(0, Math.min(to, last));
    const step = run?.steps[index];
    back.disabled = index <= 0;
    next.disabled = index >= last;
    play.disabled = last < 0;
    at.disabled = last < 0;
    at.max = String(Math.max(0, last));
    at.value = String(index);
    moment.hidden = !step;
    if (!run || !step) return;
    said.textContent = step.text;
    at.setAttribute('aria-valuetext', step.text);
    moment.href = `${run.replay}#at=${step.at}`;
    show(step, takenUpTo(run.steps, index));
    if (index === last) halt();
  };
  const wait = () => {
    timer = setTimeout(() => {
      go(index + 1);
      if (timer !== undefined) wait();
    }, PAUSE / Number(speed.value));
  };
  const step = (by: number) => {
    halt();
    begin();
    go(index + by);
  };

  match.addEventListener('change', async () => {
    const url = match.value;
    halt();
    run = null;
    said.textContent = '';
    go(0);
    clear();
    if (url === '') return;
    const read = await fetchRun(url);
    // Another may have been chosen meanwhile.
    if (match.value !== url) return;
    run = read;
    if (run) {
      begin();
      go(0);
    } else said.textContent = box.dataset.failed ?? '';
  });
  play.addEventListener('click', () => {
    if (timer !== undefined) return halt();
    if (run && index >= run.steps.length - 1) go(0);
    begin();
    play.textContent = play.dataset.pause ?? '';
    said.setAttribute('aria-live', 'off');
    wait();
  });
  back.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  at.addEventListener('input', () => {
    halt();
    go(Number(at.value));
  });
}

/** Null where it cannot be had: without a network, or when the site was built anew. */
async function fetchRun(url: string): Promise<RunData | null> {
  try {
    const answer = await fetch(url);
    return answer.ok ? ((await answer.json()) as RunData) : null;
  } catch {
    return null;
  }
}

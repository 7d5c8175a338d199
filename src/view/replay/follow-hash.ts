/** Keeps the page's hash and a player together: a link leads to a moment, and a step is soon in the address. */
import { addressAt } from '../controller/addresses.ts';
import type { Controller } from '../controller/controller.ts';
import { type Options, readOptions, saysOptions, writeHash } from '../options.ts';
import { unknownOptions } from './unknown-options.ts';

/** Browsers refuse an address that changes too often; this many milliseconds after the last step will do. */
const PAUSE = 200;

/** `onOptions` may ask for time before the player goes to the moment. Takes over what the hash says, now and whenever it changes; where it says nothing, what the player shows goes there. Returns a function that lets go. */
export function followHash(
  controller: Controller,
  page: Window,
  onOptions: (options: Options, unknown: readonly string[]) => Promise<void> | void,
): () => void {
  let timer = 0;
  const obey = () => {
    if (!saysOptions(page.location.hash)) return;
    const options = readOptions(page.location.hash);
    const unknown = unknownOptions(page.location.hash, controller.source);
    const ready = onOptions(options, unknown);
    // A moment on a line of the reader's own is there when the line is.
    const go = () => apply(controller, options);
    if (ready) ready.then(go, go);
    else go();
    // What is not there does not stay in the address.
    if (unknown.length > 0) write();
  };
  const write = () => {
    page.clearTimeout(timer);
    timer = page.setTimeout(() => {
      const { pathname, search, hash } = page.location;
      const text = writeHash(currentOptions(controller, readOptions(hash)), hash);
      const address = `${pathname}${search}${text && `#${text}`}`;
      if (text !== hash.slice(1)) page.history.replaceState(page.history.state, '', address);
    }, PAUSE);
  };
  if (page.location.hash.length > 1) obey();
  else write();
  page.addEventListener('hashchange', obey);
  const unsubscribe = controller.subscribe(write);
  return () => {
    page.removeEventListener('hashchange', obey);
    page.clearTimeout(timer);
    unsubscribe();
  };
}

/** Brings a player to where options say. */
function apply(controller: Controller, options: Options): void {
  const pov = controller.source.head.players.findIndex(({ id }) => id === options.pov);
  controller.send({ type: 'reveal', reveal: options.reveal });
  controller.send({ type: 'pov', pov: pov < 0 ? null : pov });
  controller.send({ type: 'go', at: options.at });
}

/** The options that lead to where a player stands now; what it does not change stays as it was. */
function currentOptions({ source, snapshot }: Controller, before: Options): Options {
  const { state, round } = snapshot;
  const book = { rounds: source.rounds, round: () => round };
  return {
    ...before,
    at: addressAt(book, state.position),
    pov: state.pov === null ? 'all' : (source.head.players[state.pov]?.id ?? 'all'),
    reveal: state.reveal,
  };
}

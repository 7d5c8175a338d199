/**
 * What an element does from its first use on: a player that comes, is changed with the element's attributes, goes and comes again. It
 * never rejects: what cannot be shown is said in place, and by an event.
 */

import { dress } from '../stepper/dress.ts';
import type { Stepper, StepperPart } from '../stepper/stepper.ts';
import { optionsOf, originOf, SOURCES } from './asked.ts';
import { languageOf } from './language.ts';
import { loadShowing, saysOf } from './load-showing.ts';
import type { Load } from './loader.ts';
import { LOADING } from './loading.ts';
import type { Shell } from './shell.ts';
import { WORDS } from './words.ts';

/** The element that has the session, and all that it needs: its shell, the part that is its player, the folder of the parts. */
export interface Surroundings {
  readonly host: HTMLElement;
  readonly shell: Shell;
  readonly part: string;
  readonly folder: string;
  readonly load: Load;
}

/** What a page may ask of an element. */
export type Act = 'goTo' | 'next' | 'previous' | 'play' | 'pause';

export class Session {
  player: Stepper | null = null;
  #part: StepperPart | null = null;
  #ready: Promise<Stepper | null> | null = null;
  /** Where the player stood when the element was taken from the page. */
  #left: string | null = null;
  #turn = 0;
  /** Whether what the attributes asked for could not be shown: others are tried as they come. */
  #failed = false;
  readonly #around: Surroundings;

  constructor(around: Surroundings) {
    this.#around = around;
    new MutationObserver((changes) => {
      this.#change(new Set(changes.map(({ attributeName }) => attributeName ?? '')));
    }).observe(around.host, { attributes: true });
  }

  /** The player, made when it is first asked for; null where it cannot be had. */
  open(): Promise<Stepper | null> {
    this.#ready ??= this.#start(++this.#turn);
    return this.#ready;
  }

  /** Does what the page asks, at once; nothing where there is no player. */
  act(act: Act, at?: string): void {
    const { player } = this;
    if (!player) return;
    if (act === 'goTo') player.goTo(String(at));
    else if (act === 'next' || act === 'previous') player.send(act);
    else if (player.playing !== (act === 'play')) player.send('toggle-play');
  }

  /** The element is taken from the page; `open` then goes on where the player stood. */
  leave(): void {
    this.#left = this.player?.where.at ?? null;
    this.#close();
  }

  async #start(turn: number): Promise<Stepper | null> {
    const { host, shell, part: name, folder, load } = this.#around;
    const locale = languageOf(host);
    const stale = () => turn !== this.#turn;
    this.#failed = false;
    shell.show(true);
    shell.say(LOADING[locale]);
    try {
      const [part, showing] = await Promise.all([
        load(name) as Promise<StepperPart>,
        loadShowing(
          originOf(host, folder),
          locale,
          load,
          host.getAttribute('whatif'),
          new URL('../../', folder).href,
        ),
      ]);
      if (stale()) return this.#ready;
      dress(shell.room, part.style);
      const options = part.readOptions(optionsOf(host));
      const { room } = shell;
      const player = await part.mount({
        root: room,
        showing,
        options: this.#left === null ? options : { ...options, at: this.#left },
        load,
        fit: 'flow',
        kind: host.getAttribute('kind'),
      });
      if (stale()) {
        player.destroy();
        return this.#ready;
      }
      shell.say('');
      this.#left = null;
      this.#part = part;
      this.player = player;
      player.subscribe((where) => this.#tell('step', where));
      // Whoever opened it by a key goes on with keys.
      if (shell.root.activeElement === room) {
        room.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
      }
      this.#tell('ready', player.where);
      return player;
    } catch (error) {
      if (!stale()) this.#fail(saysOf(error, WORDS[locale].failed));
      return null;
    }
  }

  /** Acts on attributes that changed. */
  #change(names: ReadonlySet<string>): void {
    const { host } = this.#around;
    const sources = SOURCES.filter((name) => names.has(name));
    // Another language tells of the same moment; another match, or moment, is where the page wants to be.
    if (names.has('at') || sources.some((name) => name !== 'lang')) this.#left = null;
    else if (sources.length > 0) this.#left ??= this.player?.where.at ?? null;
    if (!this.#ready && !this.#failed) return;
    if (sources.length > 0) {
      this.#close();
      this.open();
      return;
    }
    if (!this.#part || !this.player) return;
    const options = this.#part.readOptions(optionsOf(host));
    const changed = Object.entries(options).filter(([name]) => name !== 'at' && names.has(name));
    if (changed.length > 0) this.player.change(Object.fromEntries(changed));
    if (names.has('at')) this.player.goTo(options.at);
  }

  #close(): void {
    const { shell } = this.#around;
    this.#turn++;
    this.#ready = null;
    this.player?.destroy();
    this.player = null;
    shell.room.replaceChildren();
    shell.show(false);
  }

  /** Says why there is no player, with the content (and the link in it) standing again; another try is free. */
  #fail(message: string): void {
    const { shell } = this.#around;
    this.#close();
    this.#failed = true;
    shell.say(message);
    shell.place();
    this.#tell('error', { message });
  }

  #tell(name: 'ready' | 'step' | 'error', detail: object): void {
    const event = new CustomEvent(`revolution-${name}`, { detail, bubbles: true, composed: true });
    this.#around.host.dispatchEvent(event);
  }
}

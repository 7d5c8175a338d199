/** The elements: the content that an author gave them until somebody wants to step, then a player in its place. */
import type { Stepper, Where } from '../stepper/stepper.ts';
import type { ElementPart } from './element.ts';
import { languageOf } from './language.ts';
import type { Load } from './loader.ts';
import type { Act, Session } from './session.ts';
import { isBare, makeShell } from './shell.ts';
import { WORDS } from './words.ts';

/** How far from the viewport an element that waits for nobody begins to load. */
const NEAR = { rootMargin: '280px' };

/** The class of an element whose player is the named part; `folder` is where the parts are. */
export function elementOf(part: string, folder: string, load: Load): CustomElementConstructor {
  return class extends HTMLElement {
    readonly #shell = makeShell(this);
    #session: Session | undefined;
    readonly #sized = new ResizeObserver(this.#shell.place);
    readonly #near = new IntersectionObserver(([entry]) => entry?.isIntersecting && this.#open(), NEAR);

    connectedCallback(): void {
      const { button, room } = this.#shell;
      button.textContent = WORDS[languageOf(this)].open;
      button.onclick = () => {
        this.#open();
        room.focus({ preventScroll: true });
      };
      // The content may still be on its way: from the rest of the page, or from the script that made the element.
      if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => this.#begin());
      else queueMicrotask(() => this.#begin());
    }

    disconnectedCallback(): void {
      this.#sized.disconnect();
      this.#near.disconnect();
      // An element that is only moved comes back at once.
      queueMicrotask(() => this.isConnected || this.#session?.leave());
    }

    get where(): Where | null {
      return this.#session?.player?.where ?? null;
    }

    goTo(at: string): Promise<void> {
      return this.#ask('goTo', at);
    }

    next(): Promise<void> {
      return this.#ask('next');
    }

    previous(): Promise<void> {
      return this.#ask('previous');
    }

    play(): Promise<void> {
      return this.#ask('play');
    }

    pause(): Promise<void> {
      return this.#ask('pause');
    }

    async #ask(act: Act, at?: string): Promise<void> {
      if (this.where || (await this.#open())) this.#session?.act(act, at);
    }

    #begin(): void {
      const bare = isBare(this);
      this.#shell.show(bare || !!this.where);
      this.#shell.place();
      this.#sized.observe(this);
      if (this.#session) this.#open();
      else if (bare || this.getAttribute('autoplay') === '1') this.#near.observe(this);
    }

    /** The player, made when it is first asked for; null where it cannot be had, which is then said. */
    async #open(): Promise<Stepper | null> {
      const shell = this.#shell;
      shell.show(true);
      try {
        // Both are on their way at once.
        load(part).catch(() => {});
        const { makeSession } = (await load('element')) as ElementPart;
        this.#session ??= makeSession({ host: this, shell, part, folder, load });
        return await this.#session.open();
      } catch {
        shell.show(false);
        shell.say(WORDS[languageOf(this)].failed);
        shell.place();
        return null;
      }
    }
  };
}

/** The player of a frame: put in the place of the page's words, changed with the hash, and taken away where it cannot be had. */
import type { Language } from '../../explain/messages/languages.ts';
import { shownText } from '../../view/player/names.ts';
import { loadShowing, saysOf } from '../element/load-showing.ts';
import type { Load } from '../element/loader.ts';
import { WORDS } from '../element/words.ts';
import type { Showing } from '../showing.ts';
import { dress } from '../stepper/dress.ts';
import type { Stepper, StepperPart } from '../stepper/stepper.ts';
import { type AskedOfFrame, askedOf } from './asked-of.ts';
import { heightFor, tellHeight } from './tell-height.ts';

/** What the page of a frame holds (`FramePage.astro`). */
export interface FramePlaces {
  /** Where the player stands. */
  readonly stage: HTMLElement;
  /** Where what went wrong is said. */
  readonly note: HTMLElement;
  /** The showing that the page brings along; null where it is for logs in links. */
  readonly showing: Showing | null;
  readonly locale: Language;
  /** Full address of the site's root. */
  readonly site: string;
}

/** The player has the whole box of the stage. */
const ROOM_CSS = '.room{block-size:100%;container-type:size}';

export class FramePlayer {
  #player: Stepper | null = null;
  #part: StepperPart | null = null;
  #asked: AskedOfFrame | null = null;
  #turn = 0;
  readonly #places: FramePlaces;
  readonly #load: Load;

  constructor(places: FramePlaces, load: Load) {
    this.#places = places;
    this.#load = load;
  }

  /** Shows what the address asks for; never rejects. */
  async show(location: Location): Promise<void> {
    const { showing, locale } = this.#places;
    const before = this.#asked;
    const asked = askedOf(location, showing?.name ?? null, locale);
    this.#asked = asked;
    const { match, log, src } = asked.origin;
    if (!match && !log && !src) {
      this.#say(this.#places.note.dataset.empty ?? '');
      return;
    }
    if (this.#player && this.#part && before && isSame(before, asked)) {
      const { at, ...options } = this.#part.readOptions(asked.options);
      this.#player.change(options);
      this.#player.goTo(at);
      this.#theme(options.theme);
      return;
    }
    await this.#start(asked, ++this.#turn);
    this.tellHeight();
  }

  tellHeight(): void {
    const { documentElement } = document;
    tellHeight(window, this.#player ? heightFor(documentElement.clientWidth) : documentElement.scrollHeight);
  }

  async #start(asked: AskedOfFrame, turn: number): Promise<void> {
    const { stage, note } = this.#places;
    this.#player?.destroy();
    this.#player = null;
    note.textContent = '';
    try {
      const [part, showing] = await Promise.all([
        this.#load('stepper') as Promise<StepperPart>,
        this.#showing(asked),
      ]);
      if (turn !== this.#turn) return;
      const options = part.readOptions(asked.options);
      document.documentElement.lang = showing.locale;
      this.#name(shownText(showing.title));
      document.documentElement.dataset.shows = 'player';
      this.#theme(options.theme);
      const shadow = stage.shadowRoot ?? stage.attachShadow({ mode: 'open' });
      const root = document.createElement('div');
      root.className = 'room';
      shadow.replaceChildren(root);
      for (const css of [ROOM_CSS, part.style]) dress(root, css);
      const player = await part.mount({ root, showing, options, load: this.#load, fit: 'box' });
      if (turn !== this.#turn) return player.destroy();
      this.#part = part;
      this.#player = player;
    } catch (error) {
      if (turn !== this.#turn) return;
      this.#say(saysOf(error, WORDS[asked.locale].failed));
    }
  }

  #showing({ origin, locale, whatif }: AskedOfFrame): Promise<Showing> | Showing {
    const { showing } = this.#places;
    if (showing && showing.locale === locale && !whatif) return showing;
    return loadShowing(origin, locale, this.#load, whatif, this.#places.site);
  }

  /** Says something in place of the player, above the page's words. */
  #say(text: string): void {
    document.documentElement.dataset.shows = 'words';
    this.#places.note.textContent = text;
    this.tellHeight();
  }

  /** The page is called as the match is, in the language that is shown. */
  #name(title: string): void {
    document.title = title;
    const heading = document.querySelector('h1');
    if (heading) heading.textContent = title;
  }

  #theme(theme: string): void {
    const { dataset } = document.documentElement;
    if (theme === 'auto') delete dataset.theme;
    else dataset.theme = theme;
  }
}

/** Whether two addresses ask for the same match in the same words. */
function isSame(one: AskedOfFrame, other: AskedOfFrame): boolean {
  const what = ({ origin: { log, src }, locale, whatif }: AskedOfFrame) =>
    JSON.stringify([log, src, locale, whatif]);
  return what(one) === what(other);
}

/**
 * The shadow of an element: its author's own content, a button over the picture in it, a note, and the room in which a player takes
 * the place of the content. Whatever is said in it is set as text.
 */
import { SHELL_CSS } from './shell-style.ts';

/** Between the button and the edges of the picture, in pixels. */
const GAP = 4;
/** The picture is so many times as wide as the type of the button is high, which goes up to the page's own size. */
const SMALL = 32;

export interface Shell {
  readonly root: ShadowRoot;
  readonly button: HTMLElement;
  /** The player's own place. */
  readonly room: HTMLElement;
  /** Says something: over the room while a player is on its way, else below the content; nothing for an empty text. */
  readonly say: (text: string) => void;
  /** The player's room in place of the content, or the content again. */
  readonly show: (player: boolean) => void;
  /** Puts button and note into the upper right corner of the picture, or of what stands in its stead, without moving anything else. */
  readonly place: () => void;
}

/** Whether an author put nothing into the element. */
export const isBare = (host: Element): boolean => !host.innerHTML.trim();

/** Made by a script, so that no policy of a page forbids it as inline style; one for all elements. */
let sheet: CSSStyleSheet | undefined;

export function makeShell(host: HTMLElement): Shell {
  const root = host.attachShadow({ mode: 'open' });
  const [content, button, note, stage, room] = ['slot', 'button', 'p', 'div', 'div'].map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(SHELL_CSS);
  }
  root.adoptedStyleSheets = [sheet];
  root.append(content, button, note, stage);
  stage.append(room);
  room.className = 'room';
  room.tabIndex = -1;
  note.role = 'status';
  return {
    root,
    button,
    room,
    say: (text) => {
      note.textContent = text;
    },
    show: (player) => {
      content.hidden = player;
      button.hidden = player || isBare(host);
      stage.hidden = !player;
      stage.className = isBare(host) ? '' : 'over';
    },
    place: () => {
      const picture = host.querySelector('img,svg')?.getBoundingClientRect();
      button.className = button.style.cssText = '';
      if (!picture?.width) return;
      button.className = 'on';
      button.style.fontSize = `clamp(11px,${picture.width / SMALL}px,1rem)`;
      // From where it stands, whatever the page made of the element.
      const { right, top } = button.getBoundingClientRect();
      button.style.translate = `${picture.right - right - GAP}px ${picture.top - top + GAP}px`;
    },
  };
}

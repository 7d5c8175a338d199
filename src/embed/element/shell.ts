/**
 * The shadow of an element: its author's own content, a button over the picture in it, a note, and the room in which a player takes
 * the place of the content. Whatever is said in it is set as text.
 */
import { sheetOf } from './sheet.ts';
import { SHELL_CSS } from './shell-style.ts';

/** Between the button and the edges of the picture, in pixels. */
const GAP = 8;

export interface Shell {
  readonly root: ShadowRoot;
  /** Adds a style to the shell's own. */
  readonly dress: (style: string) => void;
  readonly button: HTMLElement;
  /** The player's own place. */
  readonly room: HTMLElement;
  /** Says something over the content; nothing for an empty text. */
  readonly say: (text: string) => void;
  /** The player's room in place of the content, or the content again. */
  readonly show: (player: boolean) => void;
  /** Puts button and note into the lower right corner of the picture, without moving anything else. */
  readonly place: () => void;
}

/** Whether an author put nothing into the element. */
export const isBare = (host: Element): boolean => !host.innerHTML.trim();

export function makeShell(host: HTMLElement): Shell {
  const root = host.attachShadow({ mode: 'open' });
  const [content, button, note, stage, room] = ['slot', 'button', 'p', 'div', 'div'].map((name) =>
    document.createElement(name),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const dress = (style: string) => {
    root.adoptedStyleSheets = [SHELL_CSS, style].map(sheetOf);
  };
  dress('');
  root.append(content, button, note, stage);
  stage.append(room);
  room.className = 'room';
  room.tabIndex = -1;
  note.role = 'status';
  return {
    root,
    dress,
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
      if (!picture) return;
      const { left, top } = host.getBoundingClientRect();
      for (const each of [button, note]) {
        each.style.setProperty('--x', `${picture.right - left - each.offsetWidth - GAP}px`);
        each.style.setProperty('--y', `${picture.bottom - top - each.offsetHeight - GAP}px`);
      }
    },
  };
}

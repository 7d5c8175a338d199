/**
 * Tells the page around a frame how high the frame would like to be. A player fits any box, so that its own height says nothing: it asks
 * for a height that goes well with its width, and the page may give it another.
 */
import { EMBED_VERSION } from '../parts.ts';

/** The height that goes well with a width, both in pixels: three to two, and higher where the table becomes rows. */
export function heightFor(width: number): number {
  return Math.round(Math.min(760, Math.max(480, width < 600 ? width * 1.6 : width * (2 / 3))));
}

/** Sends the height twice: as our own message, and as text in the form that readers of Embedly's messages know. */
export function tellHeight(window: Window, height: number): void {
  if (window.parent === window) return;
  window.parent.postMessage({ type: 'revolution-height', version: EMBED_VERSION, height }, '*');
  const resize = { src: window.location.href, context: 'iframe.resize', height };
  window.parent.postMessage(JSON.stringify(resize), '*');
}

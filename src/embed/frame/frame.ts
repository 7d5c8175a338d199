/**
 * The first script of the pages for iframes, `/embed/v1/frame.js`: classic, so that a sandboxed frame may load it. It stands in the head,
 * hides the page's words before they are painted, and has the player's parts on their way while the page is read.
 */
import { LANGUAGES } from '../../explain/messages/languages.ts';
import { partLoader } from '../element/loader.ts';
import type { Showing } from '../showing.ts';
import { FramePlayer } from './frame-player.ts';

const script = document.currentScript as HTMLScriptElement | null;
if (script) {
  document.documentElement.dataset.shows = 'player';
  const load = partLoader(new URL('.', script.src).href);
  load('stepper').catch(() => {});
  const site = new URL('../../', script.src).href;
  addEventListener('DOMContentLoaded', () => wake(load, site));
}

function wake(load: ReturnType<typeof partLoader>, site: string): void {
  const [stage, note, data] = ['stage', 'note', 'showing'].map((id) => document.getElementById(id));
  if (!stage || !note) return;
  const showing = data?.textContent ? (JSON.parse(data.textContent) as Showing) : null;
  const locale = LANGUAGES.find((language) => language === document.documentElement.lang) ?? LANGUAGES[0];
  const player = new FramePlayer({ stage, note, showing, locale, site }, load);
  player.show(location);
  addEventListener('hashchange', () => player.show(location));
  addEventListener('resize', () => player.tellHeight());
  document.addEventListener('click', openOutside);
}

/** Opens a link beside the frame; where the sandbox forbids that, in the frame itself. */
function openOutside(event: MouseEvent): void {
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  if (!link || event.defaultPrevented) return;
  const opened = window.open(link.href);
  event.preventDefault();
  if (opened) opened.opener = null;
  else location.href = link.href;
}

/** Wakes the player of a replay page: fetches the match and the words, then takes over what the server rendered. */
import { hydrate, render } from 'preact';
import { Controller } from '../controller/controller.ts';
import { FIRST_STATE } from '../controller/state.ts';
import { DEFAULTS, type Options } from '../option-values.ts';
import { Player } from '../player/Player.tsx';
import { DRAWN, type Reading } from '../player/reading.ts';
import { gameFacts } from '../source/facts.ts';
import { type PackedSource, unpackSource } from '../source/pack-source.ts';
import { asLanguage, loadWords } from '../words/words.ts';
import { keepQuiet } from './keep-quiet.ts';

/** `root` holds the rendered player; its data says where the match and the rules are, and whether something in it was against them. */
export async function hydrateReplay(root: HTMLElement): Promise<void> {
  const locale = asLanguage(document.documentElement.lang);
  const faults = root.dataset.faults !== undefined;
  const [response, words] = await Promise.all([
    fetch(root.dataset.timeline ?? ''),
    loadWords(locale, faults),
  ]);
  if (!response.ok) throw new Error(`The match could not be fetched: ${response.status}.`);
  const source = unpackSource((await response.json()) as PackedSource);
  const reading: Reading = {
    source,
    facts: gameFacts(source.facts),
    words,
    locale,
    log: { href: root.dataset.log ?? '' },
    review: root.dataset.review ? { type: 'fetch', href: root.dataset.review } : { type: 'make' },
    measures: root.dataset.measures ?? '',
    ruleHref: (rule) => `${root.dataset.rules}#${rule}`,
    machine: standing(root, '.machine-drawing'),
    drawn: Object.fromEntries(DRAWN.map((name) => [name, standing(root, `[data-drawing=${name}]`)])),
    pen: null,
  };
  const controller = new Controller(source, FIRST_STATE, await source.round(0));
  hydrate(<Player reading={reading} controller={controller} options={DEFAULTS} />, root);
  const quiet = keepQuiet(document);
  controller.subscribe(() => quiet(controller.snapshot.state.reveal));
  if (location.hash.length > 1) await follow();
  else onFirst(controller, follow);
  root.dataset.awake = '';

  async function follow(): Promise<void> {
    const { followHash } = await import('./follow-hash.ts');
    followHash(controller, window, (options, unknown) => {
      const told = unknown.length > 0 ? words.player.unknown(unknown.join(', ')) : '';
      notice(told);
      show(options);
      return options.whatif ? openLines(options.whatif, told) : undefined;
    });
  }

  async function openLines(link: string, told: string): Promise<void> {
    const { openLink } = await import('../what-if/open-link.ts');
    notice(`${told} ${await openLink(controller, reading, link)}`.trim());
  }

  async function show(options: Options): Promise<void> {
    const other = options.lang === 'auto' ? locale : asLanguage(options.lang, locale);
    const spoken =
      other === locale ? reading : { ...reading, locale: other, words: await loadWords(other, faults) };
    render(<Player reading={spoken} controller={controller} options={options} />, root);
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (options.autoplay && !still && !controller.snapshot.state.playing) controller.send('toggle-play');
  }
}

/** An address without a hash has nothing to say: only the first step, or a hash that comes, needs the part that follows. */
function onFirst(controller: Controller, follow: () => void): void {
  const begin = () => {
    window.removeEventListener('hashchange', begin);
    unsubscribe();
    follow();
  };
  const unsubscribe = controller.subscribe(begin);
  window.addEventListener('hashchange', begin);
}

/** Says something beside the player, politely. */
function notice(text: string): void {
  const place = document.querySelector('.replay-notice');
  if (place) place.textContent = text;
}

/** What the server put there, so that it can be left standing. */
function standing(root: HTMLElement, selector: string): string {
  return root.querySelector(selector)?.innerHTML ?? '';
}

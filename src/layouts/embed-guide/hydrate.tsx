/** Wakes the builder of the guide: fetches its first match and the words, then takes over what the server rendered. */
import { hydrate } from 'preact';
import type { Language } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { siteOf } from '../../view/share-panel/here.ts';
import { loadPanelWords, loadVoice } from '../../view/share-panel/words.ts';
import { asLanguage } from '../../view/words/words.ts';
import { Builder } from './Builder.tsx';
import { fetchSource } from './ready-source.ts';

const GUIDE: Readonly<Record<Language, () => Promise<Pick<Messages, 'embedGuide'>>>> = {
  en: () => import('../../explain/messages/en/embed-guide.ts'),
  el: () => import('../../explain/messages/el/embed-guide.ts'),
  hu: () => import('../../explain/messages/hu/embed-guide.ts'),
};

/** `root` holds the rendered builder; its data says which match and moment it shows, and which matches there are. */
export async function hydrateBuilder(root: HTMLElement): Promise<void> {
  const locale = asLanguage(document.documentElement.lang);
  const { name = '', at = '', matches = '[]', timelines = '' } = root.dataset;
  const load = async (match: string, language: Language) => {
    const [source, voice] = await Promise.all([
      fetchSource(`${timelines}${match}/timeline.json`),
      loadVoice(language, true),
    ]);
    return { source, voice };
  };
  const [loaded, sharePanel, { embedGuide }] = await Promise.all([
    load(name, locale),
    loadPanelWords(locale),
    GUIDE[locale](),
  ]);
  const words = { sharePanel, embedGuide, player: loaded.voice.words.player };
  const site = siteOf(location);
  forget(root);
  hydrate(
    <Builder
      site={site}
      here={site}
      matches={JSON.parse(matches)}
      first={{ name, at, ...loaded }}
      words={words}
      load={load}
    />,
    root,
  );
  root.dataset.awake = '';
}

/** Lets go of what a browser brought back into the controls, or was chosen before they worked: they say what the code beside them says. */
function forget(root: HTMLElement): void {
  for (const option of root.querySelectorAll('option')) option.selected = option.defaultSelected;
  for (const input of root.querySelectorAll('input')) input.checked = input.defaultChecked;
}

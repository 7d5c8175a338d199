/** How a shared moment shows: from which seat, how much of it, in which theme and language. */
import type { Language } from '../../explain/messages/languages.ts';
import { LANGUAGES } from '../../explain/messages/languages.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import type { MatchHead } from '../../replay/frame.ts';
import { DEFAULTS, type Options, REVEALS, THEMES } from '../option-values.ts';
import { nameOf } from '../player/names.ts';
import { Choice } from './Choice.tsx';
import { seatSeen } from './seat-seen.ts';

export type Chosen = Pick<Options, 'pov' | 'reveal' | 'theme'>;

const ALL = DEFAULTS.pov;

interface ShareOptionsProps {
  readonly players: MatchHead['players'];
  readonly chosen: Chosen;
  readonly locale: Language;
  readonly words: Messages['sharePanel']['options'];
  readonly controls: Messages['player']['controls'];
  readonly choose: (chosen: Partial<Chosen>) => void;
  readonly speak: (locale: Language) => void;
}

export function ShareOptions({ players, chosen, locale, words, controls, choose, speak }: ShareOptionsProps) {
  const seats = players.map(({ id, name }) => ({ value: id, text: nameOf(name) }));
  return (
    <fieldset class="share-options">
      <legend>{words.title}</legend>
      <Choice
        label={controls.seat}
        value={chosen.pov}
        values={[{ value: ALL, text: controls.seatAll }, ...seats]}
        choose={(pov) => choose(pov === ALL && chosen.reveal === 'seat' ? { pov, reveal: 'open' } : { pov })}
      />
      <Choice
        label={controls.hands}
        value={chosen.reveal}
        values={REVEALS.map((value) => ({ value, text: controls.reveal[value] }))}
        choose={(reveal) => choose(seatSeen({ pov: chosen.pov, reveal }, players))}
      />
      <Choice
        label={words.theme}
        value={chosen.theme}
        values={THEMES.map((value) => ({ value, text: words.themes[value] }))}
        choose={(theme) => choose({ theme })}
      />
      <Choice
        label={words.language}
        value={locale}
        values={LANGUAGES.map((value) => ({ value, text: ownName(value), lang: value }))}
        choose={speak}
      />
    </fieldset>
  );
}

/** What a language calls itself. */
function ownName(language: Language): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

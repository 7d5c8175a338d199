/** The panel that hands a moment out in every form, all with the same options. Nothing is sent anywhere: its reader copies. */
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { DEFAULTS } from '../option-values.ts';
import type { Moment } from '../player/moment.ts';
import { type Reading, useReading } from '../player/reading.ts';
import type { ShareVoice } from '../share/scene.ts';
import { COPY_BUTTON } from './CopyField.tsx';
import { FormList } from './FormList.tsx';
import formsCss from './forms.css?inline';
import { formsOf } from './forms.ts';
import { guideOf } from './here.ts';
import { type Chosen, ShareOptions } from './Options.tsx';
import { Picture } from './Picture.tsx';
import { shareOf } from './share-of.ts';
import panelCss from './share-panel.css?inline';
import { subjectOf } from './subject-of.ts';
import { useCarried } from './use-carried.ts';
import { useVoice } from './use-voice.ts';

interface SharePanelProps {
  readonly moment: Moment;
  readonly words: Messages['sharePanel'];
  readonly voice: ShareVoice;
  readonly onClose: () => void;
}

/** A dialog that opens as soon as it is there, about the moment that is shown. */
export function SharePanel({ moment, words, voice: first, onClose }: SharePanelProps) {
  const reading = useReading();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [chosen, setChosen] = useState<Chosen>(() => chosenAt(reading, moment));
  const [said, say] = useState('');
  const [voice, speak] = useVoice(first);
  const carried = useCarried(reading, moment);
  useEffect(() => {
    dialog.current?.showModal();
    // What most come for is one press away.
    dialog.current?.querySelector<HTMLElement>(`.${COPY_BUTTON}`)?.focus();
  }, []);
  const subject = subjectOf(reading, moment, location);
  const share = shareOf(subject, chosen, voice);
  const { shared, origin } = share;
  const forms = formsOf(shared, origin, share.options, carried.text);
  return (
    <dialog class="share-panel" ref={dialog} onClose={onClose} aria-labelledby={id}>
      <style>{formsCss + panelCss}</style>
      <header>
        <h2 id={id}>{words.title}</h2>
        <p lang={voice.locale}>
          {shared.caption}: {richToText(shared.headline, voice.words)}
        </p>
      </header>
      <div class="share-body">
        <p>{origin.match === null ? words.opened : words.quiet}</p>
        <ShareOptions
          players={reading.source.head.players}
          chosen={chosen}
          locale={voice.locale}
          words={words.options}
          controls={reading.words.player.controls}
          choose={(some) => setChosen({ ...chosen, ...some })}
          speak={speak}
        />
        <FormList forms={forms} bare={share.remark} locale={reading.locale} words={words} say={say} />
        {carried.state !== 'there' && <p role="status">{words[carried.state]}</p>}
        <Picture share={share} words={words.picture} say={say} />
      </div>
      <form method="dialog" class="share-foot">
        <p class="share-said" role="status">
          {said}
        </p>
        <a href={guideOf(origin.site, reading.locale)}>{words.guide}</a>
        <button type="submit" class="button main">
          {words.close}
        </button>
      </form>
    </dialog>
  );
}

/** At first a moment is shared as its reader sees it. */
function chosenAt({ source }: Pick<Reading, 'source'>, { state }: Pick<Moment, 'state'>): Chosen {
  const player = state.pov === null ? undefined : source.head.players[state.pov];
  return { pov: player?.id ?? DEFAULTS.pov, reveal: state.reveal, theme: DEFAULTS.theme };
}

/** The live builder: a match, a moment and options are chosen, seen at once, and copied in every form. The server renders it with its first choice. */
import { useMemo, useState } from 'preact/hooks';
import { EMBED_PANELS } from '../../embed/stepper/read-options.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { DEFAULTS, type Options } from '../../view/option-values.ts';
import { htmlFigure } from '../../view/share/snippets.ts';
import { Choice } from '../../view/share-panel/Choice.tsx';
import { FormList } from '../../view/share-panel/FormList.tsx';
import { attributesOf, formsOf } from '../../view/share-panel/forms.ts';
import { ShareOptions } from '../../view/share-panel/Options.tsx';
import { Picture } from '../../view/share-panel/Picture.tsx';
import { seatSeen } from '../../view/share-panel/seat-seen.ts';
import { shareOf } from '../../view/share-panel/share-of.ts';
import { type Built, subjectAt } from './built.ts';
import { momentChoices } from './moment-choices.ts';
import { panelsToSay } from './offered-panels.ts';
import { PanelChoice } from './PanelChoice.tsx';
import { Preview } from './Preview.tsx';
import { type LoadBuilt, useBuilt } from './use-built.ts';

interface BuilderProps {
  /** Full address of the site that the code names. */
  readonly site: string;
  /** Where the page itself finds the site. */
  readonly here: string;
  readonly matches: readonly { readonly value: string; readonly text: string }[];
  readonly first: Built;
  readonly words: Pick<Messages, 'sharePanel' | 'embedGuide'> & {
    readonly player: Pick<Messages['player'], 'controls'>;
  };
  readonly load: LoadBuilt;
}

/** What is chosen besides the match, the moment and the language. */
type Chosen = Pick<Options, 'pov' | 'reveal' | 'theme' | 'panels' | 'autoplay'>;

export function Builder({ site, here, matches, first, words, load }: BuilderProps) {
  const { builder } = words.embedGuide;
  const { built, choose: rebuild, failed } = useBuilt(first, load);
  const { name, source, voice } = built;
  const [chosen, setChosen] = useState<Chosen>({ ...DEFAULTS, panels: EMBED_PANELS });
  const [copied, say] = useState('');
  const change = (some: Partial<Chosen>) => setChosen({ ...chosen, ...some });
  const moments = useMemo(() => momentChoices(source, voice, builder.whole), [source, voice]);
  const seen = seatSeen(chosen, source.head.players);
  const said = { ...seen, panels: panelsToSay(chosen.panels) };
  const { shared, origin, options, remark } = shareOf(subjectAt(site, built), said, voice);
  const own = shareOf(subjectAt(here, built), said, voice);
  const forms = formsOf(shared, origin, options, null);
  const isNamed = moments.some(({ value }) => value === options.at);
  const unnamed = { value: options.at, text: builder.here(shared.caption) };
  return (
    <div class="builder">
      <div class="builder-choices">
        <Choice
          label={builder.match}
          value={name}
          values={matches}
          choose={(other) => rebuild({ name: other })}
        />
        <Choice
          label={builder.moment}
          value={options.at}
          values={isNamed ? moments : [unnamed, ...moments]}
          choose={(other) => rebuild({ at: other })}
        />
        <ShareOptions
          players={source.head.players}
          chosen={seen}
          locale={voice.locale}
          words={words.sharePanel.options}
          controls={words.player.controls}
          choose={change}
          speak={(locale) => rebuild({ locale })}
        />
        <PanelChoice words={builder} panels={chosen.panels} choose={(some) => change({ panels: some })} />
        <label class="check">
          <input
            type="checkbox"
            checked={chosen.autoplay}
            onChange={(event) => change({ autoplay: event.currentTarget.checked })}
          />
          {builder.autoplay}
        </label>
        {failed && <p role="alert">{builder.failed}</p>}
      </div>
      <section class="builder-preview" aria-label={builder.preview}>
        <h3>{builder.preview}</h3>
        <Preview
          attributes={attributesOf({ match: name }, voice.locale, options)}
          figure={htmlFigure(own.shared)}
          onStep={(to) => rebuild({ at: to })}
        />
      </section>
      <section class="builder-code" aria-label={builder.code}>
        <h3>{builder.code}</h3>
        <FormList
          forms={forms}
          bare={remark}
          locale={first.voice.locale}
          words={words.sharePanel}
          say={say}
        />
        <Picture share={own} words={words.sharePanel.picture} say={say} />
        <p class="share-said" role="status">
          {copied}
        </p>
      </section>
    </div>
  );
}

/** The picture of a shared moment, to look at and to take along: the one on the web, else one that is drawn here. */
import { useEffect, useState } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import { POST_SIZE } from '../share/sizes.ts';
import { saveBlob } from '../what-if/share.ts';
import type { TwoForms } from './picture-for.ts';
import type { Share } from './share-of.ts';

interface PictureProps {
  readonly share: Share;
  readonly words: Messages['sharePanel']['picture'];
  readonly say: (text: string) => void;
}

export function Picture({ share, words, say }: PictureProps) {
  const { picture } = share.shared;
  return (
    <section class="share-picture" aria-label={words.title}>
      {picture ? (
        <OnTheWeb href={picture.href} share={share} words={words} />
      ) : (
        <DrawnHere share={share} words={words} say={say} />
      )}
      {share.score && (
        <Links
          title={share.voice.words.share.alt.score(share.scene.summary.number)}
          lang={share.voice.locale}
          {...share.score}
          words={words}
        />
      )}
    </section>
  );
}

function OnTheWeb({ href, share, words }: Omit<PictureProps, 'say'> & { readonly href: string }) {
  return (
    <>
      <img src={href} alt={share.shared.alt} {...POST_SIZE} />
      <Links title={words.title} svg={href} png={share.card ?? href} words={words} />
    </>
  );
}

interface LinksProps extends TwoForms {
  readonly title: string;
  readonly lang?: string;
  readonly words: PictureProps['words'];
}

function Links({ title, lang, svg, png, words }: LinksProps) {
  return (
    <div class="row">
      <b lang={lang}>{title}</b>
      <a class="button" href={svg} download aria-label={`${words.svg}: ${title}`}>
        {words.svg}
      </a>
      <a class="button" href={png} download aria-label={`${words.png}: ${title}`}>
        {words.png}
      </a>
    </div>
  );
}

type Pen = typeof import('./draw-picture.ts') & { readonly type: string };

async function loadPen(): Promise<Pen> {
  const [pen, { carriedType }] = await Promise.all([
    import('./draw-picture.ts'),
    import('./carried-type.ts'),
  ]);
  // Without it the picture has the type that there is.
  return { ...pen, type: await carriedType(document).catch(() => '') };
}

/** What draws is loaded when it is first needed. */
function DrawnHere({ share, words, say }: PictureProps) {
  const [pen, setPen] = useState<Pen | null>(null);
  useEffect(() => {
    loadPen().then(setPen, () => say(words.failed));
  }, []);
  if (!pen) return null;
  const svg = pen.drawPicture(share, pen.type);
  const name = `${share.origin.match ?? 'match'}-${share.shared.at}`;
  const savePng = () =>
    pen.pngOf(svg).then(
      (png) => saveBlob(document, `${name}.png`, png),
      () => say(words.failed),
    );
  return (
    <>
      <img src={pen.addressOf(svg)} alt={share.shared.alt} {...POST_SIZE} />
      <div>
        <div class="row">
          <b>{words.title}</b>
          <button
            type="button"
            class="button"
            onClick={() => saveBlob(document, `${name}.svg`, new Blob([svg], { type: 'image/svg+xml' }))}
          >
            {words.svg}
          </button>
          <button type="button" class="button" onClick={savePng}>
            {words.png}
          </button>
        </div>
        <p class="soft">{words.drawn}</p>
      </div>
    </>
  );
}

/** The picture of a shared moment: what was drawn for it when the site was built, to look at and to take along. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { Share } from './share-of.ts';

interface PictureProps {
  readonly share: Share;
  readonly words: Messages['sharePanel']['picture'];
}

export function Picture({ share: { shared, remark }, words }: PictureProps) {
  const { picture, alt } = shared;
  if (!picture) return remark && <p class="soft">{words[remark]}</p>;
  return (
    <section class="share-picture" aria-label={words.title}>
      <img src={picture.href} alt={alt} width={picture.width} height={picture.height} />
      <div class="row">
        <b>{words.title}</b>
        <a class="button" href={picture.href.replace(/png$/, 'svg')} download>
          {words.svg}
        </a>
        <a class="button" href={picture.href} download>
          {words.png}
        </a>
      </div>
    </section>
  );
}

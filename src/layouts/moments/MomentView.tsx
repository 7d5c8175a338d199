/** A moment of a match to read: its picture, what happened and why, what the log remarks, the position, the plays around it. */
import type { ComponentChildren } from 'preact';
import { CATALOGUES } from '../../explain/messages/catalogues.ts';
import type { Language } from '../../explain/messages/languages.ts';
import type { Commentary as Texts } from '../../log/model.ts';
import { SuitSprite } from '../../view/card/SuitSprite.tsx';
import { byReader, Commentary } from '../../view/player/Commentary.tsx';
import { type Reading, ReadingProvider } from '../../view/player/reading.ts';
import { ScrollBox } from '../../view/player/ScrollBox.tsx';
import { Sentence } from '../../view/player/Sentence.tsx';
import type { SharedPicture } from '../../view/share/model.ts';
import type { MomentFacts } from './moment-facts.ts';
import { Plays } from './Plays.tsx';
import { Position } from './Position.tsx';
import type { Figure } from './score-figure.ts';

/** Addresses that the page leads to; those of neighbours are null at the ends. */
export interface MomentLinks {
  readonly match: string;
  /** The replay at a moment of the log. */
  readonly replayAt: (at: string) => string;
  readonly previous: string | null;
  readonly next: string | null;
}

interface MomentViewProps {
  readonly moment: MomentFacts;
  readonly locale: Language;
  readonly reading: Reading;
  readonly picture: SharedPicture;
  /** The whole round as a picture, where the moment is its start. */
  readonly score: Figure | null;
  readonly links: MomentLinks;
}

export function MomentView({ moment, locale, reading, picture, score, links }: MomentViewProps) {
  const { frame, event, caption, headline, why } = moment;
  const words = CATALOGUES[locale].momentPage;
  const isRound = frame.did.type === 'deal';
  const position = <Position scene={moment.scene} frame={frame} title={words.position} />;
  return (
    <ReadingProvider value={reading}>
      <SuitSprite />
      <article class={isRound ? 'moment of-round' : 'moment'}>
        <header>
          <p class="soft">
            <a href={links.match}>{event}</a> · {caption}
          </p>
          <h1>
            <Sentence rich={headline} />
          </h1>
        </header>
        <Picture class="moment-picture" figure={{ ...picture, alt: moment.alt }} />
        <div class="moment-told">
          {why.length > 0 && (
            <p class="why">
              <Sentence rich={why} />
            </p>
          )}
          {frame.commentary && <Remark texts={frame.commentary} locale={locale} />}
          <p class="row">
            <a class="button main" href={links.replayAt(frame.at)}>
              {words.open}
            </a>
            <a class="button" href={links.match}>
              {words.match}
            </a>
          </p>
        </div>
        <nav class="moment-ways" aria-label={words.ways}>
          <Way href={links.previous} rel="prev">
            <span aria-hidden="true">← </span>
            {words.previous}
          </Way>
          <Way href={links.next} rel="next">
            {words.next}
            <span aria-hidden="true"> →</span>
          </Way>
        </nav>
        {score && <Score score={score} title={CATALOGUES[locale].player.panels.score} />}
        {isRound && position}
        <Plays moment={moment} locale={locale} replayAt={links.replayAt} />
        {!isRound && position}
      </article>
    </ReadingProvider>
  );
}

/** In the reader's language, or in one that there is; the page exists in the others too. */
function Remark({ texts, locale }: { readonly texts: Texts; readonly locale: Language }) {
  return <Commentary texts={Object.fromEntries(byReader(texts, locale).own)} hidden={false} />;
}

function Picture({ figure, class: name }: { readonly figure: Figure; readonly class?: string }) {
  const { href, dark, alt, width, height } = figure;
  return (
    <picture class={name}>
      {dark && <source data-dark srcset={dark} media="screen and (prefers-color-scheme: dark)" />}
      <img src={href} alt={alt} width={width} height={height} />
    </picture>
  );
}

function Score({ score, title }: { readonly score: Figure; readonly title: string }) {
  return (
    <section class="moment-score">
      <h2>{title}</h2>
      <ScrollBox class="scroll" label={title}>
        <Picture figure={score} />
      </ScrollBox>
    </section>
  );
}

interface WayProps {
  readonly href: string | null;
  readonly rel: 'prev' | 'next';
  readonly children: ComponentChildren;
}

function Way({ href, rel, children }: WayProps) {
  return href === null ? null : (
    <a class={`button ${rel}`} href={href} rel={rel}>
      {children}
    </a>
  );
}

/** The drawings of the cards of all games, and of the marks of as many players as there may be, as markup. */
import { renderToString } from 'preact-render-to-string';
import { RANKS } from '../../cards/card.ts';
import { CardSprite } from '../../view/card/CardSprite.tsx';
import { MarkSprite } from '../../view/hosted/MarkSprite.tsx';

/** Marks repeat after so many. */
const MARKS = 16;

export function cardsMarkup(): string {
  return renderToString(
    <>
      <CardSprite ranks={RANKS} jokers />
      <MarkSprite players={MARKS} />
    </>,
  );
}

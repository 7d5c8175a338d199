/** The position in words, for those who do not see its picture: whatever the picture shows, and nothing that it hides. */
import { JOKER, type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import { cardGlyphs } from '../../explain/rich-to-text.ts';
import { pointsSoFar } from '../../replay/points-so-far.ts';
import type { Seat } from '../../rules/game.ts';
import { rankText } from '../card/symbols.ts';
import { nameOf, shownText } from '../player/names.ts';
import { describeScene, frameOfScene, type SharedScene, type ShareVoice } from './scene.ts';

type Words = ShareVoice['words'];

/** One text of some sentences: where and what, the pile, the hands, who is to move, who passed, the order of the ranks. */
export function altOf(scene: SharedScene, words: Words): string {
  const { facts, head } = scene;
  const frame = frameOfScene(scene);
  const { alt } = words.share;
  const { game, player } = words;
  const name = (seat: Seat) => nameOf(head.players[seat]?.name ?? '');
  const round = game.round(scene.summary.number);
  const trick = frame.trick > 0 && player.place.trick(frame.trick);
  const line = scene.notPlayed && player.place.branch(shownText(scene.notPlayed));
  const place = [round, trick, line].filter(Boolean).join(', ');
  const top = frame.did.type === 'revolt' ? frame.did : frame.pile.at(-1);
  const onPile = top ? alt.pile(cardsText(top.cards, words), name(top.seat)) : alt.emptyPile;
  const ranks = facts
    .order(head.setup, frame.direction)
    .map((face) => (face === JOKER ? game.rank(face) : rankText(face)));
  const passed = frame.passed.map(name);
  const sentences = [
    `${alt.table}: ${place}`,
    describeScene(scene, words).speech,
    frame.trick === 0 ? '' : onPile,
    `${alt.hands}: ${head.players.map((_, seat) => handText(scene, words, seat)).join('; ')}`,
    frame.talon.length > 0 ? alt.talon(cardsText(frame.talon, words)) : '',
    frame.turn === null ? '' : alt.turn(name(frame.turn)),
    passed.length > 0 ? alt.passed(passed.join(', ')) : '',
    frame.direction === 'reversed' ? alt.upsideDown(ranks.join(' ')) : alt.order(ranks.join(' ')),
  ];
  return sentences
    .filter((one) => one !== '')
    .map(closed)
    .join(' ');
}

/** What a seat holds, with title and points so far; of one who is out, the title won. */
function handText(scene: SharedScene, words: Words, seat: Seat): string {
  const { head, facts, summary } = scene;
  const frame = frameOfScene(scene);
  const { game, share } = words;
  const players = head.players.length;
  const held = (summary.titles?.indexOf(seat) ?? -1) + 1;
  const pointsText = (n: number) => share.alt.points(n, game.points(n));
  const points = pointsText(pointsSoFar(summary, frame, seat));
  const standing = held > 0 ? `${game.title(facts.title(held, players), held)}, ${points}` : points;
  const place = frame.out.indexOf(seat) + 1;
  const cards =
    place > 0
      ? share.alt.out(
          game.title(facts.title(place, players), place),
          pointsText(facts.points(place, players)),
        )
      : cardsText(sortHand(frame.hands[seat] ?? []), words);
  return share.alt.hand(nameOf(head.players[seat]?.name ?? ''), standing, cards);
}

function cardsText(cards: readonly SeenCard[], { game, share: { alt } }: Words): string {
  const seen = cards
    .filter((card) => card !== UNKNOWN)
    .map((card) => (card === JOKER ? game.rank(card) : cardGlyphs(card)));
  const hidden = cards.length - seen.length;
  const parts = [seen.join(' '), hidden > 0 ? alt.unknown(hidden) : ''].filter((part) => part !== '');
  return parts.join(', ') || alt.none;
}

function closed(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`;
}

/** A moment of a match as the table's picture wants it: what a player shows at the table, in a reader's words. */
import { faceOf, JOKER, type SeenCard, suitOf, UNKNOWN } from '../../cards/card.ts';
import { sortHand } from '../../cards/hand.ts';
import type { TableCard, TableData, TableSeat } from '../../charts/table-picture/data.ts';
import { pointsSoFar } from '../../replay/points-so-far.ts';
import type { Seat } from '../../rules/game.ts';
import { rankText } from '../card/symbols.ts';
import { nameOf, shownText } from '../player/names.ts';
import { altOf } from './alt.ts';
import { captionOf } from './moment.ts';
import { frameOfScene, type SharedScene, type ShareVoice } from './scene.ts';

type Words = ShareVoice['words'];

export interface TableShown {
  readonly title: string;
  /** The seat that sits nearest; null: the first. */
  readonly pov: Seat | null;
  /** Hands are hidden: an unknown card is one turned away rather than one that nobody noted. */
  readonly backs: boolean;
}

export function tableData(scene: SharedScene, words: Words, { title, pov, backs }: TableShown): TableData {
  const { head, facts } = scene;
  const frame = frameOfScene(scene);
  const { table } = words.player;
  const cardsOf = (cards: readonly SeenCard[]) => cards.map((card) => cardOf(card, backs));
  const revolt = frame.did.type === 'revolt' ? frame.did : null;
  // The cards of a revolution lie above the trick that has just ended.
  const beaten = frame.pile.slice(0, revolt ? undefined : -1);
  const top = revolt ?? frame.pile.at(-1) ?? null;
  const holder = frame.pile.at(-1)?.seat ?? (frame.trick > 0 ? frame.turn : null);
  return {
    label: altOf(scene, words),
    title: shownText(title),
    caption: captionOf(scene, words),
    seats: head.players.map((_, seat) => seatOf(scene, words, seat, cardsOf)),
    nearest: pov ?? 0,
    top: top && { seat: top.seat, cards: cardsOf(top.cards) },
    beaten: beaten.map(({ seat, cards }) => ({ seat, cards: cardsOf(cards) })),
    holder:
      holder === null
        ? null
        : {
            seat: holder,
            name: nameOf(head.players[holder]?.name ?? ''),
            text: frame.pile.length > 0 ? table.holds : table.leads,
          },
    talon: frame.talon.length > 0 ? { name: table.talon, cards: cardsOf(frame.talon) } : null,
    order: facts.order(head.setup, frame.direction).map((face) => (face === JOKER ? '' : rankText(face))),
    turned: frame.direction === 'reversed',
    turnedText: words.share.turned,
  };
}

function seatOf(
  scene: SharedScene,
  words: Words,
  seat: Seat,
  cardsOf: (cards: readonly SeenCard[]) => TableCard[],
): TableSeat {
  const { head, facts, summary } = scene;
  const frame = frameOfScene(scene);
  const { game, player } = words;
  const players = head.players.length;
  const held = (summary.titles?.indexOf(seat) ?? -1) + 1;
  const points = game.points(pointsSoFar(summary, frame, seat));
  const titleOf = (place: number) => game.title(facts.title(place, players), place);
  const place = frame.out.indexOf(seat) + 1;
  const state = stateOf(scene, seat);
  const says: Readonly<Record<TableSeat['state'], string>> = {
    out: place > 0 ? player.table.out(titleOf(place), game.points(facts.points(place, players))) : '',
    turn: player.table.turn,
    passed: player.table.passed,
    deals: player.table.deals,
    none: '',
  };
  return {
    name: nameOf(head.players[seat]?.name ?? ''),
    standing: held > 0 ? `${titleOf(held)} ${points}` : points,
    cards: cardsOf(sortHand(frame.hands[seat] ?? [])),
    state,
    stateText: says[state],
  };
}

function stateOf(scene: SharedScene, seat: Seat): TableSeat['state'] {
  const { out, turn, passed, trick } = frameOfScene(scene);
  if (out.includes(seat)) return 'out';
  if (turn === seat) return 'turn';
  if (passed.includes(seat)) return 'passed';
  return trick === 0 && scene.summary.dealer === seat ? 'deals' : 'none';
}

function cardOf(card: SeenCard, backs: boolean): TableCard {
  if (card === JOKER) return { rank: '', suit: 'joker' };
  if (card === UNKNOWN) return backs ? 'back' : { rank: '?', suit: null };
  return { rank: rankText(faceOf(card) ?? '?'), suit: suitOf(card) };
}

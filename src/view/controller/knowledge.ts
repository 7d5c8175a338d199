/**
 * What may be shown of a round: everything, or only what one seat could know. The same frames go
 * in and come out, with `??` for every card that is hidden; words, charts and lists are made from what
 * comes out, so nothing can leak by another way.
 */

import { type SeenCard, UNKNOWN } from '../../cards/card.ts';
import { take } from '../../cards/hand.ts';
import type { Frame, Happening } from '../../replay/frame.ts';
import type { Seat } from '../../rules/game.ts';
import type { Reveal } from '../options.ts';

/** The reader's seat (null: none, or all of them) and how much of the rest he asked for. */
export interface Eyes {
  readonly pov: Seat | null;
  readonly reveal: Reveal;
}

/** Cards that the seat knows to lie in each hand (its own hand apart), and in the talon. */
interface Known {
  readonly hands: readonly (readonly SeenCard[])[];
  readonly talon: readonly SeenCard[] | null;
}

/** The frames of a line as the reader may see them. All hands open: the frames themselves. */
export function visible(frames: readonly Frame[], { pov, reveal }: Eyes): readonly Frame[] {
  if (reveal === 'open') return frames;
  let known: Known = { hands: frames[0]?.hands.map(() => []) ?? [], talon: null };
  return frames.map((frame) => {
    known = learn(known, frame.did, pov);
    return veil(frame, known, pov);
  });
}

/** Whether everybody at the table saw what happened. */
function isPublic(did: Happening): boolean {
  return !['deal', 'give', 'swap', 'check'].includes(did.type);
}

function learn(known: Known, did: Happening, pov: Seat | null): Known {
  switch (did.type) {
    case 'deal':
      return { hands: known.hands.map(() => []), talon: null };
    case 'give': {
      const hands = [...known.hands];
      if (did.seat === pov) hands[did.to] = [...(hands[did.to] ?? []), ...did.cards];
      // Seen by its receiver, a gift leaves the giver's hand; unseen, it may have been any of his cards.
      else hands[did.seat] = did.to === pov ? without(hands[did.seat], did.cards) : [];
      return { ...known, hands };
    }
    case 'swap':
      return did.seat === pov
        ? { ...known, talon: did.cards }
        : { hands: replace(known.hands, did.seat, []), talon: null };
    case 'play':
    case 'revolt':
      return { ...known, hands: replace(known.hands, did.seat, without(known.hands[did.seat], did.cards)) };
    default:
      return known;
  }
}

function veil(frame: Frame, known: Known, pov: Seat | null): Frame {
  const hands = frame.hands.map((hand, seat) => (seat === pov ? hand : hide(hand, known.hands[seat] ?? [])));
  const did = veilHappening(frame.did, pov);
  const hidden = !isPublic(did) && !('seat' in did && did.seat === pov);
  return {
    ...frame,
    hands,
    talon: hide(frame.talon, known.talon ?? []),
    did,
    choices: frame.turn === pov ? frame.choices : [],
    // Why a deal or a gift is against the rules tells of cards that only the giver knows.
    refusal: hidden ? null : frame.refusal,
    problems: hidden ? [] : frame.problems,
  };
}

/** A trade of others is a trade of so many cards. */
function veilHappening(did: Happening, pov: Seat | null): Happening {
  if (did.type === 'give' && did.seat !== pov && did.to !== pov) return { ...did, cards: blank(did.cards) };
  if (did.type === 'swap' && did.seat !== pov) return { ...did, cards: blank(did.cards) };
  return did;
}

/** The known cards that the hand holds, and backs for the rest. */
function hide(hand: readonly SeenCard[], known: readonly SeenCard[]): SeenCard[] {
  const { missing } = take(hand, known);
  const shown = take(known, missing).left;
  return [...shown, ...blank(hand.slice(shown.length))];
}

function blank(cards: readonly SeenCard[]): SeenCard[] {
  return cards.map(() => UNKNOWN);
}

/** A laid card of unknown suit or rank makes others doubtful: `take` then leaves what is still sure. */
function without(known: readonly SeenCard[] = [], cards: readonly SeenCard[]): SeenCard[] {
  return take(known, cards).left.filter((card) => card !== UNKNOWN);
}

function replace(hands: Known['hands'], seat: Seat, hand: readonly SeenCard[]): Known['hands'] {
  return hands.map((held, each) => (each === seat ? hand : held));
}

/** What becomes of an answer to a question: right, wrong though allowed, or against the rules. Needs no rules: they were asked when the site was built. */
import { type Face, faceOf, JOKER, type SeenCard } from '../cards/card.ts';
import type { Rich } from '../explain/rich.ts';
import { type Deed, isSameDeed } from '../replay/what-if/deed.ts';
import type { HeldSet } from '../rules/game.ts';
import type { ReadyAsk } from './ready.ts';

export interface Answered {
  readonly verdict: 'right' | 'wrong' | 'forbidden';
  /** What the lesson says to this very answer. */
  readonly text: Rich | null;
}

export function answerTo(ask: ReadyAsk, deed: Deed): Answered {
  const text = ask.answers.find((each) => isSame(each.deed, deed))?.text ?? null;
  if (!mayDo(ask, deed)) return { verdict: 'forbidden', text };
  const right = ask.accept === null || ask.accept.some((each) => isSame(each, deed));
  return right ? { verdict: 'right', text: text ?? ask.done } : { verdict: 'wrong', text };
}

function isSame(a: Deed, b: Deed): boolean {
  return a.type === 'clear' || b.type === 'clear' ? a.type === b.type : isSameDeed(a, b);
}

function mayDo({ sets, mayPass, count, best }: ReadyAsk, deed: Deed): boolean {
  if (!('cards' in deed)) return mayPass;
  if (deed.type === 'give' || deed.type === 'swap') {
    return (
      deed.cards.length === count && (best === null || facesOf(deed.cards).join() === [...best].sort().join())
    );
  }
  return sets.some((set) => isSet(deed.cards, set));
}

function isSet(cards: readonly SeenCard[], { face, naturals, jokers }: HeldSet): boolean {
  const wild = cards.filter((card) => card === JOKER).length;
  const laid =
    face === JOKER ? wild === cards.length : cards.every((card) => card === JOKER || faceOf(card) === face);
  return laid && wild === jokers && cards.length === naturals + jokers;
}

function facesOf(cards: readonly SeenCard[]): (Face | '?')[] {
  return cards.map((card) => faceOf(card) ?? '?').sort();
}

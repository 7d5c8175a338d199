/**
 * A short name for what a review depends on: the rules, how many play, the deals and what was done. Names of
 * players, places and commentary can change without a review growing stale; cards cannot.
 */
import type { Hand } from '../../cards/hand.ts';
import { sortHand } from '../../cards/hand.ts';
import type { Frame, Happening, MatchHead, RoundTimeline } from '../../replay/frame.ts';

/** Sixteen hexadecimal digits. The order in which cards of a hand or of an action were written does not count. */
export function contentKey({ game, setup }: MatchHead, rounds: Iterable<RoundTimeline>): string {
  const hash = new Hash();
  const options = Object.entries(setup.options).sort(([a], [b]) => (a < b ? -1 : 1));
  hash.add(`${game} ${setup.players} ${options.map(([name, value]) => `${name}=${value}`).join(' ')}\n`);
  for (const { summary, frames } of rounds) {
    hash.add(`round ${summary.number} ${summary.dealer} ${summary.titles?.join(',') ?? '-'}\n`);
    hash.add(`${frames[0]?.hands.map(cards).join(' ')} ${cards(frames[0]?.talon ?? [])}\n`);
    for (const frame of frames) hash.add(`${line(frame)}\n`);
  }
  return hash.digits();
}

function line({ did, inferred, refusal }: Frame): string {
  return `${inferred ? '?' : ''}${refusal ? '!' : ''}${did.type} ${detail(did)}`;
}

function detail(did: Happening): string {
  switch (did.type) {
    case 'deal':
      return `${did.dealer} ${did.leader}`;
    case 'check':
      return `${did.verdict.state} ${did.verdict.by.join(',')}`;
    case 'clear':
      return `${did.winner} ${did.leader}`;
    case 'rank':
      return '';
    case 'keep':
    case 'pass':
      return `${did.seat}`;
    case 'give':
      return `${did.seat} ${did.to} ${cards(did.cards)}`;
    default:
      return `${did.seat} ${cards(did.cards)}`;
  }
}

function cards(hand: Hand): string {
  return sortHand(hand).join('');
}

/** FNV-1a (G. Fowler, L. C. Noll, K.-P. Vo) in two lanes of 32 bits that begin and multiply differently, each mixed at the end. */
class Hash {
  private a = 0x811c9dc5;
  private b = 0x9747b28c;

  add(text: string): void {
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      this.a = Math.imul(this.a ^ code, 0x01000193);
      this.b = Math.imul(this.b ^ code, 0x85ebca6b);
      // A multiplication carries upwards alone; the rotation brings high bits down again.
      this.b = (this.b << 13) | (this.b >>> 19);
    }
  }

  digits(): string {
    return [mix(this.a), mix(this.b ^ Math.imul(this.a, 0x9e3779b1))]
      .map((word) => word.toString(16).padStart(8, '0'))
      .join('');
  }
}

function mix(word: number): number {
  let z = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
  return (z ^ (z >>> 16)) >>> 0;
}

/** What the reviews of rounds come to, player by player. It grows with the players and not with the rounds. */
import type { Seat } from '../../rules/game.ts';
import type { RoundLedger } from '../ledger/model.ts';
import { RunningLedger } from '../ledger/running-ledger.ts';
import { accuracyOf, weigh } from './accuracy.ts';
import { CLASSES, type Class, type Decision, type PlayerReview, type RoundReview } from './model.ts';
import { rounded } from './round-numbers.ts';

interface Running {
  weight: number;
  sum: number;
  decisions: number;
  lost: number;
  readonly classes: Record<Class, number>;
}

export class Tally {
  private readonly players: readonly Running[];
  private readonly ledger: RunningLedger;

  constructor(players: number) {
    this.players = Array.from({ length: players }, () => ({
      weight: 0,
      sum: 0,
      decisions: 0,
      lost: 0,
      classes: Object.fromEntries(CLASSES.map((one) => [one, 0])) as Record<Class, number>,
    }));
    this.ledger = new RunningLedger();
  }

  add({ decisions, ledger }: RoundReview): void {
    for (const decision of decisions) this.count(decision);
    if (ledger) this.ledger.add(ledger);
  }

  /** By seat, of the rounds so far. */
  reviews(): PlayerReview[] {
    return this.players.map(({ weight, sum, decisions, lost, classes }, seat: Seat) => ({
      seat,
      accuracy: decisions > 0 ? rounded(accuracyOf({ weight, sum })) : null,
      decisions,
      classes: { ...classes },
      lost: rounded(lost),
    }));
  }

  /** The ledgers of the rounds so far, added up; null where none had one. */
  total(): RoundLedger | null {
    return this.ledger.total();
  }

  private count(decision: Decision): void {
    const player = this.players[decision.seat];
    if (!player) return;
    const { weight, sum } = weigh(decision, this.players.length);
    player.weight += weight;
    player.sum += sum;
    player.decisions += 1;
    player.lost += decision.loss;
    player.classes[decision.class] += 1;
  }
}

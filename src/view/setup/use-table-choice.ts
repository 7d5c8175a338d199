/** What is chosen of a table before a match: the game, and how many sit down. */
import { useState } from 'preact/hooks';
import type { GameOffer } from './game-offer.ts';

export interface TableChoice {
  readonly offers: readonly GameOffer[];
  readonly offer: GameOffer;
  /** How many play: as many as were asked for, within what the game takes. */
  readonly players: number;
  readonly chooseGame: (id: string) => void;
  readonly choosePlayers: (players: number) => void;
}

/** Null where nothing is offered. */
export function useTableChoice(offers: readonly GameOffer[]): TableChoice | null {
  const [game, chooseGame] = useState(offers[0]?.id ?? '');
  const [asked, choosePlayers] = useState<number | null>(null);
  const offer = offers.find(({ id }) => id === game) ?? offers[0];
  if (!offer) return null;
  const { min, max, usual } = offer.seats;
  const players = Math.min(max, Math.max(min, asked ?? usual));
  return { offers, offer, players, chooseGame, choosePlayers };
}

/** All whole numbers from one to another, both among them. */
export function numbers(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}

/** What a curated match is looked for by. */
import type { LogRound, Match } from '../../src/log/model.ts';
import type { Game } from '../../src/rules/game.ts';

/** Something rare in a match of a game: at which table it is looked for, and a remark where a match has it, else null. */
export interface Occasion {
  readonly game: Game;
  readonly players: number;
  readonly options?: Readonly<Record<string, string>>;
  readonly remark: (match: Match) => string | null;
}

/** The ids by place in a round, best first. */
export function orderOf(round: LogRound | undefined): readonly string[] {
  return round?.order?.order ?? [];
}

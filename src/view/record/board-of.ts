/** What sentences about the match on the table need to know. */
import type { Language } from '../../explain/messages/languages.ts';
import type { LiveMatch } from '../../live/live-match.ts';
import type { Board } from '../player/board.ts';
import { factsOf, gameFacts } from '../source/facts.ts';
import type { RecordWords } from './words/record-words.ts';

/** `rules`: the address of the rules, a slash at its end. */
export function boardOf(live: LiveMatch, words: RecordWords, locale: Language, rules: string): Board {
  const { game, setup, record } = live;
  const facts = factsOf(game, setup);
  const head = { game: game.id, setup, players: record.players, meta: record.meta };
  return {
    source: { head, facts, rounds: [] },
    facts: gameFacts(facts),
    words,
    locale,
    ruleHref: (rule) => `${rules}${game.id}/#${rule}`,
    motion: () => import('../player/motion.ts'),
    describe: () => null,
  };
}

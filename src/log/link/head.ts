/** The head of a match as choices: game, options, players, and of the metadata what names the match. */
import type { LogPlayer, Match, Metadata } from '../model.ts';
import { emptyRecord } from '../record.ts';
import { LinkFault } from './coder.ts';
import { type Codec, codeFlag, codeNumber, codeSigned } from './numbers.ts';
import { codeText } from './text.ts';

/** Words that come often: part of the format, so new ones may only be added at the end, and then in a new version. */
const WORDS: readonly string[] = [
  'anemaki',
  'forradalom',
  'pass',
  'trick',
  'turn',
  'firstRound',
  'drawn',
  'untitled',
  'decks',
  'jokers',
  'twos',
  'jokerInRevolution',
  'leader',
  'low',
  'high',
  'first',
  'last',
  'true',
  'false',
  '1',
  '2',
  '3',
  'event',
  'date',
  '_en-event',
  '_el-event',
  '_hu-event',
];
const USUAL_PLAYERS = 5;
const MOST_PLAYERS = 32;
const MOST_OPTIONS = 100;
const CARRIED = /^(?:event|date|_[a-z]{2}-event)$/;

/** Whether a link carries this of a match's metadata. */
export function isCarried({ key }: Metadata): boolean {
  return CARRIED.test(key);
}

type Head = Omit<Match, 'rounds'>;

export function codeHead(codec: Codec, head: Head | null): Head {
  const game = codeWord(codec, 'game', head?.rules.game ?? '');
  const options = codePairs(codec, 'option', Object.entries(head?.rules.options ?? {}));
  const meta = codePairs(
    codec,
    'meta',
    (head?.meta ?? []).map(({ key, value }) => [key, value]),
  );
  const players = codePlayers(codec, head?.players ?? []);
  const passesOmitted = codeFlag(codec, 'passes omitted', head?.passesOmitted === true);
  return {
    rules: { game, options: Object.assign(emptyRecord<string>(), Object.fromEntries(options)) },
    meta: meta.map(([key, value]) => ({ key, value })),
    players,
    passesOmitted,
  };
}

function codeWord(codec: Codec, name: string, word: string): string {
  const { c, tables } = codec;
  const place = WORDS.indexOf(word);
  const found = WORDS[c.pick(tables.of(`word ${name}`, WORDS.length + 1), place < 0 ? WORDS.length : place)];
  return found ?? codeText(codec, word);
}

function codePairs(
  codec: Codec,
  name: string,
  pairs: readonly (readonly [string, string])[],
): [string, string][] {
  const count = codeNumber(codec, name, pairs.length);
  if (count > MOST_OPTIONS) throw new LinkFault('too many options');
  return Array.from({ length: count }, (_, i) => {
    const [key = '', value = ''] = pairs[i] ?? [];
    return [codeWord(codec, name, key), codeWord(codec, `${name} value`, value)];
  });
}

function codePlayers(codec: Codec, players: readonly LogPlayer[]): LogPlayer[] {
  const count = USUAL_PLAYERS + codeSigned(codec, 'players', players.length - USUAL_PLAYERS);
  if (count < 0 || count > MOST_PLAYERS) throw new LinkFault('too many players');
  const read: LogPlayer[] = [];
  for (let i = 0; i < count; i += 1) read.push(codePlayer(codec, players[i] ?? { id: '', name: '' }));
  return read;
}

/** The id is often the first word of the name, in small letters. */
function codePlayer(codec: Codec, { id, name }: LogPlayer): LogPlayer {
  const shown = codeText(codec, name);
  const guess = guessId(shown);
  return codeFlag(codec, 'id from name', id === guess)
    ? { id: guess, name: shown }
    : { id: codeText(codec, id), name: shown };
}

function guessId(name: string): string {
  return (name.split(' ')[0] ?? '').toLowerCase().replace(/[^a-z0-9_-]/g, '');
}

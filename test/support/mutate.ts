/** Spoils a log as hands and editors do, by chance from a seed: lines lost, doubled, exchanged, cut, and words put where they do not belong. */
import { pick, type Random } from '../../src/analysis/random.ts';

const WORDS = [
  '7d',
  '??',
  '7?',
  'jo',
  'p1',
  'p3',
  'rhys',
  'nobody',
  '1x',
  '!',
  '',
  'to',
  'by',
  '~',
  '; ! hm',
];
const LINES = [
  'p1 passes',
  'p2 plays 7d',
  'p3 plays ?? ??',
  'p1 plays 7? 7?',
  'p5 plays 7d 8d 9d Td Jd Qd Kd !',
  'p4 revolts 7d 7h 7c 7s',
  'p1 swaps ?? ??',
  'p2 keeps',
  'rhys gives ?? to ari',
  'trick',
  'round 9',
  'variation r1t1p1 a',
  'variation r2d',
  'variation r1t2p1~a a',
  'end',
  'titles p1 p2 p3 p4 p5',
  'titles rhys ari',
  'scores p1=3',
  'deal p1 7d 7d 7d',
  'talon jo ??',
  'revolution declared by p1',
  'order p1',
  'points p1=2',
  'dealer p3',
  'recorded passes=omitted',
  'rules anemaki pass=trick firstRound=drawn',
  'player p6',
];

const CHANGES: readonly ((random: Random, lines: string[], at: number) => void)[] = [
  (_, lines, at) => lines.splice(at, 1),
  (random, lines, at) => lines.splice(at, 1 + random.below(8)),
  (random, lines, at) => lines.splice(at, 0, pick(random, lines)),
  (random, lines, at) => {
    const other = random.below(lines.length);
    [lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? ''];
  },
  (random, lines, at) => lines.splice(at, 0, pick(random, LINES)),
  (random, lines, at) => {
    const words = (lines[at] ?? '').split(' ');
    words[random.below(words.length)] = pick(random, WORDS);
    lines[at] = words.join(' ');
  },
  (random, lines, at) => {
    lines[at] = (lines[at] ?? '').slice(0, random.below((lines[at] ?? '').length + 1));
  },
];

/** The text after so many changes. */
export function mutate(random: Random, text: string, changes: number): string {
  const lines = text.split('\n');
  for (let i = 0; i < changes && lines.length > 0; i += 1) {
    pick(random, CHANGES)(random, lines, random.below(lines.length));
  }
  return lines.join('\n');
}

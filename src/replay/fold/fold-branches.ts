/** The variations of a line: actions that were not played, each folded from its moment on as a branch of its own. They nest. */
import type { Entry, Variation } from '../../log/model.ts';
import { parseAddress } from '../address.ts';
import { branchName } from '../branch-name.ts';
import { ProblemBook } from '../problem-book.ts';
import { Ahead } from './ahead.ts';
import { joinCommentary } from './join-commentary.ts';
import type { Line } from './line.ts';
import { momentIn } from './moment-index.ts';
import { planSteps, variationsOf } from './plan.ts';
import { playLine } from './play-line.ts';
import type { WalkedBranch } from './round-timeline.ts';
import { Walk } from './walk.ts';

/** A line that variations can leave from: the main one has no name. */
interface Stem {
  readonly name: string | null;
  readonly line: Line;
  /** The line that it left itself. */
  readonly parent: Stem | null;
}

/** All branches of a round, those of one line in the order of the log, each before its own. */
export function foldBranches(line: Line, entries: readonly Entry[]): WalkedBranch[] {
  const stems = new Map<string, Stem>();
  return branchesOf({ name: null, line, parent: null }, entries, stems);
}

function branchesOf(parent: Stem, entries: readonly Entry[], stems: Map<string, Stem>): WalkedBranch[] {
  return variationsOf(entries).flatMap((variation, i) => {
    const origin = originOf(parent, variation, stems);
    if (!origin) {
      parent.line.book.report('variation.nowhere', variation.span, { at: variation.at });
      return [];
    }
    const name = nameOf(parent, variation, i, stems);
    const stem = foldVariation(parent, origin, variation, name);
    stems.set(name, stem);
    const { walk } = stem.line;
    const title = variation.name || String(i + 1);
    const own = walk.frames.length > 0 ? [{ name, title, from: origin.at, walk }] : [];
    return [...own, ...branchesOf(stem, variation.entries, stems)];
  });
}

interface Origin {
  readonly stem: Stem;
  /** Index of the frame in the stem's own walk, and its address. */
  readonly frame: number;
  readonly at: string;
}

/** The moment that a variation leaves from: on the line it stands in, or on one that this left, or on the branch it names. */
function originOf(parent: Stem, { at }: Variation, stems: ReadonlyMap<string, Stem>): Origin | null {
  const address = parseAddress(at);
  if (address?.kind !== 'moment' || address.round !== parent.line.number) return null;
  const named = address.branch === null ? parent : stems.get(address.branch);
  for (let stem: Stem | null = named ?? null; stem; stem = stem.parent) {
    const { walk } = stem.line;
    const frame = momentIn(walk, address.place);
    const found = walk.frames[frame];
    if (found) return { stem, frame, at: found.at };
  }
  return null;
}

function foldVariation(parent: Stem, { stem, frame }: Origin, variation: Variation, name: string): Stem {
  const { line } = stem;
  const { table, number } = line;
  const start = line.walk.moments[frame] ?? line.walk.moment;
  const walk = new Walk(table, start, `r${number}`, `~${name}`);
  const steps = planSteps(table, variation.entries);
  const branch: Line = {
    ...line,
    walk,
    steps,
    opening: variation,
    ahead: new Ahead(steps, table.setup.players),
    // Where its end is missing, the line that was played runs on in it: what the rules find there follows from that.
    book: isUnclosed(line, variation) ? new ProblemBook() : line.book,
    seen: { check: null, verdict: null },
    // A trade that the variation does not write is made as it was.
    wantsTrades: false,
    isMain: false,
  };
  playLine(branch);
  const [first] = walk.frames;
  if (first && variation.commentary) {
    walk.frames[0] = { ...first, commentary: joinCommentary(variation.commentary, first.commentary) };
  }
  return { name, line: branch, parent: stem === parent ? parent : stem };
}

function isUnclosed({ gaps }: Line, variation: Variation): boolean {
  return gaps.within(variation).some(({ code }) => code === 'syntax.unclosed');
}

/** The variation's name within the round, made fit for an address: of a nested one `outer~inner`. */
function nameOf(
  parent: Stem,
  { name = '' }: Variation,
  index: number,
  stems: ReadonlyMap<string, Stem>,
): string {
  const plain = branchName(name) || String(index + 1);
  const whole = parent.name === null ? plain : `${parent.name}~${plain}`;
  // A second one of the same name is told apart by a number.
  let unique = whole;
  for (let number = stems.size + 1; stems.has(unique); number += 1) unique = `${whole}-${number}`;
  return unique;
}

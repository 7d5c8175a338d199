/** When the recorded matches of a game were in each state and took each transition. Server only. */
import { type MachineGraph, machineGraph } from '../../machine/graph.ts';
import { machineOf } from '../../machine/machines.ts';
import type { Frame } from '../../replay/frame.ts';
import { type HostedMatch, hostedMatches } from '../hosted/matches.ts';
import { stepsInto } from './steps.ts';

export interface Visit {
  readonly match: HostedMatch;
  readonly roundIndex: number;
  readonly frameIndex: number;
}

/** A moment of a match with what it did to the machine. */
export interface MapStep extends Visit {
  readonly frame: Frame;
  /** Transitions taken on the way in. */
  readonly steps: readonly string[];
  /** States that were entered on the way, those around them included. */
  readonly entered: readonly string[];
}

/** Every moment of a match, in order. */
export function stepsOfMatch(match: HostedMatch): MapStep[] {
  const graph = machineGraph(machineOf(match.source.head.game));
  let before: Frame | null = null;
  return match.source.rounds.flatMap((_, roundIndex) =>
    match.source.round(roundIndex).frames.map((frame, frameIndex) => {
      const steps = stepsInto(graph, before, frame);
      const entered = enteredBy(graph, before, frame, steps);
      before = frame;
      return { match, roundIndex, frameIndex, frame, steps, entered };
    }),
  );
}

const visits = new Map<string, ReadonlyMap<string, readonly Visit[]>>();

/** Visits by the id of a state or transition; what no match came to has none. */
export function visitsOf(game: string): ReadonlyMap<string, readonly Visit[]> {
  const known = visits.get(game);
  if (known) return known;
  const found = new Map<string, Visit[]>();
  for (const match of hostedMatches().filter(({ source }) => source.head.game === game)) {
    for (const { roundIndex, frameIndex, steps, entered } of stepsOfMatch(match)) {
      for (const id of [...steps, ...entered]) {
        const known = found.get(id) ?? [];
        known.push({ match, roundIndex, frameIndex });
        found.set(id, known);
      }
    }
  }
  visits.set(game, found);
  return found;
}

/** A few of many: of each match one before a second, so that they differ. */
export function fewOf(all: readonly Visit[], most: number): Visit[] {
  const byMatch = new Map([...all].reverse().map((visit) => [visit.match, visit]));
  const firsts = [...byMatch.values()].reverse();
  const rest = all.filter((visit) => byMatch.get(visit.match) !== visit);
  return [...firsts, ...rest].slice(0, most);
}

function enteredBy(
  { transitions }: MachineGraph,
  before: Frame | null,
  frame: Frame,
  steps: readonly string[],
): string[] {
  const ways = steps.flatMap((id) => transitions.filter((way) => way.id === id));
  const passed = ways.flatMap(({ source, target }) => [source, target]);
  const was = new Set((before?.states ?? []).flatMap(around));
  return [...new Set([...passed, ...frame.states].flatMap(around))].filter((state) => !was.has(state));
}

/** A state and those around it: `a.b` gives `a`, `a.b`. */
function around(path: string): string[] {
  const names = path.split('.');
  return names.map((_, i) => names.slice(0, i + 1).join('.'));
}

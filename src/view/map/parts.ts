/** The states and transitions of a game's machine as parts of a map, with their words and rules, in the order in which one reads them. */
import type { Messages } from '../../explain/messages/messages.ts';
import { lookUp } from '../../explain/messages/names.ts';
import { allStates, type GraphTransition, machineGraph } from '../../machine/graph.ts';
import { machineOf } from '../../machine/machines.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import { labelOf } from '../hosted/machine-graph.ts';
import { PART_RULES } from './part-rules.ts';

export interface MapPart {
  readonly kind: 'state' | 'transition';
  /** As in the drawing and in frames. */
  readonly id: string;
  /** For an anchor: letters, digits, dots and hyphens, unique in its map. */
  readonly slug: string;
  readonly name: string;
  /** For a screen reader, which does not see what kind it is. */
  readonly spoken: string;
  readonly text: string;
  readonly rules: readonly RuleId[];
  /** Of a state the transitions into it and out of it, of a transition its two states: ids. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** A match begins in this state. */
  readonly first: boolean;
}

type Words = Pick<Messages, 'game' | 'site' | 'statechart'>;
type Texts = {
  readonly states: Readonly<Record<string, string>>;
  readonly transitions: Readonly<Record<string, string>>;
};

/** All parts of a game's map: each state, and after it the ways out of it. Throws where one has no words or no row of rules. */
export function mapParts(game: string, words: Words): MapPart[] {
  const graph = machineGraph(machineOf(game));
  const texts: Texts | undefined = lookUp<Texts>(words.statechart.parts, game);
  const rules = lookUp(PART_RULES, game);
  const textOf = (text: string | undefined, id: string): Pick<MapPart, 'text' | 'rules' | 'slug'> => {
    const cited = rules && lookUp(rules, id);
    if (text === undefined || !cited) throw new Error(`no words or no rules for ${id} of ${game}`);
    return { text, rules: cited, slug: id.replace(/[^\w.]+/g, '-') };
  };
  const ids = (ways: readonly GraphTransition[]) => ways.map(({ id }) => id);
  return allStates(graph).flatMap((state): MapPart[] => {
    const name = stateName(state.id, words);
    const out = graph.transitions.filter(({ source }) => source === state.id);
    return [
      {
        kind: 'state',
        id: state.id,
        name,
        spoken: words.statechart.stateSpoken(name),
        ...textOf(lookUp(texts?.states ?? {}, state.id), state.id),
        before: ids(graph.transitions.filter(({ target }) => target === state.id)),
        after: ids(out),
        first: state.id === graph.states[0]?.id,
      },
      ...out.map((way): MapPart => {
        const ends = [labelOf(way, words), name, stateName(way.target, words)] as const;
        return {
          kind: 'transition',
          id: way.id,
          name: words.statechart.fromTo(...ends),
          spoken: words.statechart.fromToSpoken(...ends),
          ...textOf(lookUp(texts?.transitions ?? {}, way.id), way.id),
          before: [way.source],
          after: [way.target],
          first: false,
        };
      }),
    ];
  });
}

/** A state of a region goes by the region's name too: `Archon and Doulos: open`. */
function stateName(id: string, { game }: Words): string {
  const region = id.split('.').slice(0, -1);
  return region.length > 1 ? `${game.state(region.join('.'))}: ${game.state(id)}` : game.state(id);
}

/**
 * All transitions on the way into a frame. A frame names the last alone (`taken`); what an event took before it, and what the
 * table did between two rounds, follows from the machine.
 */
import type { MachineGraph } from '../../machine/graph.ts';
import type { Frame } from '../../replay/frame.ts';

type Seen = Pick<Frame, 'states' | 'taken' | 'did'>;

/** Ids of transitions, in the order in which they were taken. `before`: the frame before it in the match, of the last round too. */
export function stepsInto({ transitions }: MachineGraph, before: Seen | null, frame: Seen): string[] {
  const { taken, did } = frame;
  if (taken === null) return [];
  const between = transitions.find(({ event, source }) => {
    return did.type === 'deal' && event === 'nextRound' && before?.states.includes(source) === true;
  });
  const last = transitions.find(({ id }) => id === taken);
  const byItself = last && (last.event === 'always' || last.event === 'done') ? last : null;
  const caused =
    byItself &&
    transitions.find((way) => {
      const leadsInto = way.target === byItself.source || way.target.startsWith(`${byItself.source}.`);
      return (
        way.event === did.type &&
        leadsInto &&
        endsIn(way.target, byItself.event) &&
        isActive(way.source, before)
      );
    });
  return [between?.id, caused?.id, taken].filter((id) => id !== undefined && id !== null);
}

/** A state is done by the step that reaches one of its ends. */
function endsIn(target: string, event: string): boolean {
  return event !== 'done' || target.endsWith('.done');
}

function isActive(state: string, before: Seen | null): boolean {
  return before?.states.includes(state) === true;
}

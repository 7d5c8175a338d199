/** The statechart, drawn when the site was built: a step lights the present state and the transition just taken. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { markStates } from '../../charts/states.ts';
import type { Moment } from './moment.ts';
import { useReading } from './reading.ts';
import { ScrollBox } from './ScrollBox.tsx';

export function Machine({ moment: { frame } }: { readonly moment: Moment }) {
  const { machine, words } = useReading();
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (root.current) markStates(root.current, frame.states, frame.taken);
  }, [frame]);
  return (
    <>
      <p class="machine-now">{frame.states.map((state) => stateText(state, words.game.state)).join(' · ')}</p>
      <ScrollBox class="machine-scroll" label={words.player.machine.label}>
        <div class="machine-drawing" ref={root} dangerouslySetInnerHTML={{ __html: machine }} />
      </ScrollBox>
    </>
  );
}

/** A state of a region goes by the region's name too: several regions are open at once. */
function stateText(path: string, nameOf: (path: string) => string): string {
  const region = path.split('.').slice(0, -1);
  return region.length > 1 ? `${nameOf(region.join('.'))}: ${nameOf(path)}` : nameOf(path);
}

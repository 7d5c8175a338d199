/** Fetches the first round of a source; a player can only begin with one. */
import { useEffect, useState } from 'preact/hooks';
import { Controller } from '../controller/controller.ts';
import { FIRST_STATE } from '../controller/state.ts';
import type { Source } from '../source/source.ts';

/** The player's controller, null until the round is here or where there is none. */
export function useFirstRound(source: Source | null): Controller | null {
  const [controller, setController] = useState<Controller | null>(null);
  // The source of one log is made once; another log is another part of the page.
  useEffect(() => {
    if (!source) return;
    let here = true;
    Promise.resolve(source.round(0)).then((round) => {
      if (here) setController(new Controller(source, FIRST_STATE, round));
    });
    return () => {
      here = false;
    };
  }, []);
  return controller;
}

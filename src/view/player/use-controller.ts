/** A controller as a hook: the part of the page is rendered anew when its snapshot changes. */
import { useEffect, useState } from 'preact/hooks';
import type { Controller, Snapshot } from '../controller/controller.ts';

export function useController(controller: Controller): Snapshot {
  const [snapshot, setSnapshot] = useState(controller.snapshot);
  useEffect(() => {
    setSnapshot(controller.snapshot);
    return controller.subscribe(() => setSnapshot(controller.snapshot));
  }, [controller]);
  return snapshot;
}

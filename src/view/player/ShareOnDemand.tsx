/** The panel that shares a moment: its part of the script and its words are loaded when it is first asked for. */
import { useEffect, useState } from 'preact/hooks';
import type { LoadedPanel } from '../share-panel/load.ts';
import type { Moment } from './moment.ts';
import { useReading } from './reading.ts';

interface ShareOnDemandProps {
  readonly moment: Moment;
  readonly onClose: () => void;
}

export function ShareOnDemand({ moment, onClose }: ShareOnDemandProps) {
  const reading = useReading();
  const [loaded, setLoaded] = useState<LoadedPanel | null>(null);
  useEffect(() => {
    let here = true;
    import('../share-panel/load.ts')
      .then(({ loadPanel }) => loadPanel(reading))
      .then(
        (panel) => here && setLoaded(panel),
        // Without a network, and never loaded before, there is no panel to show.
        () => here && onClose(),
      );
    return () => {
      here = false;
    };
  }, [reading, onClose]);
  return loaded && <loaded.SharePanel {...loaded} moment={moment} onClose={onClose} />;
}

/** The help with the keys: its part of the script and its words are loaded when it is first asked for. */
import { useEffect, useState } from 'preact/hooks';
import { loadKeyWords } from '../words/words.ts';
import type { HelpProps } from './Help.tsx';
import { useReading } from './reading.ts';

interface Loaded extends Pick<HelpProps, 'words'> {
  readonly Help: (props: HelpProps) => preact.JSX.Element;
}

export function HelpOnDemand({ onClose }: Pick<HelpProps, 'onClose'>) {
  const { locale } = useReading();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  useEffect(() => {
    let here = true;
    Promise.all([import('./Help.tsx'), loadKeyWords(locale)]).then(
      ([{ Help }, words]) => here && setLoaded({ Help, words }),
      // Without a network, and never loaded before, there is no help to show.
      () => here && onClose(),
    );
    return () => {
      here = false;
    };
  }, [locale, onClose]);
  return loaded && <loaded.Help words={loaded.words} onClose={onClose} />;
}

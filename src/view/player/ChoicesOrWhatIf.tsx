/** The legal choices; once the reader asks what could have been, a part to play on with takes their place. It is loaded then. */
import { useEffect, useState } from 'preact/hooks';
import type { Command } from '../controller/state.ts';
import { Choices } from './Choices.tsx';
import type { Moment } from './moment.ts';
import { useReading } from './reading.ts';

export interface WhatIfProps {
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

export function ChoicesOrWhatIf({ moment, send }: WhatIfProps) {
  const { log, words } = useReading();
  const { whatIf, pov, reveal } = moment.state;
  const [part, setPart] = useState<((props: WhatIfProps) => preact.JSX.Element) | null>(null);
  useEffect(() => {
    if (!whatIf || part) return;
    import('../what-if/WhatIf.tsx').then(
      ({ WhatIf }) => setPart(() => WhatIf),
      () => send('what-if'),
    );
  }, [whatIf]);
  const Part = whatIf && log && part;
  if (Part) return <Part moment={moment} send={send} />;
  return (
    <>
      <Choices key={`${moment.frame.at} ${pov} ${reveal}`} moment={moment} />
      {log && (
        <p>
          <button type="button" class="button" onClick={() => send('what-if')}>
            {words.player.explain.whatIf}
          </button>
        </p>
      )}
    </>
  );
}

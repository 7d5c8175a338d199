/** Keeps the player of an opened log and the page's address together: its moment and the reader's own lines outlive a reload. */
import { useEffect, useState } from 'preact/hooks';
import type { Controller } from '../controller/controller.ts';
import { DEFAULTS, type Options } from '../option-values.ts';
import type { Reading } from '../player/reading.ts';
import { followHash } from '../replay/follow-hash.ts';

export interface Addressed {
  readonly options: Options;
  /** What has to be said of what the address asked for; empty where it is all there. */
  readonly notice: string;
}

export function useAddress(controller: Controller, reading: Reading): Addressed {
  const [options, setOptions] = useState(DEFAULTS);
  const [notice, setNotice] = useState('');
  useEffect(
    () =>
      followHash(controller, window, (said, unknown) => {
        const told = unknown.length > 0 ? reading.words.player.unknown(unknown.join(', ')) : '';
        setOptions(said);
        setNotice(told);
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        if (said.autoplay && !still && !controller.snapshot.state.playing) controller.send('toggle-play');
        return said.whatif ? openLines(said.whatif, told) : undefined;
      }),
    [controller, reading],
  );

  async function openLines(link: string, told: string): Promise<void> {
    const { openLink } = await import('../what-if/open-link.ts');
    setNotice(`${told} ${await openLink(controller, reading, link)}`.trim());
  }
  return { options, notice };
}

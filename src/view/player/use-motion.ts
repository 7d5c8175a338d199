/** Cards that move and the wheel that steps: loaded when the reader first comes near. */
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Command } from '../controller/state.ts';
import { type Motion, useBoard } from './board.ts';
import type { Seen } from './card-movement.ts';
import type { Moment } from './moment.ts';

const NEAR = ['pointerover', 'focusin'];

export function useMotion(
  table: RefObject<HTMLElement>,
  moment: Moment,
  send: (command: Command) => void,
): void {
  const load = useBoard().motion;
  const [motion, setMotion] = useState<Motion | null>(null);
  const last = useRef<Seen | null>(null);
  useEffect(() => {
    const player = table.current?.closest('.player');
    const come = () => {
      for (const type of NEAR) player?.removeEventListener(type, come);
      load().then(setMotion, () => {});
    };
    for (const type of NEAR) player?.addEventListener(type, come);
  }, [table]);
  useLayoutEffect(() => {
    if (motion && table.current) last.current = motion.moveCards(table.current, moment, last.current);
  }, [motion, moment.frames, moment.index]);
  useEffect(
    () => (motion && table.current ? motion.listenToWheel(table.current, send) : undefined),
    [motion, send],
  );
}

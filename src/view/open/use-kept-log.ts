/** Opens the log that the address asks for, at first and on the ways back and forward; without one, the chooser. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { saysOptions } from '../options.ts';
import { askedLog, type KeptLog, keptLog, type LinkFault } from './kept-log.ts';

export function useKeptLog(
  isOpen: boolean,
  open: (log: KeptLog | LinkFault) => void,
  close: () => void,
): void {
  /** What the address asked for when the log that is shown was opened. */
  const shown = useRef('');
  useEffect(() => {
    const log = keptLog(window);
    if (log) open(log);
  }, [open]);
  // Before the page is painted: who goes forward at once must be heard by the state that is shown.
  useLayoutEffect(() => {
    shown.current = askedLog(location.hash);
    const obey = () => {
      const { hash } = location;
      const asked = askedLog(hash);
      const log = asked !== '' && (!isOpen || asked !== shown.current) ? keptLog(window) : null;
      if (log) open(log);
      else if (asked === '' && isOpen && saysOptions(hash)) close();
      shown.current = asked;
    };
    window.addEventListener('popstate', obey);
    return () => window.removeEventListener('popstate', obey);
  }, [isOpen, open, close]);
}

/** Opens the log that the address asks for, at first and on the ways back and forward; without one, the chooser. */
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { saysOptions } from '../options.ts';
import { askedLog, carriedLog, type KeptLog, keptLog, type LinkFault } from './kept-log.ts';

export function useKeptLog(
  isOpen: boolean,
  open: (log: KeptLog | LinkFault) => void,
  close: () => void,
): void {
  /** What the address asked for when the log that is shown was opened. */
  const shown = useRef('');
  useEffect(() => {
    openAsked(open);
  }, [open]);
  // Before the page is painted: who goes forward at once must be heard by the state that is shown.
  useLayoutEffect(() => {
    shown.current = askedLog(location.hash);
    const obey = () => {
      const { hash } = location;
      const asked = askedLog(hash);
      if (asked !== '' && (!isOpen || asked !== shown.current)) openAsked(open);
      else if (asked === '' && isOpen && saysOptions(hash)) close();
      shown.current = asked;
    };
    window.addEventListener('popstate', obey);
    return () => window.removeEventListener('popstate', obey);
  }, [isOpen, open, close]);
}

/** Opens what the address asks for; what it brings along itself in a while, if it still asks for it then. */
function openAsked(open: (log: KeptLog | LinkFault) => void): void {
  const kept = keptLog(window);
  if (kept) {
    open(kept);
    return;
  }
  const asked = askedLog(location.hash);
  carriedLog(window).then(
    (log) => {
      if (log && askedLog(location.hash) === asked) open(log);
    },
    () => open({ fault: 'broken' }),
  );
}

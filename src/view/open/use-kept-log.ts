/** Opens the kept log when the address asks for it, at first and on the ways back and forward; without it, the chooser. */
import { useEffect, useLayoutEffect } from 'preact/hooks';
import { isOpenedHash, type KeptLog, keptLog } from './kept-log.ts';

export function useKeptLog(isOpen: boolean, open: (log: KeptLog) => void, close: () => void): void {
  useEffect(() => {
    const log = keptLog(window);
    if (log) open(log);
  }, [open]);
  // Before the page is painted: who goes forward at once must be heard by the state that is shown.
  useLayoutEffect(() => {
    const obey = () => {
      const asked = isOpenedHash(location.hash);
      const log = asked && !isOpen ? keptLog(window) : null;
      if (log) open(log);
      else if (!asked && isOpen) close();
    };
    window.addEventListener('popstate', obey);
    return () => window.removeEventListener('popstate', obey);
  }, [isOpen, open, close]);
}

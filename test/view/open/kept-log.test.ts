// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOpenedHash, keepLog, keptLog, leaveLog } from '../../../src/view/open/kept-log.ts';

const LOG = { text: 'revolution-log 1\n', name: 'a.revlog' };

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/open/');
});

describe('the log that was opened last', () => {
  it('is there again as long as the address asks for it', () => {
    keepLog(window, LOG);
    expect(location.hash).toBe('#opened');
    expect(keptLog(window)).toEqual(LOG);
    leaveLog(window);
    expect(`${location.pathname}${location.hash}`).toBe('/open/');
    expect(keptLog(window)).toBeNull();
  });

  it('makes one entry of the history, however often a log is read', () => {
    const push = vi.spyOn(history, 'pushState');
    keepLog(window, LOG);
    keepLog(window, { ...LOG, text: 'revolution-log 1\n\n' });
    expect(push).toHaveBeenCalledTimes(1);
    expect(isOpenedHash('#opened-moment')).toBe(true);
    push.mockRestore();
  });

  it('is none where what is kept is no log, or nothing may be kept', () => {
    for (const kept of ['{', '{}', '{"text":1,"name":""}', '{"text":"","name":""}', 'null']) {
      history.replaceState(null, '', '#opened');
      sessionStorage.setItem('opened-log', kept);
      expect(keptLog(window)).toBeNull();
    }
    const forbidding = new Proxy(window, {
      get(page, name) {
        if (name === 'sessionStorage') throw new Error('forbidden');
        return Reflect.get(page, name);
      },
    });
    keepLog(forbidding, LOG);
    expect(location.hash).toBe('#opened');
    expect(keptLog(forbidding)).toBeNull();
  });
});

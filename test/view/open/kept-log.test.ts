// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { printLink } from '../../../src/log/link/print-link.ts';
import { parseText } from '../../../src/log/text/parse.ts';
import { askedLog, carriedLog, keepLog, keptLog, leaveLog } from '../../../src/view/open/kept-log.ts';

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
    expect(askedLog('#opened-moment')).toBe('');
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

  it('is the one that the address brings along, which is not kept besides', async () => {
    const text = 'revolution-log 1\nrules anemaki\nplayer ari Ari\n\nround 1\n';
    const printed = printLink(parseText(text).match, 'all');
    const link = 'text' in printed ? printed.text : '';
    history.replaceState(null, '', `#log=${link}&at=r1`);
    expect(await carriedLog(window)).toEqual({ text, name: '' });
    keepLog(window, { text, name: '' });
    expect(location.hash).toBe(`#log=${link}&at=r1`);
    keepLog(window, LOG);
    expect(location.hash).toBe('#opened');
    expect(keptLog(window)).toEqual(LOG);
    history.replaceState(null, '', `#log=${link.slice(1)}`);
    expect(await carriedLog(window)).toHaveProperty('fault');
    expect(askedLog(`#at=r1&log=${link}`)).toBe(link);
  });

  it('forgets the moment of another log', () => {
    history.replaceState(null, '', '#opened&at=r3');
    keepLog(window, LOG);
    expect(location.hash).toBe('#opened');
  });
});

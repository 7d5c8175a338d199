import { describe, expect, it } from 'vitest';
import { copyKey, offlinePage, strategyFor } from '../../src/layouts/offline/strategy.ts';

const SCOPE = 'https://example.org/epanastasi/';
const get = (path: string, mode = 'cors') => ({ method: 'GET', mode, url: new URL(path, SCOPE).href });

describe('strategyFor', () => {
  it('asks the network first for a page', () => {
    expect(strategyFor(get('el/rules/', 'navigate'), SCOPE)).toBe('network-first');
  });

  it('never asks again for a file whose name holds a hash of its content', () => {
    expect(strategyFor(get('_astro/Page.QnQiFvgX.css', 'no-cors'), SCOPE)).toBe('copy-first');
  });

  it('shows a copy of anything else and fetches it anew', () => {
    expect(strategyFor(get('logs/first-dawn.json'), SCOPE)).toBe('copy-then-refresh');
  });

  it.each([
    ['another host', { method: 'GET', mode: 'cors', url: 'https://elsewhere.org/epanastasi/' }],
    ['another site of the host', { method: 'GET', mode: 'navigate', url: 'https://example.org/other/' }],
    ['what is sent', { method: 'POST', mode: 'cors', url: SCOPE }],
    [
      'addresses that are no web addresses',
      { method: 'GET', mode: 'cors', url: 'blob:https://example.org/1' },
    ],
  ])('leaves %s alone', (_, request) => {
    expect(strategyFor(request, SCOPE)).toBe('pass');
  });

  it('knows hashed files at the root of a host too', () => {
    const request = { method: 'GET', mode: 'cors', url: 'https://example.org/_astro/a.js' };
    expect(strategyFor(request, 'https://example.org/')).toBe('copy-first');
  });
});

describe('copyKey', () => {
  it('keeps one copy of a page, whatever hash or query it was asked with', () => {
    expect(copyKey(`${SCOPE}open/?lang=hu#at=r2`, 'navigate')).toBe(`${SCOPE}open/`);
  });

  it('tells data apart by query', () => {
    expect(copyKey(`${SCOPE}data.json?round=2#x`, 'cors')).toBe(`${SCOPE}data.json?round=2`);
  });
});

it('says in the reader’s language that there is no copy', () => {
  expect(offlinePage(`${SCOPE}replay/x/`, SCOPE)).toBe(`${SCOPE}offline/`);
  expect(offlinePage(`${SCOPE}el/replay/x/`, SCOPE)).toBe(`${SCOPE}el/offline/`);
  expect(offlinePage(`${SCOPE}help/`, SCOPE)).toBe(`${SCOPE}offline/`);
});

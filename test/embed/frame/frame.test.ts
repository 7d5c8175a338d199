// @vitest-environment happy-dom
/** What the address of a frame asks for, and what the page around it is told. */
import { describe, expect, it, vi } from 'vitest';
import { askedOf } from '../../../src/embed/frame/asked-of.ts';
import { heightFor, tellHeight } from '../../../src/embed/frame/tell-height.ts';
import { readOptions } from '../../../src/view/options.ts';

describe('the address of a frame', () => {
  it('says options in its query and its hash; the hash wins', () => {
    const asked = askedOf({ search: '?at=r1&pov=ari&theme=dark', hash: '#at=r3t4p2&lang=hu' }, 'dawn', 'en');
    expect(readOptions(asked.options)).toMatchObject({ at: 'r3t4p2', pov: 'ari', theme: 'dark', lang: 'hu' });
    expect(asked.locale).toBe('hu');
    expect(asked.origin).toEqual({ match: 'dawn', log: null, src: null });
  });

  it('may carry a log, or say where one is', () => {
    expect(askedOf({ search: '', hash: '#log=1kq2_-&at=r1' }, null, 'el')).toMatchObject({
      origin: { match: null, log: '1kq2_-', src: null },
      locale: 'el',
    });
    const { origin } = askedOf({ search: '?src=https%3A%2F%2Fa.example%2Fa.revlog', hash: '' }, null, 'en');
    expect(origin.src).toBe('https://a.example/a.revlog');
  });

  it('asks for the language of the page where it names none of ours', () => {
    expect(askedOf({ search: '?lang=fr', hash: '' }, 'dawn', 'el').locale).toBe('el');
  });
});

describe('the height that a frame asks for', () => {
  it('goes well with its width', () => {
    expect([320, 720, 900, 2000].map(heightFor)).toEqual([512, 480, 600, 760]);
  });

  it('is told in both forms, and to nobody where there is no page around', () => {
    const postMessage = vi.fn();
    const location = { href: 'https://site.example/embed/v1/dawn/' };
    const parent = { postMessage };
    tellHeight({ parent, location } as unknown as Window, 480);
    expect(postMessage.mock.calls).toEqual([
      [{ type: 'revolution-height', version: 1, height: 480 }, '*'],
      ['{"src":"https://site.example/embed/v1/dawn/","context":"iframe.resize","height":480}', '*'],
    ]);
    postMessage.mockClear();
    const top = { postMessage, location };
    tellHeight(Object.assign(top, { parent: top }) as unknown as Window, 480);
    expect(postMessage).not.toHaveBeenCalled();
  });
});

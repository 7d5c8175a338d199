// @vitest-environment happy-dom
/** The elements on a page, with parts that are handed in by hand instead of by scripts. */
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineElements } from '../../../src/embed/element/define.ts';
import { Session } from '../../../src/embed/element/session.ts';
import { REGISTRY, type Registry } from '../../../src/embed/parts.ts';
import type { Where } from '../../../src/embed/stepper/stepper.ts';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { fakePart } from './fake-stepper.ts';

interface Replay extends HTMLElement {
  readonly where: Where | null;
  goTo(at: string): Promise<void>;
  next(): Promise<void>;
  previous(): Promise<void>;
  play(): Promise<void>;
  pause(): Promise<void>;
}

const FOLDER = 'https://site.example/base/embed/v1/';
const { part, made } = fakePart();
const known: Record<string, unknown> = {
  stepper: part,
  element: { makeSession: (around: ConstructorParameters<typeof Session>[0]) => new Session(around) },
  'match/dawn.en': { name: 'dawn', locale: 'en' },
  'match/dusk.en': { name: 'dusk', locale: 'en' },
  'match/dawn.el': { name: 'dawn', locale: 'el' },
  reader: {
    readShowing: async (log: { readonly text?: string; readonly href?: string }) => {
      if (log.text === 'slow') await new Promise(() => {});
      return log.text === 'bad' || log.href === 'http://'
        ? { refused: 'Line 1 <b>is bad</b>.' }
        : { name: '', log };
    },
  },
  'reader.en': { reader: CATALOGUES.en.reader },
};
const asked: string[] = [];

/** Stands for the network: a script that is put into the head hands in its part, or fails. */
function serveScripts(): void {
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    for (const node of nodes) {
      const script = node as HTMLScriptElement;
      const name = script.src.slice(FOLDER.length, -'.js'.length);
      asked.push(name);
      queueMicrotask(() => {
        const registry = (globalThis as unknown as { [REGISTRY]: Registry })[REGISTRY];
        if (name in known) registry.hand(name, known[name]);
        script.dispatchEvent(new Event(name in known ? 'load' : 'error'));
      });
    }
  });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

function put(html: string): Replay {
  document.body.innerHTML = html;
  return document.body.firstElementChild as Replay;
}

const FIGURE = '<figure><img alt=""><a href="/replay/dawn/">Replay</a></figure>';
const shadowOf = (replay: Replay, selector: string) =>
  replay.shadowRoot?.querySelector<HTMLElement>(selector) ?? document.createElement('i');

beforeAll(() => {
  serveScripts();
  defineElements(FOLDER);
});

beforeEach(() => {
  made.length = 0;
  document.documentElement.lang = 'en';
});

afterEach(() => {
  document.body.innerHTML = '';
});

describe('an element before its use', () => {
  it('keeps the content of its author, under a button in the language around it', async () => {
    const replay = put(`<revolution-replay match="dawn" lang="el-GR">${FIGURE}</revolution-replay>`);
    await settled();
    expect(replay.innerHTML).toBe(FIGURE);
    expect(shadowOf(replay, 'slot').hidden).toBe(false);
    expect(shadowOf(replay, 'button').textContent).toBe('Βήμα βήμα');
    expect(replay.where).toBeNull();
    expect(asked).toEqual([]);
  });

  it('is defined once, however often the script runs', () => {
    const before = customElements.get('revolution-replay');
    defineElements('https://elsewhere.example/');
    expect(customElements.get('revolution-replay')).toBe(before);
  });
});

describe('an element in use', () => {
  it('steps when its button is pressed, with the options of its attributes', async () => {
    const replay = put(
      `<revolution-replay match="dawn" at="r1t2" pov="ari" speed="no">${FIGURE}</revolution-replay>`,
    );
    shadowOf(replay, 'button').click();
    expect(shadowOf(replay, 'slot').hidden).toBe(true);
    await settled();
    expect(shadowOf(replay, '[role=status]').textContent).toBe('');
    expect(made[0]?.around.options).toMatchObject({ at: 'r1t2', pov: 'ari', speed: 0, reveal: 'open' });
    expect(made[0]?.around.showing).toBe(known['match/dawn.en']);
    expect(replay.where?.at).toBe('r1t2');
    expect(replay.innerHTML).toBe(FIGURE);
  });

  it('opens by its methods, and says so by events that cross shadows', async () => {
    const replay = put(`<revolution-replay match="dawn">${FIGURE}</revolution-replay>`);
    const told: unknown[] = [];
    for (const name of ['ready', 'step'])
      document.addEventListener(
        `revolution-${name}`,
        (event) => told.push([name, (event as CustomEvent<Where>).detail.at]),
        { once: true },
      );
    await replay.goTo('r1t3');
    await replay.next();
    expect(told).toEqual([
      ['ready', 'start'],
      ['step', 'r1t3'],
    ]);
    expect(replay.where).toEqual({ at: 'r1t3+', text: 'At r1t3+.', step: 1, steps: 9 });
  });

  it('says that it waits for a log that is long on its way', async () => {
    const replay = put(`<revolution-replay log="slow">${FIGURE}</revolution-replay>`);
    shadowOf(replay, 'button').click();
    await settled();
    expect(shadowOf(replay, '[role=status]').textContent).toBe('Loading …');
  });

  it('plays and pauses, each once', async () => {
    const replay = put(`<revolution-replay match="dawn">${FIGURE}</revolution-replay>`);
    await replay.play();
    await replay.play();
    await replay.pause();
    await replay.pause();
    expect(made[0]?.told).toEqual(['toggle-play', 'toggle-play']);
  });

  it('acts at once on attributes that change', async () => {
    const replay = put(`<revolution-replay match="dawn" at="r1">${FIGURE}</revolution-replay>`);
    await replay.next();
    replay.setAttribute('theme', 'dark');
    replay.setAttribute('at', 'end');
    replay.setAttribute('class', 'other');
    await settled();
    expect(made[0]?.told).toEqual(['next', { theme: 'dark' }, ['goTo', 'end']]);
    replay.setAttribute('match', 'dusk');
    await settled();
    expect(made[0]?.gone).toBe(true);
    expect(made[1]?.around.showing).toBe(known['match/dusk.en']);
    replay.setAttribute('match', 'dawn');
    replay.setAttribute('lang', 'el');
    await settled();
    expect(made.at(-1)?.around.showing).toBe(known['match/dawn.el']);
  });

  it('tells of the same moment in another language, and of another match from its own', async () => {
    const replay = put(`<revolution-replay match="dawn" at="r1">${FIGURE}</revolution-replay>`);
    await replay.goTo('r2t1');
    replay.setAttribute('lang', 'el');
    await settled();
    expect(made.at(-1)?.around.showing).toBe(known['match/dawn.el']);
    expect(replay.where?.at).toBe('r2t1');
    replay.setAttribute('lang', 'en');
    replay.setAttribute('match', 'dusk');
    await settled();
    expect(replay.where?.at).toBe('r1');
  });

  it('goes with the element and comes back where it was', async () => {
    const replay = put(`<revolution-replay match="dawn">${FIGURE}</revolution-replay>`);
    await replay.goTo('r2t1');
    replay.remove();
    await settled();
    expect(made[0]?.gone).toBe(true);
    expect(replay.where).toBeNull();
    document.body.append(replay);
    await settled();
    expect(replay.where?.at).toBe('r2t1');
    expect(made).toHaveLength(2);
  });

  it('shows what was asked for while it was away, from where that begins', async () => {
    const away = async (change: Readonly<Record<string, string>>) => {
      const replay = put(`<revolution-replay match="dawn" at="r1">${FIGURE}</revolution-replay>`);
      await replay.goTo('r2t1');
      replay.remove();
      await settled();
      for (const [name, value] of Object.entries(change)) replay.setAttribute(name, value);
      await settled();
      document.body.append(replay);
      await settled();
      return replay.where?.at;
    };
    expect(await away({ match: 'dusk' })).toBe('r1');
    expect(await away({ at: 'r3' })).toBe('r3');
    expect(await away({ lang: 'el' })).toBe('r2t1');
    expect(await away({ theme: 'dark' })).toBe('r2t1');
  });

  it('stays when the element is only moved', async () => {
    const replay = put(`<revolution-replay match="dawn">${FIGURE}</revolution-replay><p></p>`);
    await replay.goTo('r2t1');
    document.querySelector('p')?.append(replay);
    await settled();
    expect(made).toHaveLength(1);
    expect(made[0]?.gone).toBe(false);
  });

  it('fetches each part once, for all elements', async () => {
    asked.length = 0;
    document.body.innerHTML = `<revolution-replay match="dawn">${FIGURE}</revolution-replay>`.repeat(20);
    const all = [...document.querySelectorAll<Replay>('revolution-replay')];
    await Promise.all(all.map((replay) => replay.goTo('end')));
    expect(made).toHaveLength(20);
    expect(asked).toEqual([]);
  });
});

describe('where a match comes from', () => {
  const shown = async (attributes: string) => {
    const replay = put(`<revolution-replay ${attributes}>${FIGURE}</revolution-replay>`);
    await replay.goTo('end');
    return made.at(-1)?.around.showing;
  };

  it('is the hosted match that a name or an address on the site of the script names', async () => {
    const dawn = known['match/dawn.en'];
    expect(await shown('match="dawn"')).toBe(dawn);
    for (const path of ['replay/dawn/', 'el/replay/dawn/#at=r1', 'embed/v1/dawn/?at=r1', 'logs/dawn.revlog'])
      expect(await shown(`src="https://site.example/base/${path}"`)).toBe(dawn);
  });

  it('is a log for any other address, and for a text', async () => {
    expect(await shown('src="https://other.example/replay/dawn/"')).toMatchObject({
      log: { href: 'https://other.example/replay/dawn/' },
    });
    expect(await shown('src="https://site.example/base/file.revlog"')).toMatchObject({
      log: { href: 'https://site.example/base/file.revlog' },
    });
    expect(await shown('log="1kq2"')).toMatchObject({ log: { text: '1kq2' } });
  });
});

describe('what cannot be shown', () => {
  async function failure(attributes: string): Promise<{ readonly replay: Replay; readonly said: string }> {
    const replay = put(`<revolution-replay ${attributes}>${FIGURE}</revolution-replay>`);
    const told = new Promise<string>((resolve) => {
      replay.addEventListener('revolution-error', (event) => resolve((event as CustomEvent).detail.message));
    });
    await replay.goTo('end');
    return { replay, said: await told };
  }

  it('is said in place, in the language around, with the content standing', async () => {
    const { replay, said } = await failure('match="none" lang="hu"');
    expect(said).toBe('A visszajátszás nem töltődött be.');
    expect(shadowOf(replay, '[role=status]').textContent).toBe(said);
    expect(shadowOf(replay, 'slot').hidden).toBe(false);
    expect(shadowOf(replay, 'button').hidden).toBe(false);
    expect(replay.where).toBeNull();
  });

  it('is said as text, never as markup', async () => {
    const { replay } = await failure('log="bad"');
    expect(shadowOf(replay, '[role=status]').textContent).toBe('Line 1 <b>is bad</b>.');
    expect(shadowOf(replay, 'b').localName).toBe('i');
  });

  it('holds for an address that is none, and for a name that would leave the folder', async () => {
    expect((await failure('src="http://"')).said).toMatch('Line 1');
    asked.length = 0;
    await failure('match="../../other"');
    expect(asked[0]).toBe('match/..%2F..%2Fother.en');
  });

  it('tells a name that there is not, and that nothing was asked for', async () => {
    expect((await failure('match="nope"')).said).toBe(
      'https://site.example/base/ has no match of the name “nope”, or it could not be reached. Check the name.',
    );
    expect((await failure('')).said).toMatch(/^Nothing says which match/);
  });

  it('is left behind as soon as the attributes ask for something else', async () => {
    const { replay } = await failure('match="nope"');
    replay.setAttribute('match', 'dusk');
    await settled();
    expect(replay.where?.at).toBe('start');
    expect(shadowOf(replay, '[role=status]').textContent).toBe('');
  });

  it('may be tried again', async () => {
    const { replay } = await failure('match="late"');
    known['match/late.en'] = { name: 'late' };
    await replay.goTo('end');
    expect(replay.where?.at).toBe('end');
    expect(shadowOf(replay, '[role=status]').textContent).toBe('');
  });
});

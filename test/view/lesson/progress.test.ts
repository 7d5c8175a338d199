// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { begin, reachedBy, resume } from '../../../src/lessons/run.ts';
import { doneLessons, forgetDone, keepDone } from '../../../src/view/lesson/progress.ts';
import { keepReached, reachedIn } from '../../../src/view/lesson/reached.ts';
import { showProgress } from '../../../src/view/lesson/show-progress.ts';
import { sampleLesson } from './sample.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe('what was done', () => {
  it('is kept once each, until it is cleared', () => {
    for (const id of ['anemaki/b', 'anemaki/a', 'anemaki/b']) keepDone(id);
    expect([...doneLessons()]).toEqual(['anemaki/a', 'anemaki/b']);
    forgetDone();
    expect([...doneLessons()]).toEqual([]);
  });

  it('has the step that was reached beside it, until it is cleared or the lesson starts over', () => {
    const { steps } = sampleLesson('en');
    keepReached('anemaki/a', reachedBy(resume(steps, { step: 1, settled: true })));
    keepReached('anemaki/b', reachedBy(begin(steps)));
    expect(reachedIn('anemaki/a')).toEqual({ step: 1, settled: true });
    expect(reachedIn('anemaki/b')).toBeNull();
    keepReached('anemaki/a', reachedBy(begin(steps)));
    expect(reachedIn('anemaki/a')).toBeNull();
    keepReached('anemaki/a', reachedBy(resume(steps, { step: 2, settled: false })));
    forgetDone();
    expect(reachedIn('anemaki/a')).toBeNull();
    for (const odd of ['no JSON', '[]', '{"anemaki/a":{"step":"x"}}', '{"anemaki/a":null}']) {
      localStorage.setItem('epanastasi.lessons.reached', odd);
      expect(reachedIn('anemaki/a'), odd).toBeNull();
    }
  });

  it('is nothing where what is kept cannot be read, or storage is forbidden', () => {
    localStorage.setItem('epanastasi.lessons', '{"a":1}');
    expect(doneLessons().size).toBe(0);
    localStorage.setItem('epanastasi.lessons', 'not JSON');
    expect(doneLessons().size).toBe(0);
    const forbidden = () => {
      throw new Error('forbidden');
    };
    vi.stubGlobal('localStorage', { getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    expect(() => keepDone('anemaki/a')).not.toThrow();
    expect(doneLessons().size).toBe(0);
    expect(forgetDone).not.toThrow();
  });
});

describe('the list of lessons', () => {
  const LIST = `<a id="learn-begin" data-on="Go on" href="/1/">Begin</a>
    <article data-lesson="x/1"><span class="lesson-done" hidden></span><a href="/1/">1</a></article>
    <article data-lesson="x/2"><span class="lesson-done" hidden></span><a href="/2/">2</a></article>
    <p id="learn-kept" hidden><span role="status" data-cleared="Gone.">Kept.</span><button>Forget</button></p>`;
  const isHidden = (selector: string) => document.querySelector(selector)?.hasAttribute('hidden');

  it('marks those done, begins with the first that is not, and forgets', () => {
    keepDone('x/1');
    document.body.innerHTML = LIST;
    showProgress(document);
    expect(isHidden('[data-lesson="x/1"] .lesson-done')).toBe(false);
    expect(isHidden('[data-lesson="x/2"] .lesson-done')).toBe(true);
    const begin = document.querySelector<HTMLAnchorElement>('#learn-begin');
    expect([begin?.textContent, begin?.getAttribute('href')]).toEqual([
      'Go on',
      expect.stringMatching(/\/2\/$/),
    ]);
    document.querySelector('button')?.click();
    expect(doneLessons().size).toBe(0);
    expect(isHidden('[data-lesson="x/1"] .lesson-done')).toBe(true);
    expect(document.querySelector('[role=status]')?.textContent).toBe('Gone.');
  });

  it('offers nothing to forget where nothing was done', () => {
    document.body.innerHTML = LIST;
    showProgress(document);
    expect(isHidden('#learn-kept')).toBe(true);
    expect(document.querySelector('#learn-begin')?.textContent).toBe('Begin');
  });
});

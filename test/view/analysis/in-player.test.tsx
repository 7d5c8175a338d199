// @vitest-environment happy-dom
/** The analysis as the player shows it: fetched when a reader acts, hidden with the hands, and a lesson from end to end. */
import { render } from 'preact';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '../../../src/explain/messages/languages.ts';
import type { FromReviewer, ToReviewer } from '../../../src/view/analysis/protocol.ts';
import { Controller } from '../../../src/view/controller/controller.ts';
import { FIRST_STATE } from '../../../src/view/controller/state.ts';
import { DEFAULTS } from '../../../src/view/options.ts';
import { Player } from '../../../src/view/player/Player.tsx';
import type { ShownRound } from '../../../src/view/source/source.ts';
import { sampleRounds, sourceOver } from '../fixtures/match.ts';
import { readingOf } from '../fixtures/reading.ts';
import { sampleReview } from '../fixtures/review.ts';

const rounds = sampleRounds(3);
const review = sampleReview(rounds);
let root: HTMLElement;
let controller: Controller;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({ ok: true, json: async () => review }));
  root = document.createElement('div');
  document.body.append(root);
  const source = sourceOver(rounds);
  controller = new Controller(source, FIRST_STATE, source.round(0) as ShownRound);
});

afterEach(() => {
  render(null, root);
  root.remove();
  vi.unstubAllGlobals();
});

/** The player with its analysis, once it is there. */
async function mount(locale: Language = 'en'): Promise<void> {
  const reading = {
    ...readingOf(controller.source, locale),
    log: { href: '/match.revlog' },
    review: { type: 'fetch' as const, href: '/review.json' },
    measures: '/measures/',
  };
  act(() => {
    render(<Player reading={reading} controller={controller} options={DEFAULTS} />, root);
  });
  await vi.waitFor(() => expect(root.querySelector('.match-summary')).not.toBeNull(), 10_000);
}

const press = (key: string) =>
  act(() => {
    const player = root.querySelector('section.player');
    player?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const click = (element: Element | null | undefined) => act(() => (element as HTMLElement | null)?.click());
const button = (text: string | RegExp) =>
  [...root.querySelectorAll('button')].find((each) =>
    typeof text === 'string'
      ? each.textContent?.trim() === text
      : text.test(each.getAttribute('aria-label') ?? ''),
  );
const step = () => root.querySelector('.decision-step')?.textContent ?? '';
const mistakes = review.rounds.flatMap(({ decisions }) =>
  decisions.filter((each) => each.class === 'mistake' || each.class === 'blunder'),
);

describe('the analysis in a player', () => {
  it('tells of the decision that a step shows: all choices, which was chosen, and why', async () => {
    await mount();
    press('.');
    const [mistake] = mistakes;
    expect(controller.snapshot.round.frames[controller.snapshot.state.position.frame]?.at).toBe(
      mistake?.made,
    );
    expect(root.querySelectorAll('.step-decisions > .decision tbody tr')).toHaveLength(
      mistake?.options.length ?? 0,
    );
    expect(root.querySelector('.step-decisions > .decision .chosen')?.textContent).toContain('chosen');
    expect(step()).toContain('playouts');
    expect(step()).toContain('Estimated from');
  });

  it('goes from a mistake to where it could have been another choice, and asks what could have been', async () => {
    await mount();
    press('.');
    const { frame } = controller.snapshot.state.position;
    click(button('Try another choice here'));
    expect(controller.snapshot.state.position.frame).toBe(frame - 1);
    expect(controller.snapshot.state.whatIf).toBe(true);
    press('b');
    expect(controller.snapshot.state.position.frame).toBe(frame);
  });

  it('marks mistakes in the list of plays by text and by name', async () => {
    await mount();
    const signs = [...root.querySelectorAll('.plays .sign')];
    const worse = review.rounds[0]?.decisions.filter(({ loss }) => loss >= 0.05) ?? [];
    expect(signs).toHaveLength(worse.length);
    expect(signs[0]?.textContent).toMatch(/^\?[!?]?$/);
    expect(signs[0]?.getAttribute('aria-label')).toMatch(/inaccuracy|mistake|blunder/);
  });

  it('goes from mistake to mistake by keys, and says politely where there is none', async () => {
    await mount();
    press(',');
    expect(root.querySelector('[aria-live=polite]')?.textContent).toBe(
      'No mistake comes before this moment.',
    );
    press('ArrowRight');
    expect(root.querySelector('[aria-live=polite]')?.textContent).not.toContain('No mistake');
    for (const _ of mistakes) press('.');
    const at = controller.snapshot.round.frames[controller.snapshot.state.position.frame]?.at;
    expect(at).toBe(mistakes.at(-1)?.made);
  });

  it('draws equity under the score, one player’s chances or the strength on demand', async () => {
    await mount();
    const axis = () => root.querySelector('.score-panel .axis')?.textContent;
    await vi.waitFor(() => expect(axis()).toContain('known'));
    const views = [...root.querySelectorAll<HTMLInputElement>('.below-score input[type=radio]')];
    act(() => views[1]?.click());
    expect(axis()).toContain('chance');
    expect(root.querySelectorAll('.score-panel .wide .share')).toHaveLength(5);
    act(() => views[2]?.click());
    expect(axis()).toContain('strength');
  });

  it('shows luck and skill of the round and of the match', async () => {
    await mount();
    const label = () => root.querySelector('.ledger-panel svg[role=img]')?.getAttribute('aria-label');
    expect(label()).toContain('round 1');
    click(root.querySelectorAll('.ledger-panel input[type=radio]')[1]);
    expect(label()).toContain('the match');
  });

  it('speaks other languages', async () => {
    await mount('hu');
    expect(step()).toContain('Döntések');
    expect(root.querySelector('.ledger-panel')?.textContent).toContain('Szerencse és tudás');
  });
});

describe('with hands hidden', () => {
  it.each(['seat', 'spoiler-free'] as const)(
    '%s tells nothing of others, of sums, or of what comes',
    async (reveal) => {
      await mount();
      act(() => {
        controller.send({ type: 'pov', pov: 0 });
        controller.send({ type: 'reveal', reveal });
      });
      expect(root.querySelector('.match-summary')).toBeNull();
      expect(root.querySelector('.ledger-panel svg')).toBeNull();
      expect(root.querySelector('.below-score')).toBeNull();
      expect(
        root.querySelectorAll('.score-panel .series, .score-panel .share, .score-panel .sign'),
      ).toHaveLength(0);
      expect(root.querySelectorAll('.sign')).toHaveLength(0);
      press('.');
      expect(controller.snapshot.state.position.frame).toBe(0);
      const own = review.rounds[0]?.decisions.filter(({ seat, loss }) => seat === 0 && loss >= 0.05) ?? [];
      const last = rounds[0].frames.length - 1;
      act(() => controller.send({ type: 'seek', frame: last }));
      expect(root.querySelectorAll('.plays .sign')).toHaveLength(own.length);
    },
  );
});

describe('a lesson', () => {
  const begin = async () => {
    await mount();
    click(root.querySelector('[data-learn]'));
    await vi.waitFor(() => expect(root.querySelector('.lesson-choices')).not.toBeNull());
  };
  const choose = (index: number) => click(root.querySelectorAll('.lesson-choices button')[index]);
  const seat = () => Number(controller.snapshot.state.pov);

  it('sits the reader in the seat before the mistake, with what comes hidden', async () => {
    await begin();
    const { state, round } = controller.snapshot;
    const mistake = mistakes.find((each) => each.seat === seat());
    expect(state.reveal).toBe('seat');
    expect(round.frames[state.position.frame]?.at).toBe(mistake?.at);
    expect(root.querySelectorAll('.decision-step table')).toHaveLength(0);
    expect(root.querySelectorAll('.plays .future')).toHaveLength(0);
    expect(root.querySelectorAll('.lesson-choices button')).toHaveLength(mistake?.options.length ?? 0);
  });

  it('tells a wrong answer from a right one, shows why, and goes on to a result', async () => {
    await begin();
    const own = mistakes.filter((each) => each.seat === seat());
    for (let n = 0; n < own.length; n++) {
      const options = root.querySelectorAll('.lesson-choices button').length;
      for (let i = 0; i < options && root.querySelector('.lesson-choices'); i++) choose(i);
      expect(root.querySelector('.lesson .verdict.yes')?.textContent).toContain('Right');
      expect(root.querySelector('.lesson table.options')).not.toBeNull();
      click(button(n + 1 < own.length ? 'Next' : 'To the result'));
    }
    expect(root.querySelector('.lesson')?.textContent).toContain(`Of ${own.length} question`);
    click(button('End the lesson'));
    expect(controller.snapshot.state).toMatchObject({ reveal: 'open', pov: null });
    expect(root.querySelector('.match-summary')).not.toBeNull();
  });

  it('shows the solution on demand, and finds its way back to the question', async () => {
    await begin();
    press('ArrowRight');
    expect(root.querySelector('.lesson-choices')).toBeNull();
    click(button('Back to the question'));
    expect(root.querySelector('.lesson-choices')).not.toBeNull();
    click(button('Show the solution'));
    expect(root.querySelector('.lesson .verdict')?.textContent).toContain('The best is');
    expect(root.querySelector('.lesson table.options .chosen')).not.toBeNull();
  });
});

/** A Worker that reviews a round when it is let, and knows the answers. */
class FakeWorker {
  static waiting: (() => void)[] = [];
  onmessage: ((event: { data: FromReviewer }) => void) | null = null;
  onerror = null;
  postMessage({ round }: ToReviewer): void {
    const found = review.rounds[rounds.findIndex(({ summary }) => summary.number === round.summary.number)];
    if (found) FakeWorker.waiting.push(() => this.onmessage?.({ data: { type: 'reviewed', review: found } }));
  }
  terminate(): void {}
}

describe('the focus while a review is made', () => {
  const hasFocus = (selector: string) =>
    vi.waitFor(() => {
      expect(document.activeElement).not.toBe(document.body);
      expect(document.activeElement).toBe(root.querySelector(selector));
    });
  const pressed = async (name: string) => {
    await vi.waitFor(() => expect(button(name)).toBeDefined(), 10_000);
    button(name)?.focus();
    click(button(name));
  };

  it('goes from the button to how far it is, again when it is cancelled, and to the result; keys go on working', async () => {
    vi.stubGlobal('Worker', FakeWorker);
    const reading = { ...readingOf(controller.source), review: { type: 'make' as const } };
    act(() => {
      render(<Player reading={reading} controller={controller} options={DEFAULTS} />, root);
    });
    await pressed('Analyse the match');
    await hasFocus('.review-progress p');
    expect(document.activeElement?.textContent).toContain('0 of 3');
    await pressed('Cancel');
    await hasFocus('.review-progress p');
    expect(document.activeElement?.textContent).toContain('Stopped');
    await pressed('Go on');
    await hasFocus('.review-progress p');
    await vi.waitFor(() => {
      for (const answer of FakeWorker.waiting.splice(0)) answer();
      expect(root.querySelector('.review-progress')).toBeNull();
    }, 10_000);
    await hasFocus('.decision-step h2');
    act(() => {
      const key = new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true });
      document.activeElement?.dispatchEvent(key);
    });
    expect(controller.snapshot.state.position.frame).toBe(1);
  });

  it('goes back to the only question of a lesson when it is taken once more', async () => {
    await mount();
    const learner = [0, 1, 2, 3, 4].find(
      (seat) => mistakes.filter((each) => each.seat === seat).length === 1,
    );
    expect(learner).toBeDefined();
    click(root.querySelector(`[data-learn="${learner}"]`));
    await vi.waitFor(() => expect(root.querySelector('.lesson-choices')).not.toBeNull());
    click(button('Show the solution'));
    click(button('To the result'));
    await pressed('Once more');
    await hasFocus('.lesson h3');
  });
});

describe('without a review', () => {
  it('offers to make one, and the keys say where', async () => {
    const reading = { ...readingOf(controller.source), review: { type: 'make' as const } };
    act(() => {
      render(<Player reading={reading} controller={controller} options={DEFAULTS} />, root);
    });
    await vi.waitFor(() => expect(button('Analyse the match')).toBeDefined(), 10_000);
    press('.');
    expect(root.querySelector('[aria-live=polite]')?.textContent).toContain('no analysis yet');
    expect(root.querySelector('.ledger-panel')?.textContent).toBe('');
  });

  it('says nothing of analysis where none is offered', () => {
    act(() => {
      render(
        <Player reading={readingOf(controller.source)} controller={controller} options={DEFAULTS} />,
        root,
      );
    });
    expect(root.querySelector('.decisions-panel')?.innerHTML).toBe('');
  });
});

// @vitest-environment happy-dom
import { act } from 'preact/test-utils';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { WholeSource } from '../../../src/embed/make/make-showing.ts';
import type { ShownRound } from '../../../src/view/source/source.ts';
import { sampleRounds, sourceOver, withBranch } from '../../view/fixtures/match.ts';
import { type Mounted, mounted } from './mounted.ts';

const [first, ...more] = sampleRounds(3);
const source = sourceOver([withBranch(first), ...more]) as WholeSource;
const texts = (root: ShadowRoot, selector: string) =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent);

describe('a player in a shadow root', () => {
  let player: Mounted;
  beforeEach(async () => {
    player = await mounted(source);
  });

  it('shows table, sentence, buttons and plays; the rest is not asked for', () => {
    const { root, asked, stepper } = player;
    expect(root.querySelectorAll('.seat')).toHaveLength(5);
    expect(root.querySelector('.embed-title')?.textContent).toBe('A match for tests');
    expect(root.querySelectorAll('.plays li')).toHaveLength(first.frames.length);
    expect(root.querySelector('.stage > .headline')?.textContent).toContain('deals');
    expect(asked).toEqual(['words.en', 'cards']);
    expect(stepper.where).toMatchObject({ at: first.frames[0]?.at, step: 1, steps: first.frames.length });
  });

  it('steps by keys, buttons and calls, and says where it is', () => {
    const { root, stepper, press } = player;
    const heard = vi.fn();
    const leave = stepper.subscribe(heard);
    press('ArrowRight');
    expect(stepper.where.at).toBe(first.frames[1]?.at);
    act(() => root.querySelector<HTMLElement>('.control.main')?.click());
    act(() => stepper.send('next'));
    expect(heard.mock.calls.map(([where]) => where.step)).toEqual([2, 3, 4]);
    expect(root.querySelector('[aria-live]')?.textContent).toBe(stepper.where.text);
    leave();
    press('ArrowLeft');
    expect(heard).toHaveBeenCalledTimes(3);
  });

  it('goes to addresses, those of lines that were not played too, and links there', () => {
    const { root, stepper } = player;
    act(() => stepper.goTo('r2d'));
    expect(stepper.where.at).toBe('r2d');
    const [branch] = source.round(0).branches;
    act(() => stepper.goTo(branch?.frames[1]?.at ?? ''));
    expect(stepper.where.at).toBe(branch?.frames[1]?.at);
    expect(root.querySelector<HTMLAnchorElement>('.whole')?.href).toContain('https://x.org/replay/m/#at=');
    expect(root.querySelector('.branches')?.textContent).toContain('Stay at home');
  });

  it('keeps the drawings of the cards that stay in a hand, as a step costs what it draws anew', () => {
    const { root, stepper } = player;
    const laid = first.frames.findIndex(({ did }) => did.type === 'play');
    const frame = first.frames[laid];
    const seat = frame && 'seat' in frame.did ? frame.did.seat : -1;
    const drawn = () =>
      new Map(
        [...root.querySelectorAll<HTMLElement>(`[data-place="seat-${seat}"] [data-card]`)].map(
          (card) => [card.dataset.card, card] as const,
        ),
      );
    act(() => stepper.goTo(first.frames[laid - 1]?.at ?? ''));
    const before = drawn();
    act(() => stepper.send('next'));
    expect([...drawn().keys()].sort()).toEqual([...(frame?.hands[seat] ?? [])].sort());
    for (const [card, element] of drawn()) expect(element).toBe(before.get(card));
  });

  it('marks the trick in the list of plays that the present moment lies in', () => {
    const { root, stepper } = player;
    for (const { at, trick } of first.frames) {
      act(() => stepper.goTo(at));
      const marked = [...root.querySelectorAll('.plays section.now')];
      expect(marked).toHaveLength(1);
      expect(marked[0]?.querySelector('h3')?.textContent).toBe(
        trick === 0 ? 'Before the first trick' : `Trick ${trick}`,
      );
      expect(marked[0]?.querySelector('.present')).not.toBeNull();
    }
  });

  it('links rules to the site by full address', () => {
    const { root, stepper } = player;
    const ruled = first.frames.findIndex(({ did }) => did.type === 'pass');
    act(() => stepper.goTo(first.frames[ruled]?.at ?? ''));
    const hrefs = [...root.querySelectorAll<HTMLAnchorElement>('.why a')].map(({ href }) => href);
    expect(hrefs.length).toBeGreaterThan(0);
    for (const href of hrefs) expect(href).toMatch(/^https:\/\/x\.org\/rules\/anemaki\/#A\d+$/);
  });

  it('takes other options and leaves nothing behind', () => {
    const { root, stepper } = player;
    act(() => stepper.change({ panels: ['table'], theme: 'dark' }));
    expect(root.querySelector('.plays')).toBeNull();
    expect(root.querySelector<HTMLElement>('.player')?.dataset.theme).toBe('dark');
    act(() => stepper.destroy());
    expect(root.querySelector('.player')).toBeNull();
  });
});

describe('panels that come with parts of their own', () => {
  it('are loaded when they are asked for, and follow the moment', async () => {
    const { root, stepper, asked } = await mounted(source, 'panels=score,strength,titles,machine,ledger');
    // The score for much room and for little; the strength is part of it.
    await vi.waitFor(() => expect(root.querySelectorAll('[data-axis]').length).toBe(3));
    expect(root.querySelector('.strength-panel')).toBeNull();
    expect(asked).toContain('drawings/m.en');
    const last = first.frames.length - 1;
    act(() => stepper.goTo(first.frames[last]?.at ?? ''));
    const [score] = root.querySelectorAll('[data-axis=frame]');
    expect(score?.getAttribute('data-present')).toBe(String(last));
    expect(texts(root, '.elsewhere')[0]).toContain('luck and skill');
    expect(root.querySelectorAll('.machine-panel .active')).toHaveLength(
      first.frames[last]?.states.some((state) => state.startsWith('tricks')) ? 1 : 0,
    );
  });

  it('stand in the order in which they are asked for', async () => {
    const { root } = await mounted(source, 'panels=plays,strength,table,titles');
    const panels = [...root.querySelectorAll('.plays-panel, .strength-panel, .stage, .titles-panel')];
    expect(panels.map(({ className }) => className.split(' ').at(-1))).toEqual([
      'plays-panel',
      'strength-panel',
      'stage',
      'titles-panel',
    ]);
  });

  it('say so where they cannot be had', async () => {
    const forradalom = { ...source, head: { ...source.head, game: 'unheard-of' } };
    const { root } = await mounted(forradalom, 'panels=machine');
    await vi.waitFor(() => expect(texts(root, '.elsewhere')).toEqual(['This could not be loaded.']));
  });
});

describe.each(['seat', 'spoiler-free'] as const)('with reveal=%s', (reveal) => {
  const seat = 2;
  const { id } = source.head.players[seat] ?? { id: '' };
  const options = `reveal=${reveal}&pov=${id}&panels=table,explain,plays,score,titles`;

  it('nothing in the root tells of other hands, at no step of a round', async () => {
    const { root, press, stepper } = await mounted(source, options);
    for (let step = 0; step < first.frames.length; step++) {
      const frame = first.frames[step] as ShownRound['frames'][number];
      expect(stepper.where.at).toBe(frame.at);
      for (const [other, place] of root.querySelectorAll('.seat').entries()) {
        const shown = place.querySelectorAll('[data-card]').length;
        expect(shown).toBe(other === seat ? frame.hands[seat]?.length : 0);
      }
      expect(root.querySelectorAll('.plays li')).toHaveLength(step + 1);
      press('ArrowRight');
    }
    expect(root.querySelectorAll('[data-axis]')).toHaveLength(0);
    expect(texts(root, '.later')).toEqual([
      'No chart shows while hands are hidden: it would be drawn from all of them.',
    ]);
  });

  it('tells the length of a round only where that is no spoiler', async () => {
    const { root, stepper } = await mounted(source, options);
    expect(stepper.where.steps).toBe(reveal === 'seat' ? first.frames.length : null);
    expect(root.querySelectorAll('select option')).toHaveLength(reveal === 'seat' ? 3 : 1);
    expect(root.querySelector('input[type=range]') === null).toBe(reveal === 'spoiler-free');
  });
});

describe('hands that are hidden later', () => {
  it('are hidden only once there are sentences for that', async () => {
    const { root, press, asked } = await mounted(source);
    press('h');
    expect(asked).toContain('teller.en');
    expect(root.querySelector('.headline')?.textContent).not.toBe('');
    await vi.waitFor(() => expect(root.querySelectorAll('.seat [data-card]')).toHaveLength(0));
    press('h');
    expect(root.querySelectorAll('.seat [data-card]').length).toBeGreaterThan(20);
  });
});

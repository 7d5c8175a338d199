/** Cards and names in embeds: they slide when they are laid, lie still when none is, and are whole wherever they stand. */
import { expect, type Locator, type Page } from '@playwright/test';
import { fixture, test } from './support/hosts.ts';
import type { ReplayElement } from './support/replays.ts';

const POST = fixture('post.html');

/** A replay alone in a post, open at a moment, with the keyboard. */
async function openAt(page: Page, publish: (html: string) => string, attributes: string): Promise<Locator> {
  await page.goto(
    publish(
      POST.replace(
        /<main>.*<\/main>/s,
        `<main><h1>Post</h1><revolution-replay ${attributes}></revolution-replay></main>`,
      ),
    ),
  );
  const replay = page.locator('revolution-replay');
  await replay.getByRole('region').first().focus();
  return replay;
}

test('a card that is laid slides above the others, and nothing is left of that', async ({ page, hosts }) => {
  const replay = await openAt(page, hosts.publish, 'match="twelve-rounds" at="r1"');
  /** The layers of the cards on their way. */
  const layers = (step: boolean) =>
    replay.evaluate(async (element: ReplayElement, step) => {
      if (step) await element.next();
      await new Promise((done) => setTimeout(done));
      return (element.shadowRoot?.getAnimations() ?? []).flatMap(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target instanceof HTMLElement && target.dataset.card ? [target.style.zIndex] : [];
      });
    }, step);
  // What moves cards comes when the reader does.
  await expect.poll(() => layers(true)).toContain('1');
  await expect.poll(() => layers(false)).toEqual([]);
  await expect(replay.locator('[data-card][style*="z-index"]')).toHaveCount(0);
});

test('after steps too quick for the cards, none slides from where it was only passing', async ({
  page,
  hosts,
}) => {
  const replay = await openAt(page, hosts.publish, 'match="twelve-rounds" at="r1t1p1"');
  await page.waitForLoadState('networkidle');
  const places = await replay.evaluate(async (element: ReplayElement) => {
    const pause = (time: number) => new Promise((done) => setTimeout(done, time));
    // Physo has led; Janiet and Aster answer at once, and Rhys when all have come to rest.
    for (const rest of [0, 600, 0]) {
      await element.next();
      await pause(rest);
    }
    return (element.shadowRoot?.getAnimations() ?? []).flatMap(({ effect }) => {
      const { target } = effect as KeyframeEffect;
      const place = target instanceof HTMLElement && target.closest<HTMLElement>('[data-place]');
      return place ? [place.dataset.place] : [];
    });
  });
  expect(new Set(places)).toEqual(new Set(['seat-4', 'pile-from-4']));
});

for (const [match, width] of [
  ['twelve-at-table', 1180],
  ['twelve-at-table', 340],
  ['counter-revolution', 340],
  ['twelve-rounds', 720],
] as const) {
  test(`a step that lays no card moves none: ${match}, ${width} px wide`, async ({ page, hosts }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    const replay = await openAt(page, hosts.publish, `match="${match}" at="r2"`);
    const { quiet, moved } = await replay.evaluate(async (element: ReplayElement) => {
      const table = element.shadowRoot?.querySelector('.table');
      const look = () => {
        const corner = table?.getBoundingClientRect();
        const parts = [...(table?.querySelectorAll<HTMLElement>('[data-place], [data-card]') ?? [])];
        const cards = parts.map(({ dataset }) => dataset.place ?? dataset.card).join();
        const spots = parts.map((part) => {
          const { x, y } = part.getBoundingClientRect();
          return [Math.round(x - (corner?.x ?? 0)), Math.round(y - (corner?.y ?? 0))].join();
        });
        return { cards, spots: spots.join(' ') };
      };
      let quiet = 0;
      const moved: (string | undefined)[] = [];
      let before = look();
      for (let step = 0; step < 60; step++) {
        await element.next();
        await new Promise((done) => setTimeout(done));
        const now = look();
        if (now.cards === before.cards) {
          quiet += 1;
          if (now.spots !== before.spots) moved.push(element.where?.at);
        }
        before = now;
      }
      return { quiet, moved };
    });
    expect(quiet).toBeGreaterThan(20);
    expect(moved).toEqual([]);
  });
}

test('where hands are text, what a seat is about stands below its name and takes no room from the cards', async ({
  page,
  hosts,
}) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await page.goto(`${hosts.site}embed/v1/two-packs/?at=r2t1p5`);
  const passed = page.locator('.text-seats li').filter({ hasText: 'passed' });
  await expect(passed).not.toHaveCount(0);
  for (const seat of await passed.all()) {
    const name = await seat.locator('.who').boundingBox();
    const state = await seat.locator('.seat-state').boundingBox();
    const cards = await seat.locator('.cards-text').boundingBox();
    const line = await seat.boundingBox();
    expect(state?.x).toBe(name?.x);
    expect(state?.y).toBeCloseTo((name?.y ?? 0) + (name?.height ?? 0), 0);
    // Its right padding is all that lies beside the cards.
    expect((line?.x ?? 0) + (line?.width ?? 0) - (cards?.x ?? 0) - (cards?.width ?? 0)).toBeLessThan(6);
  }
});

test('of twelve at a table whose hands are text, no name is cut', async ({ page, hosts }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${hosts.site}embed/v1/twelve-at-table/?at=r2t3p2`);
  const names = page.locator('.text-seats .who');
  await expect(names).toHaveCount(12);
  const cut = await names.evaluateAll((each) =>
    each.flatMap((name) => (name.scrollWidth > name.clientWidth ? [name.textContent] : [])),
  );
  expect(cut).toEqual([]);
});

test('in the smallest box all numbers of cards are seen, however long the words are', async ({
  page,
  hosts,
}) => {
  await page.setViewportSize({ width: 300, height: 150 });
  await page.goto(`${hosts.site}el/embed/v1/counter-revolution/?at=r2t1p3`);
  const counts = page.locator('.counts .count');
  await expect(counts).toHaveCount(4);
  const controls = await page.locator('.controls').boundingBox();
  for (const count of await counts.all()) {
    const box = await count.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(controls?.y ?? 0);
  }
});

for (const home of ['', 'el/', 'hu/']) {
  test(`beside the table no name and no set of cards breaks in the list of plays, at /${home}`, async ({
    page,
    hosts,
  }) => {
    await page.setViewportSize({ width: 600, height: 480 });
    await page.goto(`${hosts.site}${home}embed/v1/four-aces/?at=r2t2p3`);
    const plays = page.locator('.plays button');
    await expect(plays.first()).toBeVisible();
    const broken = await plays.evaluateAll((each) =>
      each.flatMap((play) => {
        const name = play.querySelector<HTMLElement>('.who');
        const lines = new Set(
          [...play.querySelectorAll<HTMLElement>('.card-text')].map((card) => card.offsetTop),
        );
        const height = name ? name.offsetHeight / Number.parseFloat(getComputedStyle(name).fontSize) : 0;
        return height > 2 || lines.size > 1 ? [play.textContent] : [];
      }),
    );
    expect(broken).toEqual([]);
  });
}

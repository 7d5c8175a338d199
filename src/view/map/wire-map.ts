/** Brings a map to life: what is pointed at is told beside it, and a recorded match runs through it. */
import { markStates } from '../../charts/states.ts';
import { drawnParts, type PartInWords } from './drawn-parts.ts';
import { follow } from './follow.ts';
import { wireRun } from './run.ts';
import { showCounts } from './thickness.ts';

export function wireMap(page: Document): void {
  const drawing = page.querySelector<HTMLElement>('.map-drawing');
  const panel = page.querySelector<HTMLElement>('.map-panel');
  const told = panel?.querySelector<HTMLElement>('.map-told');
  const sheet = page.querySelector<HTMLElement>('.map-beside');
  const box = page.querySelector<HTMLElement>('.map-run');
  if (!drawing || !panel || !told || !sheet || !box) return;
  const items = [...page.querySelectorAll<HTMLElement>('.map-part')];
  const parts = items.map(
    (item): PartInWords => ({ id: item.dataset.part ?? '', spoken: item.dataset.spoken ?? '', item }),
  );
  const counts = new Map(parts.map(({ id, item }) => [id, Number(item.dataset.count)]));
  const ways = new Map(
    parts
      .filter(({ item }) => item.classList.contains('transition'))
      .map(({ id }) => [id, counts.get(id) ?? 0]),
  );
  let kept: string | null = null;
  let shown: string | null = null;
  const show = (id: string | null) => {
    const part = parts.find((each) => each.id === id);
    // What stands there already stays: a link under the finger must not go away between down and up.
    if (!part || part.id === shown) return;
    shown = part.id;
    panel.classList.add('chosen');
    told.replaceChildren(...[...part.item.childNodes].map((node) => node.cloneNode(true)));
  };
  const drawn = drawnParts(drawing, parts, {
    look: (id) => show(id ?? kept),
    keep: (id) => keep(id),
  });
  function keep(id: string): void {
    kept = id;
    show(id);
    drawn.keep(id);
  }
  const advice = [...told.childNodes];
  const close = () => {
    kept = null;
    shown = null;
    drawn.keep('');
    panel.classList.remove('chosen');
    told.replaceChildren(...advice);
  };
  panel.querySelector('.map-close')?.addEventListener('click', () => {
    close();
    drawing.focus({ preventScroll: true });
  });
  // What leads on leads on in the panel; in the list below it is a way down the page.
  panel.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
    const part = link && parts.find(({ item }) => `#${item.id}` === link.getAttribute('href'));
    if (!part) return;
    event.preventDefault();
    keep(part.id);
    panel.focus();
  });
  // Beside the drawing the controls stay while it scrolls; without room there they lie low over it.
  const beside = matchMedia('(min-width: 64rem)');
  panel.hidden = false;
  box.hidden = false;
  showCounts(drawing, ways);
  wireRun(box, {
    begin: () => {
      if (!beside.matches) close();
      box.classList.add('running');
    },
    show: (step, taken) => {
      markStates(drawing, step.states, step.taken.at(-1) ?? null);
      showCounts(drawing, taken);
      const state = visibleState(drawing);
      const stays = getComputedStyle(sheet).position === 'sticky' && isInWindow(sheet);
      if (state && stays) follow(drawing, state, beside.matches ? 0 : sheet.offsetHeight);
      for (const cell of page.querySelectorAll<HTMLElement>('.map-this-run')) {
        cell.hidden = false;
        const { countOf } = cell.dataset;
        if (countOf !== undefined) cell.textContent = String(taken.get(countOf) ?? 0);
      }
    },
    clear: () => {
      box.classList.remove('running');
      markStates(drawing, [], null);
      showCounts(drawing, ways);
      for (const cell of page.querySelectorAll<HTMLElement>('.map-this-run')) cell.hidden = true;
    },
  });
  const asked = parts.find(({ item }) => `#${item.id}` === page.location.hash);
  if (asked) keep(asked.id);
}

/** Whoever reads on below the map is not called back. */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top < innerHeight && bottom > 0;
}

/** The innermost active state of the drawing that shows. */
function visibleState(drawing: Element): Element | undefined {
  return [...drawing.querySelectorAll('.state.active')].filter((state) => state.checkVisibility()).at(-1);
}

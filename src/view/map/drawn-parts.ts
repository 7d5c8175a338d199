/** Makes the drawings of a map something to point at and to walk through: each part a button, one stop of Tab a drawing. */

/** A part as the page tells it in words. */
export interface PartInWords {
  readonly id: string;
  /** Its name for a screen reader. */
  readonly spoken: string;
  readonly item: HTMLElement;
}

export interface DrawnParts {
  /** Shows which part is kept. */
  readonly keep: (id: string) => void;
}

interface Acts {
  /** A part is looked at; null: no more, the kept one holds again. */
  readonly look: (id: string | null) => void;
  readonly keep: (id: string) => void;
}

export function drawnParts(drawing: Element, parts: readonly PartInWords[], acts: Acts): DrawnParts {
  const pictures = [...drawing.querySelectorAll('svg')].map((svg) => buttonsOf(svg, parts));
  for (const buttons of pictures) walk(buttons);
  drawing.addEventListener('click', ({ target }) => {
    const id = idAt(target);
    if (id !== null) acts.keep(id);
  });
  drawing.addEventListener('pointerover', (event) => {
    if (event instanceof PointerEvent && event.pointerType === 'mouse') acts.look(idAt(event.target));
  });
  drawing.addEventListener('pointerleave', () => acts.look(null));
  drawing.addEventListener('focusin', ({ target }) => acts.look(idAt(target)));
  drawing.addEventListener('focusout', () => acts.look(null));
  drawing.addEventListener('keydown', (event) => {
    if (!(event instanceof KeyboardEvent) || (event.key !== 'Enter' && event.key !== ' ')) return;
    const id = idAt(event.target);
    if (id === null) return;
    event.preventDefault();
    acts.keep(id);
  });
  const all = pictures.flat();
  return {
    keep: (id) => {
      for (const button of all) button.setAttribute('aria-pressed', String(idOf(button) === id));
    },
  };
}

/** The parts of one picture as buttons, in the order of the words. */
function buttonsOf(svg: SVGSVGElement, parts: readonly PartInWords[]): SVGGElement[] {
  svg.setAttribute('role', 'group');
  const drawn = new Map(
    [...svg.querySelectorAll<SVGGElement>('[data-state],[data-transition]')].map((g) => [idOf(g), g]),
  );
  return parts.flatMap(({ id, spoken }, i) => {
    const button = drawn.get(id);
    if (!button) return [];
    button.setAttribute('role', 'button');
    button.setAttribute('aria-label', spoken);
    button.setAttribute('aria-pressed', 'false');
    button.setAttribute('tabindex', i === 0 ? '0' : '-1');
    // Lines of a name are words of it, not one word.
    for (const line of button.querySelectorAll('text')) line.append(' ');
    widen(button);
    return [button];
  });
}

/** A line of a pixel is hard to hit: a wide one that does not show lies over it. */
function widen(button: SVGGElement): void {
  const line = button.querySelector('.edge')?.cloneNode();
  if (!(line instanceof SVGPathElement)) return;
  line.setAttribute('class', 'reach');
  button.prepend(line);
}

function walk(buttons: readonly SVGGElement[]): void {
  buttons.forEach((button, i) => {
    button.addEventListener('keydown', (event) => {
      const to = {
        ArrowRight: i + 1,
        ArrowDown: i + 1,
        ArrowLeft: i - 1,
        ArrowUp: i - 1,
        Home: 0,
        End: buttons.length - 1,
      }[event.key];
      const next = to === undefined ? undefined : buttons[to];
      if (to !== undefined) event.preventDefault();
      if (!next || event.ctrlKey || event.altKey || event.metaKey) return;
      next.focus();
    });
    button.addEventListener('focus', () => {
      for (const other of buttons) other.setAttribute('tabindex', other === button ? '0' : '-1');
    });
  });
}

function idAt(target: EventTarget | null): string | null {
  const part = target instanceof Element ? target.closest('[data-state],[data-transition]') : null;
  return part && idOf(part);
}

function idOf(part: Element): string {
  return part.getAttribute('data-state') ?? part.getAttribute('data-transition') ?? '';
}

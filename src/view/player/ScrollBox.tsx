/** A part of the page that scrolls sideways by itself: it has a name and can be reached by keyboard, as it must. */
import type { ComponentChildren, HTMLAttributes, RefObject } from 'preact';

interface ScrollBoxProps extends Pick<HTMLAttributes<HTMLElement>, 'onClick' | 'onPointerMove'> {
  readonly class: string;
  readonly label: string;
  readonly box?: RefObject<HTMLDivElement>;
  readonly children: ComponentChildren;
}

export function ScrollBox({ label, box, children, ...rest }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its content out in its own way.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
    <div role="group" ref={box ?? null} aria-label={label} tabIndex={0} {...rest}>
      {children}
    </div>
  );
}

/** Outlines where they belong on a card, worked out beforehand: a browser looks after every shape that has a `transform` in every frame. Server only. */
import svgpath from 'svgpath';

/** An outline, made larger or smaller (upside down where `scale` is negative) and moved, in units of the card: relative and to a tenth, which is the shortest text. */
export function placed(
  outline: string,
  { x, y, scale = 1 }: { readonly x: number; readonly y: number; readonly scale?: number },
): string {
  return svgpath(outline).scale(scale).translate(x, y).rel().round(1).toString();
}

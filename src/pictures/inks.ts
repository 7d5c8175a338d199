/**
 * Stand-ins for the colours of the palette. A picture is drawn once, in colours that occur nowhere else, one a variable; light and dark
 * are then two ways to dip the pen.
 */
import { paletteVariables } from '../charts/palette-css.ts';

const STAND_IN = /#fe01([0-9a-f]{2})/g;

const variables = paletteVariables();
const standIns = new Map(variables.map(([name], i) => [name, `#fe01${i.toString(16).padStart(2, '0')}`]));

/** A value as charts write it with every `var(--ink)` replaced by its stand-in; a variable that is not of the palette stays. */
export function withStandIns(value: string): string {
  return value.replace(/var\(--([\w-]+)\)/g, (whole, name: string) => standIns.get(name) ?? whole);
}

/** Markup with every stand-in replaced by its colour. */
export function inked(markup: string, theme: 'light' | 'dark'): string {
  return markup.replace(STAND_IN, (whole, index: string) => {
    return variables[Number.parseInt(index, 16)]?.[1][theme] ?? whole;
  });
}

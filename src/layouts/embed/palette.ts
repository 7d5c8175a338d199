/** The colours of an embed: the palette of the site as variables; those that a page may set have names for it. */
import { paletteVariables } from '../../charts/palette-css.ts';

/** Which variables of the palette a page may set, by `--revolution-<name>`. */
export const SETTABLE: Readonly<Record<string, string>> = {
  paper: 'paper',
  panel: 'panel',
  ink: 'ink',
  soft: 'soft',
  rule: 'rule',
  felt: 'felt',
  go: 'accent',
};

/** The declarations of all variables, as they stand in a rule. */
export function embedPalette(): string {
  const variables = paletteVariables().map(([name, { light, dark }]) => {
    const shade = `light-dark(${light},${dark})`;
    const own = SETTABLE[name];
    return `--${name}:${own ? `var(--revolution-${own},${shade})` : shade}`;
  });
  return variables.join(';');
}

/** What `epanastasi render` is asked for: its options, checked. */
import type { Theme } from '../../charts/palette-css.ts';
import { parseAddress } from '../../replay/address.ts';
import { REVEALS, type Reveal } from '../../view/option-values.ts';
import { isAddress } from '../../view/share/escape.ts';
import type { Call, OptionSpecs } from '../command.ts';
import { UsageError } from '../usage.ts';
import { numberOf, oneOf, textOf } from '../values.ts';

export const RENDER_OPTIONS: OptionSpecs = {
  at: { type: 'string' },
  what: { type: 'string' },
  as: { type: 'string' },
  theme: { type: 'string' },
  card: { type: 'boolean' },
  width: { type: 'string' },
  pov: { type: 'string' },
  reveal: { type: 'string' },
  review: { type: 'string' },
  image: { type: 'string' },
  link: { type: 'string' },
  output: { type: 'string', short: 'o' },
};

const WHATS = ['table', 'score', 'equity', 'luck', 'titles', 'statechart'] as const;
const FORMS = ['svg', 'png', 'html', 'md'] as const;
const THEMES = ['light', 'dark'] as const satisfies readonly Theme[];

/** A picture wider than this is no picture for a post. */
const WIDEST = 10_000;

export interface Asked {
  readonly at: string;
  readonly what: (typeof WHATS)[number];
  readonly form: (typeof FORMS)[number];
  readonly theme: (typeof THEMES)[number];
  readonly card: boolean;
  /** In pixels; null: as it is drawn. */
  readonly width: number | null;
  /** The player's id; null: none. */
  readonly pov: string | null;
  readonly reveal: Reveal;
  /** File of the review. */
  readonly review: string | null;
  readonly image: string | null;
  readonly link: string | null;
  readonly output: string | null;
}

/** Throws a UsageError on a value that there is not. */
export function askedOf(call: Call, file: string): Asked {
  const { values, messages } = call;
  const word = <T extends string>(name: string, allowed: readonly T[], otherwise: T): T =>
    oneOf(textOf(values, name) ?? otherwise, allowed, `--${name}`, messages);
  const at = textOf(values, 'at') ?? 'start';
  const output = textOf(values, 'output');
  if (output === file) throw new UsageError(messages.cli.ownInput(file));
  const what = word('what', WHATS, isRound(at) ? 'score' : 'table');
  const review = textOf(values, 'review');
  if ((what === 'equity' || what === 'luck') && review === null)
    throw new UsageError(messages.cli.render.needsReview(what));
  return {
    at,
    what,
    form: word('as', FORMS, formOf(output, call)),
    theme: word('theme', THEMES, 'light'),
    card: values.card === true,
    width:
      textOf(values, 'width') === null
        ? null
        : numberOf(call, 'width', { least: 16, most: WIDEST, otherwise: 0 }),
    pov: textOf(values, 'pov'),
    reveal: word('reveal', REVEALS, 'open'),
    review,
    image: addressOf(call, 'image'),
    link: addressOf(call, 'link'),
    output,
  };
}

/** The form that a file's name ends in; SVG where it says none. Throws a UsageError on an ending of another, unless a form is asked for. */
function formOf(output: string | null, { values, messages }: Call): (typeof FORMS)[number] {
  const ending = /\.([^./\\]+)$/.exec(output ?? '')?.[1];
  const form = FORMS.find((each) => each === ending?.toLowerCase());
  if (output !== null && ending !== undefined && !form && textOf(values, 'as') === null)
    throw new UsageError(messages.cli.render.badEnding(output, FORMS.join(', ')));
  return form ?? 'svg';
}

/** Whether an address names a round alone: `r3`, but not its deal `r3d`. */
function isRound(at: string): boolean {
  const address = parseAddress(at);
  return address?.kind === 'moment' && address.place.kind === 'deal' && !at.startsWith(`r${address.round}d`);
}

function addressOf({ values, messages }: Call, name: 'image' | 'link'): string | null {
  const text = textOf(values, name);
  if (text !== null && !isAddress(text))
    throw new UsageError(messages.cli.render.badAddress(`--${name}`, text));
  return text;
}

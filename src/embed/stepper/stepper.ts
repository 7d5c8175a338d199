/** A stepper from outside: what the element, the frame and a page's own script may ask of it. */
import type { Command } from '../../view/controller/state.ts';
import type { Options } from '../../view/options.ts';
import type { Showing } from '../showing.ts';

/** Where a stepper stands. */
export interface Where {
  /** Address of the moment: `r3t4p2`. */
  readonly at: string;
  /** What it says, as plain text. */
  readonly text: string;
  /** Step of the round, from 1, and how many there are; null where the length of the round may not be told. */
  readonly step: number;
  readonly steps: number | null;
}

export interface Stepper {
  readonly where: Where;
  /** Whether it steps by itself at present. */
  readonly playing: boolean;
  readonly send: (command: Command) => void;
  /** To an address, as the option `at`; what is not there leads to the nearest there is. */
  readonly goTo: (at: string) => void;
  /** Other options for what is shown; parts that they need are loaded meanwhile. */
  readonly change: (options: Partial<Options>) => void;
  /** Calls back after every step, until the returned function is called. */
  readonly subscribe: (listener: (where: Where) => void) => () => void;
  readonly destroy: () => void;
}

export interface Surroundings {
  /** Empty, and the stepper's own; its style is there already. */
  readonly root: ShadowRoot | HTMLElement;
  readonly showing: Showing;
  readonly options: Options;
  /** A part by its name (`embed/parts.ts`), loaded once a page; rejects where it cannot be had. */
  readonly load: (name: string) => Promise<unknown>;
  /** `flow`: as high as its contents. `box`: fits the box it is given and never needs scrolling, whatever its shape. */
  readonly fit: 'flow' | 'box';
  /** Which chart, for a part that shows one alone: the attribute as it stands. */
  readonly kind?: string | null;
}

/** What `stepper.js` hands in; a part that shows something else in an element hands in the same. */
export interface StepperPart {
  /** For the root that the stepper stands in. */
  readonly style: string;
  readonly readOptions: (text: string) => Options;
  readonly mount: (surroundings: Surroundings) => Stepper | Promise<Stepper>;
}

/** The player: a part of the embed. */
import { hand } from '../hand.ts';
import { mountStepper } from './mount.tsx';
import { readEmbedOptions } from './read-options.ts';
import type { StepperPart } from './stepper.ts';
import { STYLE } from './style.ts';

const part: StepperPart = { style: STYLE, readOptions: readEmbedOptions, mount: mountStepper };

hand('stepper', part);

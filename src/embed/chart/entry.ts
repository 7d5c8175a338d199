/** A chart alone: a part of the embed. */
import { readOptions } from '../../view/options.ts';
import { hand } from '../hand.ts';
import type { StepperPart } from '../stepper/stepper.ts';
import style from './chart.css?inline';
import { mountChart } from './mount-chart.ts';

const part: StepperPart = { style, readOptions, mount: mountChart };

hand('chart', part);

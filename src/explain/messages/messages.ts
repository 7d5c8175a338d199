/**
 * The shape of a catalogue: English is its source, the other languages must have every key of it or
 * they do not compile. A message is a string or a function of its facts.
 */
import type { en } from './en/index.ts';

export type Messages = typeof en;

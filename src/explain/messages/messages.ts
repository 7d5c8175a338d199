/**
 * The shape of a catalogue: English is its source, the other languages must have every key of it or
 * they do not compile. A message is a string or a function of its facts. Every topic is a module of its own, so that a page
 * can bring along only what it says.
 */
import type { board } from './en/board.ts';
import type { en } from './en/index.ts';

export type Messages = typeof en;

/** What of `player` an embed says too. */
export type BoardMessages = typeof board;

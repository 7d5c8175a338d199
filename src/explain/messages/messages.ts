/**
 * The shape of a catalogue: English is its source, the other languages must have every key of it or
 * they do not compile. A message is a string or a function of its facts.
 */
import type { en } from './en/index.ts';
import type { playerTopics } from './en/player-topics.ts';

export type Messages = typeof en;

/** What a replay page loads of a language. */
export type PlayerMessages = typeof playerTopics;

/** What the opener of files loads besides. */
export type ProblemMessages = Pick<Messages, 'problems'>;

/** The words for faults in one language: a piece of script of its own. */
export { problems } from '../../explain/messages/en/problems.ts';
export { refusals } from '../../explain/messages/en/refusals.ts';

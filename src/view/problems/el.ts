/** The words for faults in one language: a piece of script of its own. */
export { problems } from '../../explain/messages/el/problems.ts';
export { refusals } from '../../explain/messages/el/refusals.ts';

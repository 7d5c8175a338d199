/** What moves at the table: a part of the script of its own. */
export { moveCards } from './card-movement.ts';
export { listenToWheel } from './wheel.ts';

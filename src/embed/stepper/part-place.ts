/** What a panel whose part comes later needs besides the moment. */
import type { Moment } from '../../view/player/moment.ts';
import type { Showing } from '../showing.ts';

export interface PartPlace {
  readonly showing: Showing;
  readonly load: (name: string) => Promise<unknown>;
  /** Address of a moment on the replay page; empty where there is none. */
  readonly whole: (moment: Moment) => string;
}

/** The part that an element asks for when it is first used: `/embed/v1/element.js`. */
import { hand } from '../hand.ts';
import { Session, type Surroundings } from './session.ts';

export interface ElementPart {
  readonly makeSession: (around: Surroundings) => Session;
}

const part: ElementPart = { makeSession: (around) => new Session(around) };
hand('element', part);

/**
 * The court: a jack of the crew, a queen, a king and a jester, as the upper half of a card that is
 * turned over for the lower. Plain shapes in the pigments, the robe in the colour of the suit
 * (`currentColor`). Each half fills x −16 … 16 and y −37 … 0.
 */
import type { Rank } from '../../cards/card.ts';

export type CourtRank = Extract<Rank, 'J' | 'Q' | 'K'>;

/** Shapes from the lowest to the topmost: the class that names the pigment, and the outline. */
export type Half = readonly (readonly [pigment: string, outline: string])[];

/** A young sailor: a slanting cap with a feather, a sailor's collar. */
export const JACK: Half = [
  ['robe', 'M-16 0V-6Q-14-12-7-13H7Q14-12 16-6V0Z'],
  ['white', 'M-8-13 0-3 8-13 5-15H-5Z'],
  ['azure line', 'M-6.4-12.6 0-4.6 6.4-12.6'],
  ['ochre', 'M-7.5-27V-16Q-7.5-14-5-14.6H5Q7.5-14 7.5-16V-27Z'],
  ['skin', 'M-5-26H5V-19.5Q5-13.5 0-12.5Q-5-13.5-5-19.5Z'],
  ['eyes', 'M-2.6-20.6v1.4M2.6-20.6v1.4M-1.3-16.1q1.3.9 2.6 0'],
  ['green', 'M6-30Q15-37 14.5-25Q11-28.5 5-27Z'],
  ['azure', 'M-10-24.5Q-11-31-2-32.5Q8-34 9.5-27L8.5-24Q0-27-9-22.5Z'],
];

/** A queen: long hair, a diadem with three pearls, a chain. */
export const QUEEN: Half = [
  ['umber', 'M-9.5-18Q-10.5-32 0-32Q10.5-32 9.5-18Q9.5-13 12.5-9.5H-12.5Q-9.5-13-9.5-18Z'],
  ['robe', 'M-16 0V-5Q-13-10.5-6-12Q0-7 6-12Q13-10.5 16-5V0Z'],
  [
    'skin',
    'M-5.4-24Q-5-28 0-28Q5-28 5.4-24V-19.5Q4.5-13.5 2.4-13V-10.4Q0-8.6-2.4-10.4V-13Q-4.5-13.5-5.4-19.5Z',
  ],
  ['eyes', 'M-2.6-21.4v1.3M2.6-21.4v1.3M-1.2-16.4q1.2 1 2.4 0'],
  ['ochre', 'M-8.2-26.2Q0-31.4 8.2-26.2L7.4-30.4 3.6-30.6 0-34.6-3.6-30.6-7.4-30.4Z'],
  [
    'white',
    'M-9 -31.2a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0M-1.5-35a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0M6-31.2a1.5 1.5 0 1 1 3 0a1.5 1.5 0 1 1-3 0',
  ],
  ['chain', 'M-7-10.6Q0-2.8 7-10.6'],
];

/** A king: a crown of five points, a beard, ermine. */
export const KING: Half = [
  ['robe', 'M-16 0V-7Q-14-13-7-14H7Q14-13 16-7V0Z'],
  ['white', 'M-10-13.6-3.5 0H3.5L10-13.6 6-15H-6Z'],
  ['umber', 'M-7-25V-15Q-6-7.6 0-5.4Q6-7.6 7-15V-25Z'],
  ['skin', 'M-5-25H5V-18Q2.6-16.4 0-17.6Q-2.6-16.4-5-18Z'],
  ['eyes', 'M-2.6-22v1.4M2.6-22v1.4'],
  ['ochre', 'M-8.6-24.6-10.4-33.4-6-29.8-3.8-35-0-30.4 3.8-35 6-29.8 10.4-33.4 8.6-24.6Z'],
  ['green', 'M0-29.6 1.9-27.2 0-24.9-1.9-27.2Z'],
];

/** The joker: a cap of three horns with bells, blown about by the wind. */
export const JESTER: Half = [
  ['green', 'M-16 0V-5L-11-11-7-9-3.6-13H3.6L7-9 11-11 16-5V0Z'],
  ['skin', 'M-5.5-24H5.5V-18.5Q5-12.4 0-11.2Q-5-12.4-5.5-18.5Z'],
  ['eyes', 'M-2.6-20.4v1.4M2.6-20.4v1.4M-2.6-15.8q2.6 2.4 5.2 0'],
  ['azure', 'M-6.5-22Q-15-24-13.4-14Q-17-28-4-29Z'],
  ['rose', 'M6.5-22Q15-24 13.4-14Q17-28 4-29Z'],
  ['ochre', 'M-6.5-22Q-8-30 1-35.4Q0-29 6.5-22Q0-25.5-6.5-22Z'],
  [
    'white',
    'M-15.4-13a2 2 0 1 1 4 0a2 2 0 1 1-4 0M-.8-34.4a2 2 0 1 1 4 0a2 2 0 1 1-4 0M11.4-13a2 2 0 1 1 4 0a2 2 0 1 1-4 0',
  ],
];

/** What both halves stand on, with round corners. */
export const GROUND = 'M-13-37h26a3 3 0 0 1 3 3v68a3 3 0 0 1-3 3h-26a3 3 0 0 1-3-3v-68a3 3 0 0 1 3-3z';

/** The line between the two halves: a wave, and the same upside down. */
export const SEA = 'M-16 0Q-12-4-8 0T0 0T8 0T16 0';

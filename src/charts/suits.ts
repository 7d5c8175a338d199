/**
 * The outlines of the suits, and of the joker's star, our own, in a square of 20 centred on 0: path
 * data alone, so that cards on a page, marks in a text and charts all draw the same shapes.
 */
export const SUIT_PATHS = {
  d: 'M0-10Q3.5-4.2 8.2 0Q3.5 4.2 0 10Q-3.5 4.2-8.2 0Q-3.5-4.2 0-10Z',
  h: 'M0 9.5C-2 6-9.5 1.5-9.5-3.7C-9.5-7-7.2-9-4.7-9C-2.6-9-.8-7.6 0-5.4C.8-7.6 2.6-9 4.7-9C7.2-9 9.5-7 9.5-3.7C9.5 1.5 2 6 0 9.5Z',
  c: 'M0-10A4.6 4.6 0 0 1 3.6-2.6A4.6 4.6 0 1 1 1.2 4.4Q1.4 7.4 3.6 9.5H-3.6Q-1.4 7.4-1.2 4.4A4.6 4.6 0 1 1-3.6-2.6A4.6 4.6 0 0 1 0-10Z',
  s: 'M0-10C2.5-5.5 9-2 9 2.6C9 5.3 7 6.8 4.9 6.8C3.2 6.8 1.9 6 1.1 4.7Q1.5 7.6 3.6 9.5H-3.6Q-1.5 7.6-1.1 4.7C-1.9 6-3.2 6.8-4.9 6.8C-7 6.8-9 5.3-9 2.6C-9-2-2.5-5.5 0-10Z',
} as const;

export const STAR_PATH = 'M0-10L2.6-3.4L9.7-3L4.2 1.4L6 8.3L0 4.5L-6 8.3L-4.2 1.4L-9.7-3L-2.6-3.4Z';

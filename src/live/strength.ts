/** The strengths of computer players by name, weakest first: none of them keeps a reader waiting. */
export const STRENGTHS = ['careless', 'steady', 'skilled'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** Sizes that the layout of a statechart and its drawing must agree on, in pixels. */
export const STATE_FONT = 13;
/** From one line of a state's name to the next. */
export const STATE_LINE = 16;
export const TRANSITION_FONT = 11;

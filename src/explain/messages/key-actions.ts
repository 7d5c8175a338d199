/** What the keys of the player can do: a name for each line of its help. */
export type KeyAction =
  | 'next'
  | 'previous'
  | 'next-trick'
  | 'previous-trick'
  | 'next-round'
  | 'previous-round'
  | 'next-decision'
  | 'previous-decision'
  | 'start'
  | 'end'
  | 'next-pov'
  | 'toggle-hands'
  | 'what-if'
  | 'toggle-play'
  | 'step'
  | 'back'
  | 'help';

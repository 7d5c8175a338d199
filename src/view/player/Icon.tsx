/** The signs on the player's buttons, as strokes in a square of 24. */
const PATHS = {
  'previous-trick': 'M17 6l-6 6 6 6M11 6l-6 6 6 6',
  previous: 'M14.5 6l-6 6 6 6',
  next: 'M9.5 6l6 6-6 6',
  'next-trick': 'M7 6l6 6-6 6M13 6l6 6-6 6',
  play: 'M8 5.5v13l10.5-6.5z',
  pause: 'M8.5 6v12M15.5 6v12',
  back: 'M9 7l-4.5 4.5L9 16M5 11.5h8.5a5 5 0 0 1 5 5V18',
  share: 'M12 15V4.5M8 8l4-4 4 4M6 12v7.5h12V12',
  help: 'M9 9.2a3 3 0 1 1 4.6 2.5c-1 .7-1.6 1.2-1.6 2.5M12 17.6v.2',
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}

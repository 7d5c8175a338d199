/** A sign on a button of the player: its strokes in a square of 24, as path data. The signs stand where their buttons are. */
export function Icon({ strokes }: { readonly strokes: string }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={strokes} />
    </svg>
  );
}

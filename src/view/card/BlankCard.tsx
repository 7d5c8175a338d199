/** A card with nothing on it: what every drawing of a card begins with. */
export function BlankCard() {
  return <rect class="card-blank" x="0.5" y="0.5" width="59" height="83" rx="5" />;
}

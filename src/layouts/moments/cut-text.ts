/** A text for a place with little room: cut between words, with a sign that it was. */
export function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const room = text.slice(0, longest - 1);
  const end = room.lastIndexOf(' ');
  const kept = end > longest / 2 ? room.slice(0, end) : room.replace(/[\uD800-\uDBFF]$/, '');
  return `${kept.replace(/[\s,;:.–-]+$/, '')}…`;
}

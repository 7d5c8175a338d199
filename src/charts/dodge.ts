/** Labels beside the ends of lines, moved as little as it takes not to lie over each other. */

/**
 * New positions for labels that want to stand at `wanted`, at least `gap` apart and, where there
 * is room, between `low` and `high`. The order of the wanted positions is kept (ties by index).
 */
export function dodge(wanted: readonly number[], gap: number, low: number, high: number): number[] {
  const order = wanted.map((at, index) => ({ at, index })).sort((a, b) => a.at - b.at || a.index - b.index);
  const groups: { start: number; members: typeof order }[] = [];
  for (const label of order) {
    let group = { start: centred([label], gap, low, high), members: [label] };
    // A label that touches the group above joins it, and the two stand centred on what they want.
    for (let last = groups.at(-1); last && endOf(last, gap) > group.start; last = groups.at(-1)) {
      groups.pop();
      const members = [...last.members, ...group.members];
      group = { members, start: centred(members, gap, low, high) };
    }
    groups.push(group);
  }
  const placed = new Array<number>(wanted.length).fill(0);
  for (const { start, members } of groups) {
    members.forEach((label, i) => {
      placed[label.index] = start + i * gap;
    });
  }
  return placed;
}

function endOf(group: { start: number; members: readonly unknown[] }, gap: number): number {
  return group.start + group.members.length * gap;
}

function centred(members: readonly { at: number }[], gap: number, low: number, high: number): number {
  const mean = members.reduce((sum, label) => sum + label.at, 0) / members.length;
  const span = (members.length - 1) * gap;
  return Math.max(low, Math.min(high - span, mean - span / 2));
}

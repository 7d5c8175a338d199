/** Recorded matches for tests of the site: one by its name, and one whose log writes markup wherever it may. */
import { type HostedMatch, hostedMatches } from '../../src/view/hosted/matches.ts';
import type { ShownRound } from '../../src/view/source/source.ts';

export function hostedMatch(name: string): HostedMatch {
  const match = hostedMatches().find((each) => each.name === name);
  if (!match) throw new Error(`There is no match ${name}.`);
  return match;
}

/** Markup, the ends of what XML and HTML quote with, and characters that no XML may hold. */
const HOSTILE =
  '<img src=x onerror=alert(1)>"\'&amp;]]></p><script>alert(1)</script>\u0000\u000B\uFFFF\u202E';

/** `first-dawn` with hostile names, event, note, remarks and name of its branch. */
export function hostileMatch(): HostedMatch {
  const { source, ...match } = hostedMatch('first-dawn');
  const hostileRound = (round: ShownRound): ShownRound => ({
    ...round,
    frames: round.frames.map((frame) => ({ ...frame, commentary: frame.commentary && { '': HOSTILE } })),
    branches: round.branches.map((branch) => ({ ...branch, title: HOSTILE })),
  });
  const head = {
    ...source.head,
    players: source.head.players.map(({ id }) => ({ id, name: `${id} ${HOSTILE}` })),
    meta: ['event', 'note', 'date', 'place'].map((key) => ({ key, value: HOSTILE })),
  };
  return { ...match, source: { ...source, head, round: (index) => hostileRound(source.round(index)) } };
}

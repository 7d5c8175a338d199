/** What the reader of what-if can do, each with the word for having done it; lines go into the page's address as they change. */
import { useState } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import type { WhatIfLine } from '../../replay/what-if/line.ts';
import { lineOf } from '../controller/position.ts';
import type { Command } from '../controller/state.ts';
import { nameOf } from '../player/names.ts';
import { useReading } from '../player/reading.ts';
import { nameOfDeed } from './name-of-deed.ts';
import type { WhatIfSession } from './session.ts';
import { keepInHash } from './share.ts';
import type { Standing } from './standing.ts';

interface Acting {
  readonly standing: Standing;
  readonly session: WhatIfSession;
  readonly words: Messages['whatIf'];
  readonly send: (command: Command) => void;
  /** Called after everything that was done. */
  readonly attend: () => void;
}

export interface Acts {
  /** What was just done, as long as the reader stays where it led. */
  readonly said: string;
  readonly say: (text: string) => void;
  readonly choose: (deed: Deed) => void;
  readonly finish: () => void;
  readonly undo: () => void;
  readonly remove: () => void;
  /** False where the line cannot have that name. */
  readonly rename: (name: string) => boolean;
  /** To a frame of the present line, or to the beginning of a branch. */
  readonly goTo: (frame: number) => void;
  readonly enter: (branch: string) => void;
}

export function useActs({ standing, session, words, send, attend }: Acting): Acts {
  const { source, log } = useReading();
  const [said, setSaid] = useState({ text: '', at: '' });
  const { round, position, at, state, lines } = standing;
  const say = (text: string) => setSaid({ text, at });

  const act = (command: Command | null, text = ''): boolean => {
    if (!command) return false;
    send(command);
    if (typeof command === 'object' && command.type === 'revise') {
      const { to } = command;
      const there = lineOf(command.round, to.branch).frames[to.frame]?.at ?? '';
      if (log) keepInHash(window, { at: there, whatif: session.link });
      setSaid({ text, at: there });
    }
    attend();
    return true;
  };
  const jump = (branch: string | null, frame: number) =>
    act({ type: 'jump', to: { ...position, branch, frame } });

  return {
    said: said.at === at ? said.text : '',
    say,
    choose(deed) {
      const names = source.head.players.map(({ name }) => nameOf(name));
      const command = session.choose(standing, deed, nameOfDeed(deed, names, words), standing.isSeen);
      const longer = session.linesOf(round.summary.number);
      const made = longer.length > lines.length ? words.done.made(longer.at(-1)?.name ?? '') : '';
      const forced = state?.trick ? actsIn(longer) - actsIn(lines) - 1 : 0;
      const told = [made, forced > 0 && words.done.forced(forced)].filter(Boolean).join(' ');
      if (!act(command, told)) say(words.offers.refused);
    },
    async finish() {
      const { link } = session;
      const computer = await import('./computer.ts').catch(() => null);
      if (!computer || !state) return say(words.failed);
      // Meanwhile the reader may have changed his lines.
      if (session.link !== link) return;
      const ids = source.head.players.map(({ id }) => id);
      const entries = computer.playOut(session.game, state, ids, at);
      act(session.goOn(standing, entries, words.nameOf({ type: 'computer' })), words.done.finished);
    },
    undo() {
      for (const command of session.undo()) act(command, words.done.undone);
    },
    remove: () => act(session.remove(standing), words.done.removed),
    rename: (name) => act(session.rename(standing, name), words.done.renamed(name.trim())),
    goTo: (frame) => jump(position.branch, frame),
    enter: (branch) => jump(branch, lineOf(round, branch).fork),
  };
}

/** How many actions lines hold. */
function actsIn(lines: readonly WhatIfLine[]): number {
  return lines.flatMap(({ entries }) => entries.filter(({ type }) => type !== 'trick')).length;
}

/** The desk of what-if: what could be done at the moment, the line that the reader stands on, and all of his lines in the round. */
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import type { Deed } from '../../replay/what-if/deed.ts';
import type { WhatIfLine } from '../../replay/what-if/line.ts';
import { branchesFrom, lineOf } from '../controller/position.ts';
import type { Command } from '../controller/state.ts';
import type { WhatIfProps } from '../player/ChoicesOrWhatIf.tsx';
import type { Moment } from '../player/moment.ts';
import { nameOf } from '../player/PlayerName.tsx';
import { useReading } from '../player/reading.ts';
import { canPlayOut } from './can-play-out.ts';
import { Lead } from './Lead.tsx';
import { LineTools } from './LineTools.tsx';
import { nameOfDeed } from './name-of-deed.ts';
import { Offers } from './Offers.tsx';
import { OwnLines } from './OwnLines.tsx';
import { offersAt } from './offers-at.ts';
import { Share } from './Share.tsx';
import type { Here, WhatIfSession } from './session.ts';
import { keepInHash } from './share.ts';
import { WorthOfLine } from './WorthOfLine.tsx';

interface InsteadProps extends WhatIfProps {
  readonly session: WhatIfSession;
  readonly words: Messages['whatIf'];
}

export function Instead({ moment, send, session, words }: InsteadProps) {
  const { source, log } = useReading();
  const [said, say] = useState('');
  const lead = useRef<HTMLParagraphElement>(null);
  const here = hereOf(moment);
  const { round, position } = here;
  const { frames } = lineOf(round, position.branch);
  const next = frames[position.frame + 1];
  const state = session.stateAt(here);
  const isOpen = moment.state.reveal === 'open';
  const maySee = (seat: number) => isOpen || seat === moment.state.pov;
  const offers = state && offersAt(session.game, state, maySee);
  const own = session.lineOf(here);
  const lines = session.linesOf(round.summary.number);
  const names = source.head.players.map(({ name }) => nameOf(name));
  const isOfTricks = state?.trick?.over === false;
  const isOpenEnd = state !== null && !next && !session.game.roundOver(state);

  // Who reads with the keyboard goes on at what can be done now.
  const attend = () => lead.current?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.classList.contains('player')) attend();
  }, []);

  /** Carries a change out and says so; false where it cannot be. */
  const act = (command: Command | null, text: string): boolean => {
    if (!command) return false;
    const isChange = typeof command === 'object' && command.type === 'revise';
    send(command);
    if (isChange && log && 'href' in log) {
      const { to } = command;
      const at = lineOf(command.round, to.branch).frames[to.frame]?.at ?? '';
      keepInHash(window, { at, whatif: session.link });
    }
    say(isChange ? text : '');
    attend();
    return true;
  };

  const choose = (deed: Deed) => {
    const command = session.choose(here, deed, nameOfDeed(deed, names, words));
    const longer = session.linesOf(round.summary.number);
    const made = longer.length > lines.length ? words.done.made(longer.at(-1)?.name ?? '') : '';
    const forced = isOfTricks ? actsIn(longer) - actsIn(lines) - 1 : 0;
    const told = [made, forced > 0 && words.done.forced(forced)].filter(Boolean).join(' ');
    if (!act(command, told)) say(words.offers.refused);
  };
  const finish = async () => {
    const { link } = session;
    const seed = frames[position.frame]?.at ?? '';
    const computer = await import('./computer.ts').catch(() => null);
    // Meanwhile the reader may have changed his lines.
    if (!computer || !state || session.link !== link) return say(computer ? '' : words.failed);
    const ids = source.head.players.map(({ id }) => id);
    const entries = computer.playOut(session.game, state, ids, seed);
    act(session.goOn(here, entries, words.nameOf({ type: 'computer' })), words.done.finished);
  };
  const undo = () => {
    for (const command of session.undo()) act(command, words.done.undone);
  };
  const enter = (branch: string) =>
    act({ type: 'jump', to: { ...position, branch, frame: lineOf(round, branch).fork } }, '');

  return (
    <>
      <p role="status" class="what-if-said">
        {said}
      </p>
      <p ref={lead} class="what-if-lead" tabIndex={-1}>
        <Lead offers={offers} atEnd={!next} words={words} />
      </p>
      {offers && (
        <Offers
          offers={offers}
          words={words}
          frame={frames[position.frame]}
          later={isOpen ? frames.slice(position.frame + 1) : []}
          branches={isOpen ? branchesFrom(round, frames[position.frame]?.at ?? '') : []}
          onDeed={choose}
        />
      )}
      {isOpenEnd &&
        (canPlayOut(session.game, state) ? (
          <p>
            <button type="button" class="button" onClick={finish}>
              {words.line.finish}
            </button>
          </p>
        ) : (
          <p class="soft">{words.line.unplayable}</p>
        ))}
      {position.branch !== null && (
        <div class="what-if-part">
          {own && (
            <LineTools
              words={words}
              name={own.name}
              atEnd={!next}
              onRename={(name) => act(session.rename(here, name), words.done.renamed(name.trim()))}
              onEnd={() => act({ type: 'jump', to: { ...position, frame: frames.length - 1 } }, '')}
              onRemove={() => act(session.remove(here), words.done.removed)}
            />
          )}
          {isOpen && <WorthOfLine round={round} branch={position.branch} words={words} />}
        </div>
      )}
      {lines.length > (own ? 1 : 0) && (
        <div class="what-if-part">
          <h4>{words.lines.title}</h4>
          <OwnLines lines={lines} current={position.branch} onEnter={enter} />
        </div>
      )}
      <Share session={session} words={words} onUndo={undo} say={say} />
    </>
  );
}

/** How many actions lines hold. */
function actsIn(lines: readonly WhatIfLine[]): number {
  return lines.flatMap(({ entries }) => entries.filter(({ type }) => type !== 'trick')).length;
}

/** Where the reader stands, also where the branch of his position has gone. */
function hereOf({ round, state: { position }, index }: Moment): Here {
  const isThere = round.branches.some(({ name }) => name === position.branch);
  return { round, position: { ...position, branch: isThere ? position.branch : null, frame: index } };
}

/** The desk of what-if: what could be done at the moment, the line that the reader stands on, and all of his lines in the round. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Messages } from '../../explain/messages/messages.ts';
import { branchesFrom } from '../controller/position.ts';
import type { WhatIfProps } from '../player/ChoicesOrWhatIf.tsx';
import { Finish } from './Finish.tsx';
import { Lead } from './Lead.tsx';
import { LineTools } from './LineTools.tsx';
import { Offers } from './Offers.tsx';
import { OwnLines } from './OwnLines.tsx';
import { Share } from './Share.tsx';
import type { WhatIfSession } from './session.ts';
import { standingOf } from './standing.ts';
import { useActs } from './use-acts.ts';
import { WorthOfLine } from './WorthOfLine.tsx';

interface InsteadProps extends WhatIfProps {
  readonly session: WhatIfSession;
  readonly words: Messages['whatIf'];
}

export function Instead({ moment, send, session, words }: InsteadProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  // Who reads with the keyboard goes on at what can be done now.
  const attend = () => lead.current?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (focused === document.body || focused?.classList.contains('player')) attend();
  }, []);
  const standing = standingOf(moment, session);
  const acts = useActs({ standing, session, words, send, attend });
  const { round, position, frames, at, atEnd, state, offers, isOpen, own, lines } = standing;
  return (
    <>
      <p role="status" class="what-if-said">
        {acts.said}
      </p>
      <p ref={lead} class="what-if-lead" tabIndex={-1}>
        <Lead offers={offers} atEnd={atEnd} words={words} />
      </p>
      {offers && (
        <Offers
          offers={offers}
          words={words}
          at={at}
          later={isOpen ? frames.slice(position.frame + 1) : []}
          branches={isOpen ? branchesFrom(round, at) : []}
          onDeed={acts.choose}
        />
      )}
      {isOpen && atEnd && state && (
        <Finish game={session.game} state={state} words={words} onFinish={acts.finish} />
      )}
      {position.branch !== null && (
        <div class="what-if-part">
          {own && (
            <LineTools
              words={words}
              name={own.name}
              atEnd={atEnd}
              onRename={acts.rename}
              onEnd={() => acts.goTo(frames.length - 1)}
              onRemove={acts.remove}
            />
          )}
          {isOpen && <WorthOfLine round={round} branch={position.branch} words={words} />}
        </div>
      )}
      {lines.length > (own ? 1 : 0) && (
        <div class="what-if-part">
          <h4>{words.lines.title}</h4>
          <OwnLines lines={lines} current={position.branch} onEnter={acts.enter} />
        </div>
      )}
      <Share session={session} words={words} onUndo={acts.undo} say={acts.say} />
    </>
  );
}

/** What the builder has at hand: a match, the moment chosen in it, and the words to say it. */
import { findAddress } from '../../view/controller/addresses.ts';
import { START } from '../../view/controller/position.ts';
import type { ShareVoice } from '../../view/share/scene.ts';
import type { ShareSubject } from '../../view/share-panel/share-of.ts';
import { gameFacts } from '../../view/source/facts.ts';
import type { ReadySource } from './ready-source.ts';

export interface Built {
  /** Name of the hosted match. */
  readonly name: string;
  readonly source: ReadySource;
  readonly voice: ShareVoice;
  /** Address of the moment, as the option `at`. */
  readonly at: string;
}

/** The moment chosen, or the nearest that there is. */
export function subjectAt(site: string, { name, source, at }: Omit<Built, 'voice'>): ShareSubject {
  const { head, facts, rounds, round } = source;
  const found = findAddress({ rounds, round }, at);
  const position = found && !('need' in found) ? found : START;
  return {
    site,
    match: name,
    head,
    facts: gameFacts(facts),
    round: round(position.round),
    position,
    lines: '',
  };
}

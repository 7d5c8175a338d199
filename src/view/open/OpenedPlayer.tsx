/** The player of an opened log. */
import { useMemo } from 'preact/hooks';
import type { Controller } from '../controller/controller.ts';
import { Player } from '../player/Player.tsx';
import type { LogAccess, Reading } from '../player/reading.ts';
import { gameFacts } from '../source/facts.ts';
import { Notes } from './Notes.tsx';
import type { PageFacts } from './page-facts.ts';
import { useAddress } from './use-address.ts';
import type { OpenerWords } from './words/opener-words.ts';

interface OpenedPlayerProps {
  readonly words: OpenerWords;
  readonly page: PageFacts;
  readonly controller: Controller;
  readonly log: LogAccess;
}

export function OpenedPlayer({ words, page, controller, log }: OpenedPlayerProps) {
  const reading = useMemo((): Reading => {
    const { source } = controller;
    const { game } = source.head;
    return {
      source,
      facts: gameFacts(source.facts),
      words,
      locale: page.locale,
      log,
      review: { type: 'make' },
      measures: page.measures,
      ruleHref: (rule) => page.ruleHref(game, rule),
      machine: page.machineOf(game),
      drawn: {},
      pen: null,
      Notes,
    };
  }, [controller, words, page, log]);
  const { options, notice } = useAddress(controller, reading);
  return (
    <>
      <p class="replay-notice" role="status">
        {notice}
      </p>
      <Player reading={reading} controller={controller} options={options} />
    </>
  );
}

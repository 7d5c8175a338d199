/** One of the parts beside the table, under its heading. */
import type { Command } from '../controller/state.ts';
import type { Panel } from '../options.ts';
import type { Words } from '../words/words.ts';
import { Explain } from './Explain.tsx';
import { Machine } from './Machine.tsx';
import type { Moment } from './moment.ts';
import { OnDemand } from './OnDemand.tsx';
import { Plays } from './Plays.tsx';
import { useReading } from './reading.ts';
import { Score } from './Score.tsx';
import { Titles } from './Titles.tsx';

interface PanelProps {
  readonly panel: Exclude<Panel, 'table'>;
  readonly moment: Moment;
  readonly send: (command: Command) => void;
}

/** The panels whose contents need nothing but the moment. The score carries the chart of strength. */
const CONTENTS = {
  explain: Explain,
  score: Score,
  strength: Score,
  plays: Plays,
  titles: Titles,
  machine: Machine,
};

export function PanelView({ panel, moment, send }: PanelProps) {
  const { words } = useReading();
  if (panel === 'decisions' || panel === 'ledger') {
    return <OnDemand panel={panel} moment={moment} send={send} />;
  }
  const title = titleOf(panel, words);
  const Content = CONTENTS[panel];
  return (
    <section class={`panel ${panel === 'strength' ? 'score' : panel}-panel`} aria-label={title}>
      <h2 class={panel === 'explain' ? 'unseen' : undefined}>{title}</h2>
      <Content moment={moment} send={send} />
    </section>
  );
}

function titleOf(panel: keyof typeof CONTENTS, { player }: Words): string {
  return {
    explain: player.explain.label,
    score: player.panels.score,
    strength: player.panels.score,
    plays: player.plays.title,
    titles: player.panels.titles,
    machine: player.machine.title,
  }[panel];
}

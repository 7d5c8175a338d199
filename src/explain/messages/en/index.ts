/** Every topic of this language, for the server and the command line; a page imports the topics it needs. */
import { analysis } from './analysis.ts';
import { charts } from './charts.ts';
import { cli } from './cli.ts';
import { element } from './element.ts';
import { embedGuide } from './embed-guide.ts';
import { feed } from './feed.ts';
import { frame } from './frame.ts';
import { game } from './game.ts';
import { glossary } from './glossary.ts';
import { keys } from './keys.ts';
import { learn } from './learn.ts';
import { ledger } from './ledger.ts';
import { library } from './library.ts';
import { logLink } from './log-link.ts';
import { match } from './match.ts';
import { measures } from './measures.ts';
import { momentPage } from './moment-page.ts';
import { moments } from './moments.ts';
import { numbers } from './numbers.ts';
import { opener } from './opener.ts';
import { player } from './player.ts';
import { practice } from './practice.ts';
import { problems } from './problems.ts';
import { puzzles } from './puzzles.ts';
import { reader } from './reader.ts';
import { record } from './record.ts';
import { refusals } from './refusals.ts';
import { report } from './report.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { share } from './share.ts';
import { sharePanel } from './share-panel.ts';
import { site } from './site.ts';
import { statechart } from './statechart.ts';
import { stepper } from './stepper.ts';
import { whatIf } from './what-if.ts';

export const en = {
  site,
  player,
  keys,
  glossary,
  match,
  numbers,
  opener,
  element,
  feed,
  frame,
  embedGuide,
  game,
  measures,
  momentPage,
  moments,
  refusals,
  practice,
  problems,
  puzzles,
  rules,
  review,
  report,
  learn,
  ledger,
  library,
  analysis,
  charts,
  cli,
  share,
  sharePanel,
  statechart,
  stepper,
  logLink,
  reader,
  record,
  whatIf,
};

/** All reasons, the weightiest first. The list is closed; each is computed from what the seat saw and never guessed. */
import type { Reason } from '../model.ts';
import { beatsTooLow, hardToBeat, missesLead, spendsControl, spendsStrongest } from './control.ts';
import type { Facts, Rule } from './facts.ts';
import { couldGoLast, keepsLowGroup, leadsIntoShortHand } from './leads.ts';
import {
  laysFewer,
  leavesMoreGroups,
  overtakesHigh,
  passesSafePlay,
  spendsGroup,
  spendsJoker,
  splitsGroup,
} from './plays.ts';
import { revoltHurts, revoltWouldHelp } from './revolts.ts';
import { breaksGroup, breaksQuad, givesStrength, leavesTalon, mayFeedQuad, takesTalon } from './trades.ts';

/** More would not be read. */
const MOST = 3;

const missesSureWin: Rule = (facts) => (facts.missesSureWin ? { code: 'missesSureWin' } : null);

const RULES: readonly Rule[] = [
  missesSureWin,
  breaksQuad,
  leadsIntoShortHand,
  spendsJoker,
  spendsControl,
  missesLead,
  splitsGroup,
  passesSafePlay,
  spendsGroup,
  hardToBeat,
  overtakesHigh,
  keepsLowGroup,
  beatsTooLow,
  spendsStrongest,
  couldGoLast,
  leavesMoreGroups,
  laysFewer,
  givesStrength,
  mayFeedQuad,
  breaksGroup,
  revoltHurts,
  revoltWouldHelp,
  leavesTalon,
  takesTalon,
];

/** Why the chosen deed is worse than the best, at most three reasons; `playoutsOnly` where none of the list applies. */
export function reasonsFor(facts: Facts): Reason[] {
  const found = RULES.map((rule) => rule(facts)).filter((reason) => reason !== null);
  return found.length > 0 ? found.slice(0, MOST) : [{ code: 'playoutsOnly' }];
}

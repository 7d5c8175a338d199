/** What everybody may expect at this step, in a line; opened, with the standard errors and the chances of every title. */
import type { EquityAt, RoundReview } from '../../analysis/review/model.ts';
import type { Moment } from '../player/moment.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { useReading } from '../player/reading.ts';
import { SeatMark } from '../player/SeatMark.tsx';
import type { Analysis } from './analysis.tsx';
import { equityOfLine } from './equity-of-line.ts';

interface EquityNowProps {
  readonly analysis: Pick<Analysis, 'words'>;
  readonly moment: Moment;
  readonly review: RoundReview;
}

export function EquityNow({ analysis, moment, review }: EquityNowProps) {
  const { words } = analysis;
  const { frames, fork, index } = moment;
  const equity = equityOfLine(review, frames, fork)[index];
  if (!equity) return null;
  const { signed } = words.review;
  return (
    <details class="equity-now">
      <summary>
        <span class="soft">{words.analysis.below.now}</span>
        {equity.points.map((points, seat) => (
          <span key={seat}>
            <SeatMark seat={seat} /> <PlayerName seat={seat} /> {signed(points)}
          </span>
        ))}
      </summary>
      <Details equity={equity} analysis={analysis} />
    </details>
  );
}

function Details({ equity, analysis }: Pick<EquityNowProps, 'analysis'> & { readonly equity: EquityAt }) {
  const { words } = analysis;
  const { below } = words.analysis;
  const { signed, fixed, whole } = words.review;
  const { source, facts, words: player } = useReading();
  const players = source.head.players.length;
  return (
    <>
      <div class="table-scroll">
        <table class="grid">
          <thead>
            <tr>
              <th scope="col">{below.player}</th>
              <th scope="col">{words.report.columns.value}</th>
              {source.head.players.map((_, i) => (
                <th key={i} scope="col">
                  {player.game.title(facts.title(i + 1, players), i + 1)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {equity.points.map((points, seat) => (
              <tr key={seat}>
                <th scope="row">
                  <SeatMark seat={seat} /> <PlayerName seat={seat} />
                </th>
                <td>
                  {signed(points)}
                  {!equity.exact && <small> ± {fixed(equity.se[seat] ?? 0)}</small>}
                </td>
                {equity.odds[seat]?.map((share, i) => (
                  <td key={i}>{whole(share * 100)} %</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="soft">{equity.exact ? below.exact : below.estimate(equity.n)}</p>
    </>
  );
}

/** The score sheet as the Yparchon keeps it (A19): rounds down, players across, and what it comes to. It prints by itself. */
import type { LiveMatch } from '../../live/live-match.ts';
import { nameOf } from '../player/names.ts';
import { ScrollBox } from '../player/ScrollBox.tsx';
import { sheetOf } from './sheet.ts';
import type { RecordWords } from './words/record-words.ts';

interface ScoreSheetProps {
  readonly live: LiveMatch;
  readonly words: RecordWords;
}

export function ScoreSheet({ live, words }: ScoreSheetProps) {
  const { sheet } = words.record;
  const { record, context, game, setup } = live;
  const rounds = sheetOf(live);
  if (rounds.length === 0) return null;
  const event = record.meta.find(({ key }) => key === 'event')?.value;
  const date = record.meta.find(({ key }) => key === 'date')?.value;
  return (
    <section class="panel record-sheet" aria-label={sheet.title}>
      <h2>{sheet.title}</h2>
      <p class="soft" dir="auto">
        {[event, date].filter(Boolean).join(' · ')}
      </p>
      <ScrollBox class="scroll" label={sheet.title}>
        <table class="grid">
          <thead>
            <tr>
              <th scope="col">{sheet.round}</th>
              {record.players.map(({ id, name }) => (
                <th key={id} scope="col">
                  <bdi>{nameOf(name)}</bdi>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rounds.map(({ number, players }) => (
              <tr key={number}>
                <th scope="row">{number}</th>
                {players.map(({ place, points, total }, seat) => (
                  <td key={seat}>
                    <b>{words.game.points(total)}</b>&nbsp;<span>({words.game.points(points)})</span>{' '}
                    <span class="soft">{words.game.title(game.title(place, setup.players), place)}</span>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{sheet.total}</th>
              {context.totals.map((total, seat) => (
                <td key={seat}>
                  <b>{words.game.points(total)}</b>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollBox>
      <p class="soft">{sheet.note}</p>
      <p class="record-acts">
        <button type="button" class="button" onClick={() => print()}>
          {sheet.print}
        </button>
      </p>
    </section>
  );
}

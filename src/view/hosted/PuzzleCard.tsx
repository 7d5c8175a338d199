/** A puzzle to read and answer: what the player knew, the choices, and the answer folded away. Whole without a script. */

import type { Face, SeenCard } from '../../cards/card.ts';
import { describeDecision, describeDeed } from '../../explain/describe-decision.ts';
import type { Messages } from '../../explain/messages/messages.ts';
import { richToText } from '../../explain/rich-to-text.ts';
import { toldCost } from '../../explain/told-cost.ts';
import { CardFace } from '../card/CardFace.tsx';
import { rankText } from '../card/symbols.ts';
import { nameOf } from '../player/names.ts';
import { PlayerName } from '../player/PlayerName.tsx';
import { type Reading, ReadingProvider } from '../player/reading.ts';
import { Sentence } from '../player/Sentence.tsx';
import { viewPuzzle } from '../puzzles/puzzle-view.ts';
import type { FoundPuzzle } from './puzzles.ts';

interface PuzzleCardProps {
  readonly puzzle: FoundPuzzle;
  readonly number: number;
  readonly title: string;
  /** Where the moment lies in the match. */
  readonly moment: string;
  readonly reading: Reading;
  readonly messages: Messages;
}

export function PuzzleCard({ puzzle, number, title, moment, reading, messages }: PuzzleCardProps) {
  const { puzzles: words, game, review } = messages;
  const { decision, match } = puzzle;
  const view = viewPuzzle(puzzle, match.source.round(puzzle.index).frames);
  const names = match.source.head.players.map(({ name }) => nameOf(name));
  const scene = { game: match.source.head.game, names, made: puzzle.review.made };
  const best = decision.options[0];
  const told = describeDecision(decision, scene, messages);
  return (
    <ReadingProvider value={reading}>
      <h3>{words.puzzle(number)}</h3>
      <p class="soft">{words.where(title, game.round(puzzle.round))}</p>
      <p class="puzzle-ask">
        <PlayerName seat={view.seat} /> {words.ask[view.ask]}
      </p>
      {view.reversed && <p class="puzzle-reversed">{words.reversed}</p>}
      <div class="puzzle-cards">
        {view.top && (
          <figure>
            <Cards cards={view.top.cards} game={game} />
            <figcaption>
              {words.pile} · <PlayerName seat={view.top.seat} />
            </figcaption>
          </figure>
        )}
        <figure>
          <Cards cards={view.hand} game={game} />
          <figcaption>{words.hand}</figcaption>
        </figure>
      </div>
      <dl class="puzzle-facts">
        <dt>{words.others}</dt>
        <dd>
          <ul>
            {view.others.map(({ seat, cards, passed }) => (
              <li key={seat}>
                <PlayerName seat={seat} /> {cards === 0 ? words.out : words.cards(cards)}
                {passed && ` (${words.passed})`}
              </li>
            ))}
          </ul>
        </dd>
        <dt>{words.gone}</dt>
        <dd>
          {view.gone.length === 0 && words.nothingGone}
          <ul class="puzzle-gone">
            {view.gone.map(({ face, size }) => (
              <li key={face}>
                <span aria-hidden="true">{Array(size).fill(rankText(face)).join('\u00a0')}</span>
                <span class="unseen">{game.set(face, size)}</span>
              </li>
            ))}
          </ul>
        </dd>
      </dl>
      <h4 class="unseen">{words.choices}</h4>
      <ul class="puzzle-choices">
        {inOrder(decision.options, match.source.facts.order.normal).map((option) => (
          <li
            key={JSON.stringify(option.deed)}
            data-verdict={option === best ? 'right' : 'wrong'}
            data-said={
              option === best
                ? words.right
                : words.wrong(review.fixed(toldCost(decision, decision.options.indexOf(option))))
            }
          >
            {richToText(describeDeed(option.deed, names, review), messages)}
          </li>
        ))}
      </ul>
      <p class="puzzle-said" role="status"></p>
      <details>
        <summary>{words.answer}</summary>
        <table class="grid">
          <thead>
            <tr>
              <th scope="col">{messages.report.columns.choice}</th>
              <th scope="col">{messages.report.columns.value}</th>
            </tr>
          </thead>
          <tbody>
            {decision.options.map(({ deed, value, se }) => (
              <tr key={JSON.stringify(deed)}>
                <th scope="row">{richToText(describeDeed(deed, names, review), messages)}</th>
                <td>
                  {review.signed(value)} <span class="soft">± {review.fixed(se)}</span>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p>
          {words.played} <Sentence rich={told.headline} /> <Sentence rich={told.why} />
        </p>
        <p>
          <a href={moment}>{words.toMoment}</a>
        </p>
      </details>
    </ReadingProvider>
  );
}

/** In an order that tells nothing of their worth: low before high, few before many, passes last. */
function inOrder(options: FoundPuzzle['decision']['options'], faces: readonly Face[]) {
  const heightOf = ({ deed }: (typeof options)[number]) =>
    deed.type === 'play' || deed.type === 'revolt'
      ? faces.indexOf(deed.face) * 100 + deed.naturals + deed.jokers
      : deed.type === 'give' || deed.type === 'swap'
        ? deed.faces.reduce((sum, face) => sum * 20 + faces.indexOf(face), 0)
        : Number.POSITIVE_INFINITY;
  return [...options].sort((a, b) => (heightOf(a) === heightOf(b) ? 0 : heightOf(a) - heightOf(b)));
}

function Cards({ cards, game }: { readonly cards: readonly SeenCard[]; readonly game: Messages['game'] }) {
  return (
    <span class="card-row fanned" role="img" aria-label={game.cardsInWords(cards)}>
      {cards.map((card, i) => (
        <CardFace key={i} card={card} />
      ))}
    </span>
  );
}

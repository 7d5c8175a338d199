/** A moment of a match as text: address, what happened, why, and what was remarked; and, for one alone, the whole table. */

import { type Hand, sortHand } from '../cards/hand.ts';
import type { Scene } from '../explain/describe/scene.ts';
import { describeFrame } from '../explain/describe-frame.ts';
import type { Language } from '../explain/messages/languages.ts';
import type { Messages } from '../explain/messages/messages.ts';
import type { Rich } from '../explain/rich.ts';
import { cardGlyphs, richToText } from '../explain/rich-to-text.ts';
import { visible } from '../explain/visible.ts';
import type { Commentary } from '../log/model.ts';
import { wrap } from './layout.ts';

export interface Voice {
  readonly language: Language;
  readonly messages: Messages;
}

/** The moment in a few lines; `indent` sets a variation apart. */
export function sceneText(scene: Scene, voice: Voice, indent = ''): string {
  const { headline, why } = describeFrame(scene, voice.messages);
  const { at, commentary } = scene.frame;
  const under = `${indent}    `;
  return [
    wrap(`${at}  ${plain(headline, voice)}`, indent),
    why.length > 0 ? wrap(plain(why, voice), under) : '',
    ...(commentary ? remarkIn(commentary, voice.language).split('\n') : []).map((line) =>
      wrap(`> ${visible(line)}`, under),
    ),
  ].join('');
}

/** Everybody's cards, the talon, the pile and who is to move. */
export function tableText({ head, frame }: Scene, { messages: { cli, game } }: Voice): string {
  const names = [...head.players.map(({ name }) => visible(name)), game.talon, cli.pile];
  const width = Math.max(...names.map((name) => name.length));
  const row = (name: string, cards: string) => `    ${name.padEnd(width)}  ${cards}\n`;
  const hands = frame.hands.map((hand, seat) => {
    const mark = frame.turn === seat ? `  ← ${cli.onTurn}` : '';
    return row(names[seat] ?? '', cardsText(sortHand(hand), cli.noCards) + mark);
  });
  const talon = frame.talon.length > 0 ? row(game.talon, cardsText(frame.talon, '')) : '';
  const top = frame.pile.map(({ cards }) => cardsText(cards, '')).join(', ');
  return [...hands, talon, frame.trick > 0 ? row(cli.pile, top || cli.nobodyLaid) : ''].join('');
}

function cardsText(cards: Hand, none: string): string {
  return cards.length > 0 ? cards.map(cardGlyphs).join(' ') : none;
}

function plain(rich: Rich, { messages }: Voice): string {
  return visible(richToText(rich, messages));
}

/** The remark in the reader's language; else the one without a language, else whichever there is. */
function remarkIn(commentary: Commentary, language: Language): string {
  return commentary[language] ?? commentary[''] ?? Object.values(commentary)[0] ?? '';
}

/** A match as text, head and rounds, piece by piece. */
import type { GameFacts, Scene } from '../explain/describe/scene.ts';
import { lookUp } from '../explain/messages/names.ts';
import { metaOf } from '../explain/meta-of.ts';
import { visible } from '../explain/visible.ts';
import type { Branch, Frame, MatchHead, RoundTimeline } from '../replay/frame.ts';
import { wrap } from './layout.ts';
import { sceneText, tableText, type Voice } from './scene-text.ts';

/** What a round's text needs of its match. */
export interface Told {
  readonly head: MatchHead;
  readonly game: GameFacts;
  readonly voice: Voice;
}

/** Title of the match, what else its head says, and who plays; nothing of a file that says neither what is played nor by whom. */
export function headText(head: MatchHead, { messages, language }: Voice): string {
  const title = metaOf(head.meta, 'event', language) ?? messages.cli.untitled;
  const rest = head.meta.filter(
    ({ key, value }) => value !== title && !key.startsWith('_') && key !== 'event',
  );
  if (head.game === '' && head.players.length === 0) return '';
  const game = messages.game.games[head.game] ?? head.game;
  const label = (key: string) => lookUp(messages.match.meta, key) ?? key;
  const names = head.players.map(({ name }) => name).join(', ');
  return [
    title,
    `${game}: ${names}`,
    ...rest.map(({ key, value }) => `${label(key)}: ${metaOf(head.meta, key, language) ?? value}`),
  ]
    .map((line) => wrap(visible(line)))
    .join('');
}

/** A round from its deal to its ranking; the hands after the deal and after the trades, variations where they leave. */
export function roundText(told: Told, round: RoundTimeline): string {
  const scenes = scenesOf(told, round, round.frames, null);
  const parts = scenes.map((scene, i) => {
    const showsTable = scene.frame.did.type === 'deal' || endsTrades(scenes, i);
    const branches = round.branches.filter(({ from }) => from === scene.frame.at);
    return [
      trickText(scene, told),
      sceneText(scene, told.voice),
      showsTable ? tableText(scene, told.voice) : '',
      ...branches.map((branch) => branchText(told, round, branch, scene.frame, '  ')),
    ].join('');
  });
  return `\n${parts.join('')}`;
}

/** One moment with the whole table. */
export function momentText(
  told: Told,
  round: RoundTimeline,
  frames: readonly Frame[],
  index: number,
): string {
  const scene = scenesOf(told, round, frames, null)[index];
  return scene ? sceneText(scene, told.voice) + tableText(scene, told.voice) : '';
}

function branchText(told: Told, round: RoundTimeline, branch: Branch, from: Frame, indent: string): string {
  // An address holds no blanks: those of the name became hyphens.
  const name = branch.name.replaceAll('-', ' ');
  const title = wrap(visible(told.voice.messages.cli.variation(name)), indent);
  const scenes = scenesOf(told, round, branch.frames, from);
  const nested = (at: string) => round.branches.filter((other) => other.from === at);
  const lines = scenes.map((scene) => {
    const inner = nested(scene.frame.at).map((one) =>
      branchText(told, round, one, scene.frame, `${indent}  `),
    );
    return sceneText(scene, told.voice, indent) + inner.join('');
  });
  return title + lines.join('');
}

function scenesOf(
  { head, game }: Told,
  { summary }: RoundTimeline,
  frames: readonly Frame[],
  first: Frame | null,
): Scene[] {
  return frames.map((frame, i) => ({ head, summary, game, frame, before: frames[i - 1] ?? first }));
}

/** A heading above the lead of a trick. */
function trickText({ frame, before }: Scene, { voice: { messages } }: Told): string {
  const leads = frame.did.type === 'play' && before?.pile.length === 0;
  return leads ? `\n  ${messages.game.trick(frame.trick)}\n` : '';
}

/** Whether this is the last moment of the exchange. */
function endsTrades(scenes: readonly Scene[], i: number): boolean {
  const isTrade = (scene: Scene | undefined) =>
    scene !== undefined && ['give', 'swap', 'keep'].includes(scene.frame.did.type);
  return isTrade(scenes[i]) && !isTrade(scenes[i + 1]);
}

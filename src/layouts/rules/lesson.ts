/** What the page of a game's rules is made of, looked up by the game's id: its words, and its sections with their rules. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { GameTexts } from '../../explain/messages/rule-texts.ts';
import type { RuleId } from '../../rules/rule-ids.ts';
import { SECTIONS } from './sections.ts';

export interface Section {
  readonly id: string;
  readonly title: string;
  readonly intro: string;
  readonly rules: readonly RuleId[];
}

export interface Lesson {
  readonly texts: GameTexts<string, string>;
  readonly sections: readonly Section[];
}

/** The lesson of a game; throws where words or sections are missing, so that a page without them is never built. */
export function lessonOf(messages: Messages['rules'], game: string): Lesson {
  const all: Readonly<Record<string, GameTexts<string, string>>> = messages.games;
  const sections: Readonly<Record<string, Readonly<Record<string, readonly RuleId[]>>>> = SECTIONS;
  const [texts, own] = [all[game], sections[game]];
  if (!texts || !own) throw new Error(`no lesson for ${game}`);
  const told = Object.entries(own).map(([id, rules]) => {
    const words = texts.sections[id];
    if (!words) throw new Error(`no words for the section ${id} of ${game}`);
    return { id, rules, ...words };
  });
  return { texts, sections: told };
}

/** Reads a description the way a person would: as text, and by the rules it rests on. */

import type { Scene } from '../../src/explain/describe/scene.ts';
import { describeFrame } from '../../src/explain/describe-frame.ts';
import { CATALOGUES } from '../../src/explain/messages/catalogues.ts';
import { LANGUAGES, type Language } from '../../src/explain/messages/languages.ts';
import type { Rich } from '../../src/explain/rich.ts';
import { richToText } from '../../src/explain/rich-to-text.ts';
import { ANEMAKI_RULES, FORRADALOM_RULES, type RuleId } from '../../src/rules/rule-ids.ts';

export interface Reading {
  readonly headline: string;
  readonly why: string;
  readonly speech: string;
  readonly rules: readonly RuleId[];
}

export function read(scene: Scene, language: Language = 'en'): Reading {
  const messages = CATALOGUES[language];
  const { headline, why, speech } = describeFrame(scene, messages);
  return {
    headline: richToText(headline, messages),
    why: richToText(why, messages),
    speech,
    rules: rulesIn(why),
  };
}

/** The rules that a text cites, each once, in their order. */
function rulesIn(rich: Rich): RuleId[] {
  const cited = rich.flatMap((part) => (typeof part === 'object' && 'rule' in part ? [part.rule] : []));
  return [...ANEMAKI_RULES, ...FORRADALOM_RULES].filter((rule) => cited.includes(rule));
}

/** What is wrong with a text as a text; empty when nothing is. */
export function flaws(text: string): string[] {
  const found: [string, boolean][] = [
    ['empty', text.trim() === ''],
    ['a value that is none', /\bundefined\b|NaN|\bnull\b|\[object/.test(text)],
    ['blanks', /^\s|\s$|\s\s|\s[,.;:)]|\(\s/.test(text)],
    ['brackets', text.split('(').length !== text.split(')').length],
    ['no full stop', !/[.!;?]$/.test(text)],
    ['two full stops', /[.,;:]\.|\.\)\.$/.test(text)],
  ];
  return found.filter(([, wrong]) => wrong).map(([name]) => `${name}: ${text}`);
}

/** The flaws of a scene's texts in all languages; that other rules stand behind one of them is a flaw too. */
export function flawsInAllLanguages(scene: Scene): string[] {
  const readings = LANGUAGES.map((language) => read(scene, language));
  const rules = readings[0]?.rules.join();
  return readings.flatMap(({ headline, why, speech, rules: cited }) => {
    const flawed = [headline, speech, ...(why ? [why] : [])].flatMap(flaws);
    return cited.join() === rules ? flawed : [...flawed, `other rules: ${cited}: ${why}`];
  });
}

/** Looks up the words of a rule option by the ids that the rules use. */
import type { Messages } from '../../explain/messages/messages.ts';
import type { OptionText } from '../../explain/messages/rule-texts.ts';

/** The option's text; throws where the catalogue has none, so that a page without it is never built. */
export function optionText(messages: Messages['rules'], game: string, option: string): OptionText {
  const games: Readonly<Record<string, { readonly options: Readonly<Record<string, OptionText>> }>> =
    messages.games;
  const text = games[game]?.options[option];
  if (!text) throw new Error(`no words for the option ${option} of ${game}`);
  return text;
}

/** The shape of the rules in words. */

export interface RuleText {
  /** A few words, as a heading or a hint. */
  readonly name: string;
  /** The rule. Ids of other rules in it (`A8`) become links. */
  readonly text: string;
  /** What of it is this project's reading, and why; absent where the source says it all. */
  readonly note?: string;
}

/** What a rule option asks, and what each value means. */
export interface OptionText {
  readonly question: string;
  readonly values: Readonly<Record<string, string>>;
}

/** The frame of one game's page: its sections and options by key. */
export interface GameTexts<Section extends string, Option extends string> {
  readonly title: string;
  /** One sentence for a list of games. */
  readonly short: string;
  readonly description: string;
  readonly lead: string;
  /** Where the game comes from, and what its rules rest on. */
  readonly basis: string;
  readonly sections: Readonly<Record<Section, { readonly title: string; readonly intro: string }>>;
  readonly options: Readonly<Record<Option, OptionText>>;
}

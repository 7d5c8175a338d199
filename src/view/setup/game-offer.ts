/** A game as the forms before practice and recording offer it. */
export interface GameOffer {
  readonly id: string;
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number; readonly usual: number };
  readonly options: readonly {
    readonly name: string;
    readonly question: string;
    /** Value and words; the first is the default, an empty value where that hangs on the players. */
    readonly values: readonly (readonly [value: string, text: string])[];
  }[];
}

/** Addresses of other pages that recording leads to. */
export interface Places {
  readonly rules: string;
  readonly open: string;
  readonly sheet: string;
}

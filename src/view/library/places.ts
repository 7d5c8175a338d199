/** Addresses of other pages that the library leads to. */
export interface Places {
  readonly open: string;
  readonly practice: string;
  readonly record: string;
}

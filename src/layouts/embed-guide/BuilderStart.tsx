/** The builder as the server renders it, with its first choice. Its code works as it stands. */
import { Builder } from './Builder.tsx';
import type { Built } from './built.ts';

interface BuilderStartProps {
  readonly site: string;
  readonly here: string;
  readonly matches: readonly { readonly value: string; readonly text: string }[];
  readonly first: Built;
  readonly words: Parameters<typeof Builder>[0]['words'];
}

export function BuilderStart(props: BuilderStartProps) {
  return <Builder {...props} load={neverLoads} />;
}

function neverLoads(): never {
  throw new Error('Nothing is chosen on the server.');
}

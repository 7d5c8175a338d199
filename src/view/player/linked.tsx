/** Words of a text that lead to where they are explained, each where it is used first. */
import type { ComponentChildren } from 'preact';

/** A text in its pieces: as it stands, or leading somewhere. */
export type LinkedPieces = readonly (string | { readonly href: string; readonly text: string })[];

/** Pieces by the text that they make up; a text that leads nowhere is not in it. */
export type Linked = Readonly<Record<string, LinkedPieces>>;

export function showPieces(pieces: LinkedPieces): ComponentChildren {
  return pieces.map((piece, i) =>
    typeof piece === 'string' ? (
      piece
    ) : (
      <a key={i} class="term" href={piece.href}>
        {piece.text}
      </a>
    ),
  );
}

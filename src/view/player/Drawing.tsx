/**
 * A place for a chart. What the server drew stands there until another drawing is wanted; the pen for
 * that is loaded when the reader first acts.
 */
import type { ComponentChildren } from 'preact';
import { useContext, useEffect, useMemo, useRef } from 'preact/hooks';
import { type PenAtHand, PenContext } from './pen-context.ts';
import { useReading } from './reading.ts';

interface DrawingProps {
  readonly name: 'score' | 'titles';
  /** Says what is to be drawn: the same token, the same drawing. */
  readonly token: string;
  readonly draw: (pen: PenAtHand) => ComponentChildren;
}

export function Drawing({ name, token, draw }: DrawingProps) {
  const { drawn } = useReading();
  const { pen, want } = useContext(PenContext);
  const first = useRef(token);
  const adopted = token === first.current ? drawn[name] : undefined;
  useEffect(() => {
    if (!pen && adopted === undefined) want();
  }, [pen, adopted, want]);
  const isThere = adopted !== undefined;
  const drawing = useMemo(
    () =>
      pen &&
      !isThere && (
        <div class="drawing" key={token} data-drawing={name}>
          {draw(pen)}
        </div>
      ),
    [pen, token, isThere],
  );
  if (drawing) return drawing;
  // The page's own content, handed back to it untouched.
  return (
    <div
      class="drawing"
      key="adopted"
      data-drawing={name}
      dangerouslySetInnerHTML={{ __html: adopted ?? '' }}
    />
  );
}

/** The replay as a post would show it: the very element that the code holds. What its reader steps to becomes the moment of the code. */
import { useEffect, useRef } from 'preact/hooks';

interface PreviewProps {
  readonly attributes: Readonly<Record<string, string>>;
  /** The content of the element, as HTML of our own making. */
  readonly figure: string;
  readonly onStep: (at: string) => void;
}

export function Preview({ attributes, figure, onStep }: PreviewProps) {
  const place = useRef<HTMLDivElement>(null);
  const step = useRef(onStep);
  step.current = onStep;
  useEffect(() => {
    const hear = (event: Event) => {
      const { detail } = event as CustomEvent<{ readonly at?: unknown }>;
      if (typeof detail?.at === 'string') step.current(detail.at);
    };
    const { current } = place;
    current?.addEventListener('revolution-step', hear);
    return () => current?.removeEventListener('revolution-step', hear);
  }, []);
  return (
    <div ref={place}>
      <revolution-replay {...attributes} dangerouslySetInnerHTML={{ __html: figure }} />
    </div>
  );
}

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements {
      'revolution-replay': import('preact').HTMLAttributes<HTMLElement> & Readonly<Record<string, unknown>>;
    }
  }
}

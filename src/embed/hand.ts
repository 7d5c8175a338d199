/** How a part of the embed hands itself in to whoever asked for it (`parts.ts`). */
import { REGISTRY, type Registry } from './parts.ts';

/** `name` as in the part's address, without `.js`. A part that nobody asked for is left alone. */
export function hand(name: string, part: unknown): void {
  (globalThis as { [REGISTRY]?: Registry })[REGISTRY]?.hand(name, part);
}

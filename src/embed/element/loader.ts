/** Fetches the parts of the embed (`parts.ts`), each once a page: a script beside the first, which hands itself in as it runs. */
import { REGISTRY, type Registry } from '../parts.ts';

export type Load = (name: string) => Promise<unknown>;

/**
 * `folder`: where the parts are, ending in a slash; `nonce`: that of the first script, for pages that ask for one. What cannot be
 * had rejects with its name, and may be asked for again.
 */
export function partLoader(folder: string, nonce = ''): Load {
  const handed = new Map<string, unknown>();
  const asked = new Map<string, Promise<unknown>>();
  const registry: Registry = { hand: (name, part) => handed.set(name, part) };
  (globalThis as Record<string, unknown>)[REGISTRY] = registry;

  const fetchPart: Load = (name) =>
    new Promise((resolve, reject) => {
      const script = document.createElement('script');
      const settle = () => {
        script.remove();
        if (handed.has(name)) return resolve(handed.get(name));
        asked.delete(name);
        reject(new Error(name));
      };
      script.nonce = nonce;
      script.onload = script.onerror = settle;
      script.src = `${folder}${name}.js`;
      document.head.append(script);
    });

  return (name) => {
    const part = asked.get(name) ?? fetchPart(name);
    asked.set(name, part);
    return part;
  };
}

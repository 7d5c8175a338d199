/** The keyboard of the player: presses inside it become commands by the table of keys. */
import { useRef, useState } from 'preact/hooks';
import { type Press, readKey } from '../controller/keys.ts';
import type { Command } from '../controller/state.ts';

export interface KeyTargets {
  readonly send: (command: Command) => void;
  /** For the help, or the panel that shares. */
  readonly ask: (part: 'help' | 'share') => void;
  readonly mistake: (direction: 'next' | 'previous') => void;
}

export interface KeyHandling {
  readonly onKeyDown: (event: KeyboardEvent) => void;
  /** Digits typed so far. */
  readonly typed: string;
}

export function useKeys({ send, ask, mistake }: KeyTargets): KeyHandling {
  const [typed, setTyped] = useState('');
  const digits = useRef('');
  const onKeyDown = (event: KeyboardEvent) => {
    const result = readKey(pressOf(event), digits.current);
    if (result.type === 'nothing') return;
    event.preventDefault();
    digits.current = result.type === 'typed' ? result.typed : '';
    setTyped(digits.current);
    if (result.type === 'command') send(result.command);
    if (result.type === 'help' || result.type === 'share') ask(result.type);
    if (result.type === 'mistake') mistake(result.direction);
  };
  return { onKeyDown, typed };
}

function pressOf({ key, ctrlKey, altKey, metaKey, target }: KeyboardEvent): Press {
  return { key, ctrlKey, altKey, metaKey, inside: insideOf(target) };
}

function insideOf(target: EventTarget | null): Press['inside'] {
  if (!(target instanceof Element)) return 'page';
  if (target.closest('input, select, textarea, dialog, [contenteditable]')) return 'field';
  return target.closest('button, a, summary') ? 'control' : 'page';
}

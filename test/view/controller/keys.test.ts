import { describe, expect, it } from 'vitest';
import { KEYS, type Press, readKey } from '../../../src/view/controller/keys.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  inside: 'page',
  ...more,
});

describe('keys', () => {
  it('do what the table says, all of them', () => {
    for (const { keys, does } of KEYS) {
      if (does === 'step' || does === 'next-mistake' || does === 'previous-mistake') continue;
      for (const key of keys) {
        const isAsked = does === 'help' || does === 'share';
        const wanted = isAsked ? { type: does } : { type: 'command', command: does };
        expect(readKey(press(key), '')).toEqual(wanted);
      }
    }
  });

  it('lead to mistakes with the comma and the full stop', () => {
    expect(readKey(press('.'), '')).toEqual({ type: 'mistake', direction: 'next' });
    expect(readKey(press(','), '')).toEqual({ type: 'mistake', direction: 'previous' });
    expect(readKey(press('.', { inside: 'field' }), '')).toEqual({ type: 'nothing' });
  });

  it('are each in the table once', () => {
    const all = KEYS.flatMap(({ keys }) => keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it('count only without a modifier, shift apart', () => {
    for (const modifier of ['ctrlKey', 'altKey', 'metaKey'] as const) {
      expect(readKey(press('ArrowRight', { [modifier]: true }), '')).toEqual({ type: 'nothing' });
    }
    expect(readKey(press('F'), '')).toEqual({ type: 'command', command: 'next-pov' });
  });

  it('belong to a field while one types there', () => {
    for (const key of ['ArrowLeft', '5', 'f', ' ']) {
      expect(readKey(press(key, { inside: 'field' }), '')).toEqual({ type: 'nothing' });
    }
  });

  it('leave space and Enter to the button that has the focus', () => {
    expect(readKey(press(' ', { inside: 'control' }), '')).toEqual({ type: 'nothing' });
    expect(readKey(press('Enter', { inside: 'control' }), '')).toEqual({ type: 'nothing' });
    expect(readKey(press('ArrowRight', { inside: 'control' }), '')).toMatchObject({ command: 'next' });
  });

  it('gather digits and go to that step with Enter', () => {
    expect(readKey(press('1'), '')).toEqual({ type: 'typed', typed: '1' });
    expect(readKey(press('6'), '1')).toEqual({ type: 'typed', typed: '16' });
    expect(readKey(press('Enter'), '16')).toEqual({ type: 'command', command: { type: 'step', step: 16 } });
    expect(readKey(press('Escape'), '16')).toEqual({ type: 'typed', typed: '' });
    expect(readKey(press('9'), '12345')).toEqual({ type: 'typed', typed: '23459' });
  });

  it('ignore every other key', () => {
    for (const key of ['x', 'Tab', 'Enter', 'Escape', 'F5', ';']) {
      expect(readKey(press(key), '')).toEqual({ type: 'nothing' });
    }
  });
});

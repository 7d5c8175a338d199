// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { keepHash } from '../../src/layouts/keep-hash.ts';

it('gives a link the hash that the page has at the moment of the click', () => {
  const link = document.createElement('a');
  link.href = '/el/replay/one/';
  keepHash(link);
  location.hash = '#at=r2t3p1';
  link.dispatchEvent(new Event('pointerdown'));
  expect(link.getAttribute('href')).toMatch(/\/el\/replay\/one\/#at=r2t3p1$/);
  location.hash = '#at=r2t3p2';
  link.dispatchEvent(new Event('focus'));
  expect(link.hash).toBe('#at=r2t3p2');
});

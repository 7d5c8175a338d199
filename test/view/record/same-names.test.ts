import { expect, it } from 'vitest';
import { secondOfName } from '../../../src/view/record/same-names.ts';

it('finds the second of two players with one name', () => {
  expect(secondOfName(['Anna', 'Bence', 'Cili'])).toBeNull();
  expect(secondOfName(['Anna', 'Bence', 'Anna', 'Bence'])).toBe(2);
  expect(secondOfName(['Zsófi', 'Kata', 'ZSO\u0301FI'])).toBe(2);
  expect(secondOfName([])).toBeNull();
});

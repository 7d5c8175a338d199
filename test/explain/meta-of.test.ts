import { expect, it } from 'vitest';
import { metaOf } from '../../src/explain/meta-of.ts';

const META = [
  { key: 'event', value: 'Dawn' },
  { key: '_el-event', value: 'Αυγή' },
  { key: 'event', value: 'Dusk' },
];

it('is in the language asked for, where the log has it', () => {
  expect(metaOf(META, 'event', 'el')).toBe('Αυγή');
  expect(metaOf(META, 'event', 'hu')).toBe('Dawn');
  expect(metaOf(META, 'place', 'en')).toBeNull();
});

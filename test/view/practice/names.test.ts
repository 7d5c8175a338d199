/** Whoever says no name has one all the same, and nobody at the table has it too. */
import { expect, it } from 'vitest';
import { CATALOGUES } from '../../../src/explain/messages/catalogues.ts';
import { GAMES } from '../../../src/rules/games.ts';

it('has a name for the reader in every game and language that no other player has', () => {
  for (const { practice } of Object.values(CATALOGUES)) {
    for (const { id } of GAMES) {
      expect(practice.setup.called[id]).toMatch(/^\p{Lu}\p{Ll}+$/u);
      expect(practice.others).not.toContain(practice.setup.called[id]);
    }
  }
});

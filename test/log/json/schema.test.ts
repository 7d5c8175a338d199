import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { schemaFile } from '../../../scripts/log-schema.ts';
import { matchToJson } from '../../../src/log/json/print.ts';
import { anyMatch } from '../arbitrary.ts';

const published = readFileSync(
  new URL('../../../public/schema/revolution-log-1.json', import.meta.url),
  'utf8',
);
const accepts = new Ajv({ strict: false }).compile(JSON.parse(published));

const HEAD = { format: 'revolution-log', version: 1, rules: { game: 'anemaki' }, players: [{ id: 'a' }] };
const withRound = (round: object) => ({ ...HEAD, rounds: [{ number: 1, ...round }] });

describe('the published schema', () => {
  it('is what the definition makes', () => {
    expect(published).toBe(schemaFile());
  });

  it('accepts every match that is printed', () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        const json: unknown = JSON.parse(JSON.stringify(matchToJson(match)));
        expect([accepts(json), accepts.errors]).toEqual([true, null]);
      }),
      { numRuns: 150 },
    );
  });

  it.each([
    { ...HEAD, version: 2, rounds: [] },
    { ...HEAD, rounds: 1 },
    { ...HEAD, players: [{ id: 'Ari' }], rounds: [] },
    withRound({ actions: [{ type: 'play', player: 'a', cards: ['7x'] }] }),
    withRound({ actions: [{ type: 'plays', player: 'a', cards: ['7d'] }] }),
    withRound({ actions: [{ type: 'pass', player: 'a', cards: ['7d'] }] }),
    withRound({ talon: [] }),
    withRound({ scores: { a: 0.3 } }),
    withRound({ checks: { revolution: { state: 'declared' } } }),
    withRound({ variations: [{ at: 'somewhere', actions: [] }] }),
    withRound({ commentary: { dealer: { Greek: 'όχι' } } }),
    withRound({ nonsense: true }),
  ])('refuses %j', (json) => {
    expect(accepts(json)).toBe(false);
  });

  it('accepts what people write too', () => {
    expect(accepts({ $schema: '../schema.json', ...HEAD, rounds: [] })).toBe(true);
    expect(accepts(withRound({ talon: ['10♦\uFE0F', 'JO', 'q?'] }))).toBe(true);
    expect(accepts(withRound({ checks: { revolution: { state: 'declared', by: 'a' } } }))).toBe(true);
  });
});

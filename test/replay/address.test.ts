import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOMENT_PATTERN } from '../../src/log/words.ts';
import { formatAddress, parseAddress } from '../../src/replay/address.ts';

const number = fc.integer({ min: 0, max: 999_999 });
const place = fc.oneof(
  fc.constantFrom('d', 'v', 'e'),
  number.map((n) => `x${n}`),
  number.map((n) => `t${n}`),
  fc.tuple(number, fc.constantFrom('p', 'g'), number).map(([trick, sort, n]) => `t${trick}${sort}${n}`),
);
const branch = fc.oneof(
  fc.constant(''),
  fc.stringMatching(/^[^\s~]{1,20}$/).map((name) => `~${name}`),
  fc.constant('~outer~inner'),
);
const addresses = fc.tuple(number, place, branch).map(([round, within, name]) => `r${round}${within}${name}`);

describe('An address', () => {
  it.each([
    ['start', { kind: 'start' }],
    ['end', { kind: 'end' }],
    ['r3', { kind: 'moment', round: 3, branch: null, place: { kind: 'deal' } }],
    ['r3d', { kind: 'moment', round: 3, branch: null, place: { kind: 'deal' } }],
    ['r3x1', { kind: 'moment', round: 3, branch: null, place: { kind: 'trade', number: 1 } }],
    ['r3v', { kind: 'moment', round: 3, branch: null, place: { kind: 'check' } }],
    ['r3t4', { kind: 'moment', round: 3, branch: null, place: { kind: 'lead', trick: 4 } }],
    ['r3t4p2', { kind: 'moment', round: 3, branch: null, place: { kind: 'play', trick: 4, number: 2 } }],
    ['r3t4g1', { kind: 'moment', round: 3, branch: null, place: { kind: 'revolt', trick: 4, number: 1 } }],
    ['r3e~a~b', { kind: 'moment', round: 3, branch: 'a~b', place: { kind: 'rank' } }],
  ])('%s is read', (text, address) => {
    expect(parseAddress(text)).toEqual(address);
  });

  it('comes out as it went in', () => {
    fc.assert(
      fc.property(addresses, (text) => {
        const address = parseAddress(text);
        expect(address).not.toBeNull();
        if (address) expect(parseAddress(formatAddress(address))).toEqual(address);
        if (address && !/^r\d*0\d|[xtpg]0\d/.test(text)) expect(formatAddress(address)).toBe(text);
      }),
    );
  });

  it('is every one that a log may write', () => {
    fc.assert(
      fc.property(addresses, (text) => {
        expect(MOMENT_PATTERN.test(text)).toBe(true);
      }),
    );
  });

  it.each([
    '',
    'r',
    'r3z',
    'r3t',
    'r3t4p',
    'x1',
    'R3',
    'r3 ',
    'r-1',
    'r3~',
    'r3~a b',
    'r9999999',
    `r3~${'a'.repeat(1000)}`,
  ])('%j is none', (text) => {
    expect(parseAddress(text)).toBeNull();
  });

  it('may be any text: what is none is null', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const address = parseAddress(text);
        if (address) expect(parseAddress(formatAddress(address))).toEqual(address);
      }),
    );
  });
});

// @vitest-environment happy-dom
/**
 * Attributes and addresses as they were written in posts of version 1. They mean what they meant: rows are added here, never changed.
 */
import { describe, expect, it } from 'vitest';
import { optionsOf, originOf } from '../../../src/embed/element/asked.ts';
import { askedOf } from '../../../src/embed/frame/asked-of.ts';
import { EMBED_FOLDER } from '../../../src/embed/parts.ts';
import { parseAddress } from '../../../src/replay/address.ts';
import { readOptions } from '../../../src/view/options.ts';
import { frameOf, linkFrameOf, pageOf, scriptOf } from '../../../src/view/share/places.ts';

const SITE = 'https://site.example/base/';
const FOLDER = `${SITE}embed/v1/`;

/** An element of a post: what it shows, and with which options. */
const ELEMENTS: readonly [attributes: string, origin: object, options: object][] = [
  ['match="first-dawn"', { match: 'first-dawn' }, { at: 'start', pov: 'all', reveal: 'open', speed: 0 }],
  [
    'match="first-dawn" at="r3t4p2" pov="ari" reveal="seat"',
    { match: 'first-dawn' },
    { at: 'r3t4p2', pov: 'ari', reveal: 'seat' },
  ],
  [
    'match="first-dawn" reveal="spoiler-free" theme="dark" lang="el"',
    { match: 'first-dawn' },
    { reveal: 'spoiler-free', theme: 'dark', lang: 'el' },
  ],
  [
    'match="first-dawn" panels="table,explain,score,plays,titles,machine" autoplay="1" speed="2.5"',
    { match: 'first-dawn' },
    {
      panels: ['table', 'explain', 'score', 'plays', 'titles', 'machine'],
      autoplay: true,
      speed: 2.5,
    },
  ],
  ['match="first-dawn" at="r3e~stay"', { match: 'first-dawn' }, { at: 'r3e~stay' }],
  [
    'match="first-dawn" theme="green" reveal="all" speed="fast" autoplay="yes" panels="none"',
    { match: 'first-dawn' },
    { theme: 'auto', reveal: 'open', speed: 0, autoplay: false },
  ],
  [`src="${SITE}replay/first-dawn/"`, { match: 'first-dawn' }, {}],
  [`src="${SITE}hu/replay/first-dawn/#at=r1t2" at="r1t3"`, { match: 'first-dawn' }, { at: 'r1t3' }],
  [`src="${SITE}embed/v1/first-dawn/"`, { match: 'first-dawn' }, {}],
  [`src="${SITE}logs/first-dawn.revlog"`, { match: 'first-dawn' }, {}],
  [
    'src="https://blog.example/night.revlog" at="end"',
    { match: null, src: 'https://blog.example/night.revlog' },
    { at: 'end' },
  ],
  ['log="1abc_-" at="r3"', { match: null, log: '1abc_-' }, { at: 'r3' }],
  ['match="a" src="https://blog.example/b.revlog" log="1abc"', { match: 'a', log: '1abc' }, {}],
];

/** A frame by what stands after its path. */
const FRAMES: readonly [
  match: string | null,
  search: string,
  hash: string,
  asked: object,
  options: object,
][] = [
  ['first-dawn', '', '', { locale: 'en' }, { at: 'start', theme: 'auto' }],
  ['first-dawn', '?at=r3t4p2&theme=dark&pov=ari', '', {}, { at: 'r3t4p2', theme: 'dark', pov: 'ari' }],
  ['first-dawn', '?at=r1&lang=el', '#at=r2', { locale: 'el' }, { at: 'r2' }],
  ['first-dawn', '', '#at=r3e~stay', {}, { at: 'r3e~stay' }],
  [null, '', '#log=1abc_-&at=r3t1', { origin: { match: null, log: '1abc_-', src: null } }, { at: 'r3t1' }],
  [
    null,
    '?src=https%3A%2F%2Fblog.example%2Fnight.revlog',
    '',
    { origin: { match: null, log: null, src: 'https://blog.example/night.revlog' } },
    {},
  ],
];

/** Addresses of moments, and what they name. */
const ADDRESSES: readonly [address: string, names: object][] = [
  ['start', { kind: 'start' }],
  ['end', { kind: 'end' }],
  ['r3', { round: 3, branch: null, place: { kind: 'deal' } }],
  ['r3d', { round: 3, place: { kind: 'deal' } }],
  ['r3x1', { round: 3, place: { kind: 'trade', number: 1 } }],
  ['r3v', { round: 3, place: { kind: 'check' } }],
  ['r3t4', { round: 3, place: { kind: 'lead', trick: 4 } }],
  ['r3t4p2', { round: 3, place: { kind: 'play', trick: 4, number: 2 } }],
  ['r3t4g1', { round: 3, place: { kind: 'revolt', trick: 4, number: 1 } }],
  ['r3e', { round: 3, place: { kind: 'rank' } }],
  ['r3t4p2~stay', { round: 3, branch: 'stay', place: { kind: 'play', trick: 4, number: 2 } }],
];

describe('what posts of version 1 hold', () => {
  it.each(ELEMENTS)('<revolution-replay %s>', (attributes, origin, options) => {
    document.body.innerHTML = `<i ${attributes}></i>`;
    const element = document.body.firstElementChild as HTMLElement;
    expect(originOf(element, FOLDER)).toMatchObject(origin);
    expect(readOptions(optionsOf(element))).toMatchObject(options);
  });

  it.each(FRAMES)('a frame of %s with %s%s', (match, search, hash, asked, options) => {
    const read = askedOf({ search, hash }, match, 'en');
    expect(read).toMatchObject(asked);
    expect(readOptions(read.options)).toMatchObject(options);
  });

  it.each(ADDRESSES)('the moment %s', (address, names) => {
    expect(parseAddress(address)).toMatchObject(names);
  });

  it('addresses on the site', () => {
    const place = { site: SITE, match: 'first-dawn', locale: 'el' } as const;
    expect(EMBED_FOLDER).toBe('embed/v1');
    expect(scriptOf(SITE)).toBe(`${SITE}embed/v1/revolution-replay.js`);
    expect(frameOf(place, 'at=r1')).toBe(`${SITE}el/embed/v1/first-dawn/?at=r1`);
    expect(frameOf({ ...place, locale: 'en' })).toBe(`${SITE}embed/v1/first-dawn/`);
    expect(linkFrameOf(SITE, 'en', 'log=1abc&at=r1')).toBe(`${SITE}embed/v1/#log=1abc&at=r1`);
    expect(pageOf(place, 'at=r1')).toBe(`${SITE}el/replay/first-dawn/#at=r1`);
  });
});

import { render } from 'preact-render-to-string';
import { describe, expect, it } from 'vitest';
import { RANKS, type SeenCard, SUITS } from '../../../src/cards/card.ts';
import { CardBack, CardFace } from '../../../src/view/card/CardFace.tsx';
import { CardSprite } from '../../../src/view/card/CardSprite.tsx';
import { rankText, symbolId } from '../../../src/view/card/symbols.ts';

const sprite = render(<CardSprite ranks={RANKS} jokers />);
const ids = [...sprite.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const ALL: SeenCard[] = [
  ...RANKS.flatMap((rank) => [...SUITS.map((suit) => `${rank}${suit}` as const), `${rank}?` as const]),
  'jo',
  '??',
];

describe('the sprite', () => {
  it('defines every card of the pack, known, half known and unknown, and the back', () => {
    expect(ids).toEqual(expect.arrayContaining([...ALL.map(symbolId), 'card-back']));
  });

  it('defines nothing twice', () => {
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('uses only what it defines', () => {
    const used = [...sprite.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(used.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('has no shape with a transform or a clip of its own, which a browser would look after in every frame', () => {
    expect(sprite).not.toMatch(/ transform=|<symbol|<svg[^>]*viewBox/);
  });

  it('holds only the ranks of the game, and a joker only where there may be one', () => {
    const small = render(<CardSprite ranks={['7', 'A']} />);
    expect(small).toContain('id="card-As"');
    expect(small).not.toMatch(/id="(card-8d|card-jo|figure-K)"/);
  });

  it('draws jack, queen, king and joker differently', () => {
    const figures = ['J', 'Q', 'K', 'jo'].map(
      (rank) => sprite.split(`id="figure-${rank}"`)[1]?.split('</g>')[0],
    );
    expect(new Set(figures).size).toBe(4);
    expect(figures).not.toContain(undefined);
  });
});

describe('a card', () => {
  it('is a picture with the name it is given', () => {
    expect(render(<CardFace card="Tc" label="ten of clubs" />)).toBe(
      '<svg class="playing-card" viewBox="0 0 60 84" role="img" aria-label="ten of clubs"><use href="#card-Tc"></use></svg>',
    );
  });

  it('is decoration without a name', () => {
    expect(render(<CardFace card="7?" class="small" />)).toBe(
      '<svg class="playing-card small" viewBox="0 0 60 84" aria-hidden="true"><use href="#card-7x"></use></svg>',
    );
  });

  it('lies face down', () => {
    expect(render(<CardBack label="a card" />)).toContain('href="#card-back"');
  });

  it('has a symbol of its own', () => {
    expect(new Set(ALL.map(symbolId)).size).toBe(ALL.length);
  });

  it('calls the ten by its number', () => {
    expect([rankText('T'), rankText('9')]).toEqual(['10', '9']);
  });
});

import { describe, expect, it } from 'vitest';
import { printSvg } from '../../src/charts/svg.ts';
import { titleMap } from '../../src/charts/title-map.ts';

const svg = printSvg(
  titleMap(
    {
      label: 'map',
      titles: ['King', 'Slave'],
      shares: [
        [0.75, 0.25],
        [0.1, 0.9],
      ],
      now: 'now',
      next: 'next',
    },
    (share) => `${share * 100}%`,
  ),
);

describe('titleMap', () => {
  it('has a field for every way from title to title, each with its share', () => {
    expect(svg).toContain('<title>King → Slave: 25%</title>');
    expect(svg.match(/class="cell/g)).toHaveLength(4);
  });

  it('is the darker the larger the share, and marks those that stay', () => {
    const shades = [...svg.matchAll(/class="(cell[^"]*)".*?fill-opacity="([\d.]+)"/g)].map(
      ([, name, shade]) => [name, Number(shade)],
    );
    expect(shades).toEqual([
      ['cell same', 0.68],
      ['cell', 0.23],
      ['cell', 0.09],
      ['cell same', 0.81],
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { drawTile } from '../../src/art/tile.ts';

const colours = { paper: '#ffffff', accent: '#8b2f1c', onAccent: '#fffffe' };
const set = (text: string) => ({ markup: `<path d="M0 0"/><!--${text}-->`, width: 20 });
const logo = (width: number, height: number) => ({
  bytes: Buffer.from('<svg/>'),
  type: 'image/svg+xml',
  width,
  height,
});

it.each([
  ['Boulangerie Martin', 'BM'],
  ['Les Ciseaux d’Alma', 'CA'],
  ['L’Aplomb', 'A'],
  ['L’Atelier de Zoé et Fils', 'AZ'],
  ['Au Bon Coin', 'BC'],
  ['Pain 24/7', 'P2'],
  ['Élan', 'É'],
  ['Chez', 'C'],
])('the initials of %s are %s', (name, initials) => {
  expect(drawTile({ name, colours }, set)).toContain(`<!--${initials}-->`);
});

describe('a tile', () => {
  it('has a logo on paper, up to a ratio of 1.3', () => {
    for (const [width, height] of [
      [40, 40],
      [130, 100],
      [100, 130],
    ] as const) {
      const svg = drawTile({ logo: logo(width, height), name: 'Alma', colours }, set);
      expect(svg).toContain('fill="#ffffff"');
      expect(svg).toContain(`href="data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}"`);
    }
  });

  it('has initials on the accent without a logo, and with a wide one', () => {
    for (const own of [undefined, logo(131, 100)]) {
      const svg = drawTile({ logo: own, name: 'Les Ciseaux d’Alma', colours }, set);
      expect(svg).toContain('<!--CA-->');
      expect(svg).toContain('fill="#8b2f1c"');
      expect(svg).not.toContain('<image');
    }
  });
});

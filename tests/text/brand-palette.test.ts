import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { starterFolder, trades } from '../../src/build/starters.ts';
import { describeBrand } from '../../src/cli/new/describe-brand.ts';
import { resolveManifest } from '../../src/model/resolve/resolve-manifest.ts';
import { brandTheme } from '../../src/text/brand-palette.ts';
import { contrast, oklchOf } from '../../src/text/colours.ts';

/** Colours of brands, in order: red brown, white, black, yellow, blue, green, orange, pink, grey and violet. */
const COLOURS = [
  '#8b2f1c',
  '#ffffff',
  '#000000',
  '#ffe600',
  '#1c4f8b',
  '#2e7d32',
  '#ff7a00',
  '#ff5fa2',
  '#808080',
  '#5b2a86',
];

/** Pairs of colours of texts and grounds, which need the minimum contrast of texts (WCAG 2.2, 1.4.3). */
const PAIRS = ['ink', 'muted', 'accent', 'cool'].flatMap((front) =>
  ['paper', 'surface', 'tint'].map((back) => [front, back]),
);

function themeOf(trade: string): { light: object; dark: object } {
  return JSON.parse(readFileSync(path.join(starterFolder(trade), 'site.manifest.json'), 'utf8')).theme;
}

function leastContrast(scheme: unknown): number {
  const at = (name = '') => (scheme as Record<string, string>)[name] ?? '';
  const pairs = [...PAIRS, ['onAccent', 'accent'], ['onCool', 'cool']];
  return Math.min(...pairs.map(([front, back]) => contrast(at(front), at(back))));
}

/** Returns the angle between two hues, in degrees. */
function turn(one: string, other: string): number {
  const degrees = ((oklchOf(one).hue - oklchOf(other).hue) * 180) / Math.PI;
  return Math.abs(((degrees + 540) % 360) - 180);
}

describe('the colour of a brand', () => {
  it.each(trades())('is readable on every ground of %s, and keeps its hue', (trade) => {
    for (const brand of COLOURS) {
      const { theme, accents } = brandTheme(themeOf(trade), brand);
      expect(leastContrast(theme.light), brand).toBeGreaterThanOrEqual(4.5);
      expect(leastContrast(theme.dark), brand).toBeGreaterThanOrEqual(4.5);
      const coloured = accents.filter(({ accent }) => oklchOf(accent).chroma > 0.03);
      for (const { accent } of coloured) expect(turn(accent, brand), `${brand} ${accent}`).toBeLessThan(6);
    }
  });

  it('is reported as one colour for each scheme, with its contrast and that of the original', async () => {
    const said = COLOURS.map((brand) => describeBrand(brand, brandTheme(themeOf('boulangerie'), brand).accents));
    await expect(said.join('\n')).toMatchFileSnapshot('brand-palette/ten-colours.txt');
  });

  it('is reported once if it is the same in both schemes', () => {
    const { accents } = brandTheme(themeOf('restaurant'), '#000000');
    expect(describeBrand('#000000', accents)).toMatch(/^Colour #000000:\n {2}both schemes: #898989, lighter /);
  });
});

it('is a key of the manifest, which gives all colours their hue at any time', () => {
  const file = path.join(starterFolder('macon'), 'site.manifest.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as { theme: object };
  const theme = { ...manifest.theme, brand: '#2e7d32' };
  expect(resolveManifest({ ...manifest, theme }).manifest.theme.light.accent).toBe('#207126');
});

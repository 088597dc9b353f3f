import { describe, expect, it } from 'vitest';
import { contrast, mix } from '../../../src/text/colours.ts';
import { coolGroundTokens, darkTokens, inkGroundTokens, lightTokens } from '../../../src/ui/styles/tokens.ts';
import { fixtureSite } from '../../fixtures/fixture-site.ts';

const { theme } = fixtureSite().model.manifest;

const palettes = {
  light: lightTokens(theme),
  dark: darkTokens(theme),
  'ink ground': inkGroundTokens(theme),
  'cool ground': coolGroundTokens(theme),
};

describe('contrast', () => {
  it('is 21 between black and white and 1 between equal colours', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrast('#b23f1b', '#b23f1b')).toBe(1);
  });

  it('accepts the lightest grey that passes on white', () => {
    expect(contrast('#767676', '#ffffff')).toBeGreaterThan(4.5);
    expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
  });
});

it('mixes half of white into black', () => {
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

describe.each(Object.entries(palettes))('the %s tokens', (name, tokens) => {
  const grounds = ['paper', 'surface', 'tint'] as const;
  const read = (token: string) => tokens[token] ?? '';
  // A strip in the cool colour only has headings and a few lines, so AA is enough, also on its raised surface.
  const body = name === 'cool ground' ? 4.5 : 7;

  it.each(grounds)('keep text readable and a control visible on %s', (ground) => {
    expect(contrast(read('ink'), read(ground))).toBeGreaterThanOrEqual(body);
    for (const colour of ['muted', 'cool', 'error']) {
      expect(contrast(read(colour), read(ground)), colour).toBeGreaterThanOrEqual(4.5);
    }
    expect(contrast(read('accent'), read(ground))).toBeGreaterThanOrEqual(3);
  });

  it('keep the text of buttons readable', () => {
    expect(contrast(read('on-accent'), read('accent'))).toBeGreaterThanOrEqual(4.5);
    expect(contrast(read('on-cool'), read('cool'))).toBeGreaterThanOrEqual(4.5);
  });
});

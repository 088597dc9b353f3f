import { describe, expect, it } from 'vitest';
import { rule } from '../../../src/check/rules/theme/contrast.ts';
import type { SiteIndex } from '../../../src/check/site-index/site-index.ts';
import { contrast } from '../../../src/text/colours.ts';

describe('the contrast of two colours', () => {
  // Computed with the formula of WCAG 2.2.
  it.each([
    ['#ffffff', '#000000', 21],
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.478],
    ['#ff0000', '#ffffff', 3.998],
    ['#00ff00', '#ffffff', 1.372],
    ['#0000ff', '#ffffff', 8.592],
    ['#0a0a0a', '#000000', 1.061],
    ['#123456', '#123456', 1],
  ])('of %s and %s is %f', (one, other, ratio) => {
    expect(contrast(one, other)).toBeCloseTo(ratio, 3);
  });
});

describe('theme/contrast', () => {
  const good = {
    paper: '#ffffff',
    surface: '#ffffff',
    tint: '#ffffff',
    ink: '#000000',
    muted: '#000000',
    cool: '#000000',
    onCool: '#ffffff',
    accent: '#000000',
    onAccent: '#ffffff',
  };

  /** Returns the findings after some colours are changed. */
  function found(light: Record<string, unknown>, dark: Record<string, unknown> = {}) {
    const manifest = { theme: { light: { ...good, ...light }, dark: { ...good, ...dark } } };
    const site = { manifest, at: (pointer: string) => pointer } as unknown as SiteIndex;
    return [...rule.check(site)].map(({ place, args }) => [place, args]);
  }

  it('reports the colour that most failures share, and the worst of them', () => {
    expect(found({})).toEqual([]);
    expect(found({ muted: '#777777', tint: '#eeeeee' })).toEqual([
      ['/theme/light/muted', { front: 'muted', back: 'tint', ratio: '3.85', needed: 4.5, mode: 'light' }],
    ]);
    expect(found({}, { onAccent: '#333333' })).toEqual([
      ['/theme/dark/onAccent', { front: 'onAccent', back: 'accent', ratio: '1.66', needed: 4.5, mode: 'dark' }],
    ]);
    expect(found({ tint: '#222222' }).map(([place]) => place)).toEqual(['/theme/light/tint']);
  });

  it('reports each colour with a failure of its own', () => {
    expect(found({ muted: '#aaaaaa', onAccent: '#222222' }).map(([place]) => place)).toEqual([
      '/theme/light/muted',
      '/theme/light/onAccent',
    ]);
  });

  it('rounds down, and requires less for anything but text', () => {
    expect(found({ ink: '#777777', surface: '#ffffff' })[0]?.[1]).toMatchObject({ ratio: '4.47' });
    expect(found({ accent: '#949494', onAccent: '#000000' })).toEqual([]);
    expect(found({ accent: '#959595', onAccent: '#000000' })).toEqual([
      ['/theme/light/accent', { front: 'accent', back: 'paper', ratio: '2.99', needed: 3, mode: 'light' }],
    ]);
  });

  it('reports nothing about missing colours', () => {
    expect(found({ muted: undefined, ink: 3 })).toEqual([]);
  });
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawFavicon, drawMark } from '../../src/art/logo.ts';
import { drawMockup } from '../../src/art/mockup.ts';
import { type Trade, tradeSites } from '../../src/art/mockup-sites.ts';
import { drawPortrait } from '../../src/art/portrait.ts';
import { parseSvg, unpainted } from './svg.ts';

describe('drawMockup', () => {
  it.each(Object.keys(tradeSites) as Trade[])('draws the site of a %s in both frames', (trade) => {
    for (const frame of ['browser', 'phone'] as const) {
      const svg = drawMockup({ trade, frame });
      parseSvg(svg);
      expect(unpainted(svg)).toEqual([]);
      expect(svg.length).toBeLessThan(8000);
    }
  });

  it('contains no word to translate', () => {
    expect(parseSvg(drawMockup({ trade: 'bakery', frame: 'browser' })).querySelector('text')).toBeNull();
  });
});

describe('drawPortrait', () => {
  it('knows three people, and starts over', () => {
    const people = [0, 1, 2, 3].map((person) => drawPortrait({ person, slug: 'a' }));
    for (const person of people) parseSvg(person);
    expect(new Set(people).size).toBe(3);
  });
});

it('draws a mark and a favicon', () => {
  for (const svg of [drawMark(), drawFavicon()]) {
    parseSvg(svg);
    expect(svg.length).toBeLessThan(1200);
  }
});

// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { drawFavicon, drawMark } from '../../src/art/logo.ts';
import { drawPortrait } from '../../src/art/portrait.ts';
import { parseSvg } from './svg.ts';

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

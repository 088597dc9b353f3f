import { describe, expect, it } from 'vitest';
import { drawFavicon, drawMark, logoShape } from '../../src/art/logo.ts';
import { drawPortrait } from '../../src/art/portrait.ts';
import { parseSvg } from './svg.ts';

describe('drawPortrait', () => {
  it('has three people, then starts over', () => {
    const people = [0, 1, 2, 3].map((person) => drawPortrait({ person, slug: 'a' }));
    for (const person of people) parseSvg(person);
    expect(new Set(people).size).toBe(3);
  });

  it('draws two eyes, and the mouth away from the line of the jaw', () => {
    for (const person of [0, 1, 2]) {
      const svg = drawPortrait({ person, slug: 'a' });
      const [, eyes = ''] = /class="k" d="([^"]*)"/.exec(svg) ?? [];
      expect(eyes.match(/M/g)).toHaveLength(2);
      expect(Number(/M72 (\d+)q/.exec(svg)?.[1])).toBeLessThan(104);
    }
  });

  it('draws no outlines, like the shop fronts', () => {
    for (const person of [0, 1, 2]) expect(drawPortrait({ person, slug: 'a' })).toContain('<g stroke-width="0"');
  });

  it('only gives craftspeople an apron', () => {
    const aprons = [0, 1, 2].map((person) => drawPortrait({ person, slug: 'a' }).includes('l-8 40h72l-8-40'));
    expect(aprons).toEqual([true, true, false]);
  });
});

it('draws a mark and a favicon', () => {
  for (const svg of [drawMark(), drawFavicon()]) {
    parseSvg(svg);
    expect(svg.length).toBeLessThan(1200);
    // The header draws the same shape (`shell/frame/Logo.tsx`).
    for (const path of Object.values(logoShape)) expect(svg).toContain(path);
  }
});

import { describe, expect, it } from 'vitest';
import chain from '../../schemas/chain.schema.json' with { type: 'json' };
import frontMatter from '../../schemas/front-matter.schema.json' with { type: 'json' };
import { type Hue, huePaints } from '../../src/art/backgrounds.ts';
import { drawBanner, drawMotif } from '../../src/art/banner.ts';
import { inkColour } from '../../src/art/ink.ts';
import { type MotifName, motifs } from '../../src/art/motifs/motifs.ts';

/** Parses an SVG as strictly as a browser parses an image; throws if it is not well-formed. Needs jsdom. */
function parseSvg(svg: string): Element {
  const root = new DOMParser().parseFromString(svg, 'image/svg+xml').documentElement;
  if (root.querySelector('parsererror') || root.localName !== 'svg') throw new Error(`Not an SVG: ${root.textContent}`);
  return root;
}

/** Returns the classes in a drawing that its own style sheet does not define. */
function unpainted(svg: string): string[] {
  const used = new Set([...svg.matchAll(/class="([^"]+)"/g)].map((match) => match[1] ?? ''));
  return [...used].filter((name) => !svg.includes(`.${name}{`));
}

const named = frontMatter.properties.drawing.items.enum as MotifName[];

describe('motifs', () => {
  it('are exactly those of the schema', () => {
    expect(Object.keys(motifs).sort()).toEqual([...named].sort());
  });

  it.each(named)('%s is drawn with painted shapes only', (name) => {
    const svg = drawMotif(name);
    expect(parseSvg(svg).querySelectorAll('path,rect,circle').length).toBeGreaterThanOrEqual(2);
    expect(unpainted(svg)).toEqual([]);
  });
});

describe('drawBanner', () => {
  it.each(named)(
    'stays under 4 kB with %s in the middle, with edges in the colours of the things, not of ink',
    (name) => {
      const svg = drawBanner({ motifs: [name, 'globe', 'checklist'], hue: 'petrole', slug: `guide-${name}` });
      parseSvg(svg);
      expect(unpainted(svg)).toEqual([]);
      expect(svg.length).toBeLessThanOrEqual(4096);
      expect(svg).not.toContain(`stroke="${inkColour}"`);
      expect(svg).not.toContain(`stroke:${inkColour}`);
    },
  );

  it('places the three motifs: middle, left, right', () => {
    const svg = drawBanner({ motifs: ['key', 'bread', 'cloud'], hue: 'safran', slug: 'a' });
    const left = (name: MotifName) =>
      Number(/translate\(([\d.]+) [\d.]+\) scale\([\d.]+\)"[^>]*>$/.exec(svg.slice(0, svg.indexOf(motifs[name])))?.[1]);
    expect(left('bread')).toBeLessThan(left('key'));
    expect(left('key')).toBeLessThan(left('cloud'));
  });

  it('draws the same picture for the same guide, and different ones for others', () => {
    const draw = (slug: string) => drawBanner({ motifs: ['key', 'bread', 'cloud'], hue: 'safran', slug });
    expect(draw('one')).toBe(draw('one'));
    expect(draw('one')).not.toBe(draw('two'));
  });

  it('shades its motifs within their own shapes, and nothing outside of them', () => {
    const svg = parseSvg(drawBanner({ motifs: ['key', 'bread', 'cloud'], hue: 'safran', slug: 'a' }));
    const things = svg.querySelector(svg.querySelector('mask use')?.getAttribute('href') ?? 'none');
    expect(things?.children).toHaveLength(3);
    expect(svg.querySelector(`[mask="url(#${svg.querySelector('mask')?.id})"]`)?.getAttribute('class')).toBe('d');
  });

  it.each(chain.properties.hue.enum as Hue[])('has separate dark colours in %s', (hue) => {
    const svg = drawBanner({ motifs: ['key', 'bread', 'cloud'], hue, slug: 'a' });
    const night = svg.slice(svg.indexOf('prefers-color-scheme:dark'));
    expect(night).toContain(huePaints(hue).a?.[1]);
  });
});

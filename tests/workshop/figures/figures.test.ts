import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDrawing } from '../../../src/model/pictures/read-drawing.ts';
import type { Theme } from '../../../src/model/types.generated.ts';
import { type Figure, figure, text } from '../../../src/workshop/figures/kit/draw.ts';
import { measure, wrap } from '../../../src/workshop/figures/kit/measure.ts';
import { drawSection, sectionsIn } from '../../../src/workshop/figures/kit/sections.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const { theme, chains } = JSON.parse(readFileSync(path.join(root, 'site.manifest.json'), 'utf8')) as {
  theme: Theme;
  chains: { id: string }[];
};
const folder = path.join(root, 'src/workshop/figures');
const sections = sectionsIn(readdirSync(folder));

describe('the figures of the guides', () => {
  it('belong to sections of the site', () => {
    expect(sections.filter((section) => !chains.some(({ id }) => id === section))).toEqual([]);
  });

  it.each(sections)('of %s are the files that their source draws, and nothing else', async (section) => {
    const { figures } = (await import(path.join(folder, `${section}.ts`))) as { figures: Figure[] };
    const drawn = drawSection({ section, figures, theme });
    for (const { file, svg } of drawn) {
      expect(readFileSync(path.join(root, 'content', file), 'utf8'), `${file}: npm run make -- figures`).toBe(svg);
      expect(readDrawing(svg).errors).toEqual([]);
    }
    const there = readdirSync(path.join(root, 'content/media/figures', section)).sort();
    expect(there).toEqual(drawn.map(({ file }) => path.basename(file)).sort());
  });
});

describe('drawSection', () => {
  const section = 'essai';

  it('refuses a figure that is too heavy, a name twice, and a name that is no file’s', () => {
    const heavy = figure({ name: 'lourd', title: 'x' }, text('mot '.repeat(4000)));
    const light = figure({ name: 'leger', title: 'x' }, text('mot'));
    expect(() => drawSection({ section, figures: [heavy], theme })).toThrow(/essai\/lourd: \d+ bytes/);
    expect(() => drawSection({ section, figures: [light, light], theme })).toThrow('two figures are called "leger"');
    expect(() => drawSection({ section, figures: [{ ...light, name: 'Léger' }], theme })).toThrow('no name of a file');
  });
});

describe('a figure', () => {
  const draw = (...words: string[]) =>
    figure({ name: 'x', title: 'A & B' }, ...words.map((one) => text(one))).draw(theme);

  it('is as high as its parts, and names itself', () => {
    const height = (svg: string) => Number(/height="(\d+)"/.exec(svg)?.[1]);
    expect(height(draw('un', 'deux'))).toBeGreaterThan(height(draw('un')));
    expect(draw('un')).toContain('<title>A &amp; B</title>');
  });

  it('declares the colours that it uses by day and by night, and no others', () => {
    const svg = draw('un');
    expect(svg).toContain(`text{fill:${theme.light.ink}}`);
    expect(svg).toContain(`@media(prefers-color-scheme:dark){text{fill:${theme.dark.ink}}`);
    expect(svg).not.toContain(theme.light.accent);
  });
});

describe('wrap', () => {
  const lettering = { size: 18 };

  it('breaks a text between words, and a word where nothing else fits', () => {
    const lines = wrap('une phrase de quelques mots anticonstitutionnellement', 120, lettering);
    expect(lines.length).toBeGreaterThan(3);
    for (const line of lines) expect(measure(line, lettering)).toBeLessThanOrEqual(120);
    expect(lines.join('').replaceAll(' ', '')).toBe('unephrasedequelquesmotsanticonstitutionnellement');
  });

  it('ends a line at a line feed', () => {
    expect(wrap('un\ndeux', 400, lettering)).toEqual(['un', 'deux']);
  });
});

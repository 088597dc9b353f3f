import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../../src/build/load-site.ts';
import { type MappedRoute, mapSite } from './map-site.ts';

let pages: MappedRoute[] = [];

beforeAll(async () => {
  const { model, sources } = loadSite(path.resolve(import.meta.dirname, '../../..'));
  if (!model) throw new Error('the site of this repository cannot be shown');
  pages = await mapSite(model, sources);
});

const picturesOf = ({ map }: MappedRoute) =>
  map.blocks.flatMap(({ texts }) => texts).filter(({ attribute }) => attribute === 'src');
const textsOf = ({ map }: MappedRoute) =>
  map.blocks.flatMap(({ texts }) => texts).filter(({ attribute }) => attribute === undefined);

describe('the map of this site', () => {
  it('is verified by equal bytes on every route', () => {
    expect(pages.filter(({ clean, stripped }) => clean !== stripped).map(({ route }) => route)).toEqual([]);
    expect(pages.flatMap(({ map }) => map.blocks.filter(({ exact }) => !exact).map(({ key }) => key))).toEqual([]);
  });

  it('maps every text to its field or to a computed kind, and signs alone to their section', () => {
    const texts = pages.flatMap(textsOf);
    const toField = texts.filter(({ origins }) => origins.length > 0);
    const computed = texts.filter(({ origins, computed }) => origins.length === 0 && computed);
    const rest = texts.filter(({ origins, computed }) => origins.length === 0 && !computed);
    const [clean, marked, map] = (['clean', 'marked', 'map'] as const).map((key) =>
      (pages.reduce((sum, { took }) => sum + took[key], 0) / pages.length).toFixed(1),
    );
    process.stdout.write(
      `map of ${pages.length} pages: ${toField.length} texts to a field, ${computed.length} worked out, ${rest.length} to their section; ${clean} ms a page, ${marked} ms with its marks, ${map} ms the map\n`,
    );
    expect([...new Set(rest.map(({ text }) => text.trim()))].filter((text) => /[\p{L}\p{N}]/u.test(text))).toEqual([]);
    expect(computed.length / texts.length).toBeLessThan(0.03);
    expect(toField.length / texts.length).toBeGreaterThan(0.97);
  });

  it('shows no value of the manifest that is not in the data of the page', () => {
    const shownIn = ({ map }: MappedRoute) =>
      map.blocks
        .flatMap(({ texts }) => texts.flatMap(({ origins }) => origins))
        .filter(({ file }) => file === 'manifest');
    const missed = pages.flatMap((page) => shownIn(page).filter(({ pointer = '' }) => !page.read.has(pointer)));
    expect([...new Set(missed.map(({ pointer }) => pointer))]).toEqual([]);
    const readers = pages.filter(({ read }) => read.has('/facts/siteBuilderRange/value'));
    expect(readers.length).toBeLessThan(pages.length / 2);
  });

  it('maps every picture to the field that names it', () => {
    const pictures = pages.flatMap(picturesOf);
    expect(pictures.length).toBeGreaterThan(100);
    expect(pictures.filter(({ origins }) => origins.length === 0).map(({ text }) => text)).toEqual([]);
  });

  it('uses each reason for which a text has no field', () => {
    const reasons = new Set(pages.flatMap(textsOf).flatMap(({ computed }) => computed ?? []));
    expect([...reasons].sort()).toEqual(['date', 'hours', 'neighbour', 'number', 'reading-time', 'year']);
  });
});

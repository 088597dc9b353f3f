import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../../../src/publish/load-site.ts';
import { type MappedRoute, mapSite } from './map-site.ts';

let pages: MappedRoute[] = [];

beforeAll(async () => {
  const { model, sources } = loadSite(path.resolve(import.meta.dirname, '../../..'));
  if (!model) throw new Error('the site of this repository cannot be shown');
  pages = await mapSite(model, sources);
}, 120_000);

describe('the map of this site', () => {
  it('is proved by equal bytes on every route, but where a text is written into an address', () => {
    const differing = pages.filter(({ clean, stripped }) => clean !== stripped).map(({ route }) => route);
    expect(differing).toEqual(['/maquette-offerte/:domain']);
  });

  it('leads nearly every text to its field', () => {
    const texts = pages
      .flatMap(({ map }) => map.blocks.flatMap((block) => block.texts))
      .filter(({ attribute }) => !attribute);
    const mapped = texts.filter(({ origins }) => origins.length > 0);
    expect(mapped.length / texts.length).toBeGreaterThan(0.97);
  });
});

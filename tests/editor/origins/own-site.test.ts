import path from 'node:path';
import { expect, it } from 'vitest';
import { loadSite } from '../../../src/build/load-site.ts';
import { type MappedRoute, mapSite } from './map-site.ts';

const textsOf = ({ map }: MappedRoute) => map.blocks.flatMap(({ texts }) => texts);

it('maps the texts and pictures of this site to their fields or to a reason, which equal bytes on every route verify', async () => {
  const { model, sources } = loadSite(path.resolve(import.meta.dirname, '../../..'));
  if (!model) throw new Error('the site of this repository cannot be shown');
  const pages = await mapSite(model, sources);
  expect(pages.filter(({ clean, stripped }) => clean !== stripped).map(({ route }) => route)).toEqual([]);
  expect(pages.flatMap(({ map }) => map.blocks.filter(({ exact }) => !exact).map(({ key }) => key))).toEqual([]);

  const texts = pages.flatMap(textsOf).filter(({ attribute }) => attribute === undefined);
  const toField = texts.filter(({ origins }) => origins.length > 0);
  const others = texts.filter(({ origins }) => origins.length === 0);
  const computed = others.flatMap((text) => text.computed ?? []);
  // Only signs may lead to their section.
  const rest = new Set(others.filter((text) => !text.computed).map(({ text }) => text.trim()));
  expect([...rest].filter((text) => /[\p{L}\p{N}]/u.test(text))).toEqual([]);
  expect(computed.length / texts.length).toBeLessThan(0.03);
  expect(toField.length / texts.length).toBeGreaterThan(0.97);
  const reasons = new Set(texts.flatMap((text) => text.computed ?? []));
  expect([...reasons].sort()).toEqual(['date', 'hours', 'neighbour', 'number', 'reading-time', 'year']);

  const pictures = pages.flatMap(textsOf).filter(({ attribute }) => attribute === 'src');
  expect(pictures.length).toBeGreaterThan(100);
  expect(pictures.filter(({ origins }) => origins.length === 0).map(({ text }) => text)).toEqual([]);

  // No value of the manifest is shown that is not in the data of the page.
  const shownIn = (page: MappedRoute) => textsOf(page).flatMap(({ origins }) => origins);
  const missed = pages.flatMap((page) =>
    shownIn(page).filter(({ file, pointer = '' }) => file === 'manifest' && !page.read.has(pointer)),
  );
  expect([...new Set(missed.map(({ pointer }) => pointer))]).toEqual([]);
  const readers = pages.filter(({ read }) => read.has('/facts/siteBuilderRange/value'));
  expect(readers.length).toBeLessThan(pages.length / 2);
});

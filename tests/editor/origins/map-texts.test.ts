import { expect, it } from 'vitest';
import { mapMarked } from '../../../src/editor/origins/map-texts.ts';
import type { ShownField } from '../../../src/editor/origins/origin.ts';
import type { HtmlText } from '../../../src/editor/origins/read-html.ts';
import type { SiteOrigins } from '../../../src/editor/origins/site-origins.ts';
import { baseManifest } from '../../fixtures/fixture-site.ts';
import { fromPartial } from '../../from-partial.ts';
import { GUIDE_ROUTE, mapBaseSite } from './map-base-site.ts';

const field = (pointer: string, text: string) => ({ file: 'manifest', pointer, text }) as ShownField;
const site = fromPartial<SiteOrigins>({ typedAt: () => undefined, model: {} });

it('counts the characters after an emoji in the same units as its ranges', () => {
  const run = (number: number, start: number, end: number) => ({ number, start, end, opens: true, closes: true });
  const text = '🙂🙂 — abc';
  const fields = [[field('/a', '🙂🙂')], [field('/b', 'abc')]];
  const shown = { text, runs: [run(0, 0, 4), run(1, 7, 10)] } as HtmlText;
  const [entry] = mapMarked([shown], fields, site);
  expect(entry?.computed).toBeUndefined();
  expect(entry?.origins.map(({ pointer, start, end }) => [pointer, text.slice(start, end)])).toEqual([
    ['/a', '🙂🙂'],
    ['/b', 'abc'],
  ]);
});

it('finds a contracted preposition with the value after it, in fields and in Markdown', async () => {
  const { business } = baseManifest() as { business: { address: object } };
  const manifest = { business: { ...business, address: { ...business.address, city: 'Le Mans' } } };
  const typed = 'Maçons à {{business.address.city}}';
  const hero = { type: 'hero', heading: 'Titre', lead: typed };
  const [home, guide] = await Promise.all([
    mapBaseSite('/', { manifest, sections: [hero] }),
    mapBaseSite(GUIDE_ROUTE, { manifest, body: `${typed}.\n` }),
  ]);
  for (const { map } of [home, guide]) {
    const entry = map.blocks.flatMap(({ texts }) => texts).find(({ text }) => text.startsWith('Maçons au Mans'));
    expect(entry?.origins.map(({ pointer, start, end }) => [pointer, entry.text.slice(start, end)])).toContainEqual([
      '/business/address/city',
      'au Mans',
    ]);
  }
});

import path from 'node:path';
import { expect, it } from 'vitest';
import { createModel } from '../../../src/blocks/create-model.ts';
import type { TextOrigin } from '../../../src/editor/origins-protocol.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import { resolveManifest } from '../../../src/model/resolve/resolve-manifest.ts';
import { schemaNamed } from '../../../src/model/schema/schemas.ts';
import { visit } from '../../../src/model/schema/visit.ts';
import { isFull } from '../../browser/routes.ts';
import { fixtureSources } from '../../fixtures/fixture-site.ts';
import { mapSite, NOT_FOUND } from './map-site.ts';

const TOKEN = /zq(\d+)z/g;

/** Adds a unique word to every text of a manifest. Returns the pointers of the texts, by the number in the word. */
function addTokens(manifest: object): string[] {
  const pointers: string[] = [];
  const texts = [...visit({ value: manifest, schema: schemaNamed('site') })].filter(
    // Names of facts are only shown in the editor.
    ({ value, schema, pointer }) =>
      typeof value === 'string' && schema['x-kind'] === 'text' && !/^\/facts\/[^/]+\/label$/.test(pointer),
  );
  for (const { value, pointer, parent, key } of texts) {
    const holder = parent?.value as Record<string | number, unknown>;
    holder[key ?? ''] = `${value} zq${pointers.push(pointer) - 1}z`;
  }
  return pointers;
}

/** Yields the tokens of a text that lead to a wrong field, or to several. */
function* misled({ text, origins }: TextOrigin, pointers: readonly string[]): Generator<string> {
  for (const { 0: token, 1: number, index } of text.matchAll(TOKEN)) {
    const around = origins.filter(({ start, end }) => start <= index && index + token.length <= end);
    const found = [...new Set(around.map(({ pointer }) => pointer))].join(', ');
    if (found !== pointers[Number(number)]) yield `${pointers[Number(number)]}: ${found || 'nothing'}`;
  }
}

const ownSite = () => readSite(path.resolve(import.meta.dirname, '../../..'), () => undefined);
const sites = { 'the fixture site': () => fixtureSources(), ...(isFull && { 'the site of this repository': ownSite }) };

it.each(Object.entries(sites))(
  'maps a text of the manifest to the exact field, wherever pages of %s show it',
  async (_, read) => {
    const sources = read();
    let pointers: string[] = [];
    const model = createModel(sources, (data) => {
      const resolved = resolveManifest(data);
      pointers = addTokens(resolved.manifest);
      return resolved;
    });
    const guides = [...model.guides.keys()].slice(0, 5);
    const pages = await mapSite(model, sources, [...model.pages.keys(), ...guides, NOT_FOUND]);
    const texts = pages.flatMap(({ map }) => [
      ...map.blocks.flatMap((block) => [...block.texts, ...(block.later ?? [])]),
      ...map.overlays.flatMap((overlay) => overlay.texts),
    ]);
    expect(pages.filter(({ clean, stripped }) => clean !== stripped).map(({ route }) => route)).toEqual([]);
    expect([...new Set(texts.flatMap((text) => [...misled(text, pointers)]))]).toEqual([]);
    const shown = new Set(texts.flatMap(({ text }) => [...text.matchAll(TOKEN)].map(([, number]) => Number(number))));
    // Titles and descriptions of pages are in their heads, which are not mapped.
    const inBodies = [...pointers.keys()].filter(
      (at) => !/^\/pages\/\d+\/(?:title|description)$/.test(pointers[at] ?? ''),
    );
    const leading = inBodies.filter((at) => shown.has(at));
    expect(leading.length / inBodies.length).toBeGreaterThan(0.75);
  },
);

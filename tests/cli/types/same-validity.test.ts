import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { projectRoot as root } from '../../../src/build/project.ts';
import { editorSchema } from '../../../src/cli/types/editor-schema.ts';
import { createAjv, DATE, ROOTS } from '../../../src/model/schema/create-ajv.ts';
import { fc } from '../../fast-check.ts';

const base = createAjv().getSchema(ROOTS.site);
const ajv = new Ajv2020({ strict: false, unicode: false, ownProperties: true, logger: false });
ajv.addFormat('date', DATE);
const editor = ajv.compile(JSON.parse(editorSchema()));

function read(file: string): unknown {
  return JSON.parse(readFileSync(path.join(root, file), 'utf8'));
}

/** Reads a manifest without the site's own blocks, which the engine's schemas do not cover. */
function readManifest(site: string): unknown {
  const isOwn = ({ type }: { type: string }) => type.startsWith('site-');
  const manifest = read(path.join(site, 'site.manifest.json')) as { pages: { sections: { type: string }[] }[] };
  const pages = manifest.pages.map((page) => ({ ...page, sections: page.sections.filter((one) => !isOwn(one)) }));
  return { ...manifest, pages };
}

/** Whether a block has an unknown type. Only `check` reports this; the schema for text editors accepts it. */
function hasUnknownType(): boolean {
  return (
    base?.errors?.some(({ keyword, params }) => keyword === 'discriminator' && params.error === 'mapping') ?? false
  );
}

function expectSame(data: unknown): boolean {
  const accepted = base?.(data) === true;
  if (hasUnknownType()) return false;
  expect(editor(data)).toBe(accepted);
  return accepted;
}

/** Returns the pointers of every value of a document, as lists of keys. */
function placesOf(value: unknown, at: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, child]) => placesOf(child, [...at, key]))];
}

/** Returns a copy in which one value is replaced, or left out. */
function changed(value: unknown, [key, ...rest]: string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy = Array.isArray(value) ? [...value] : { ...(value as object) };
  const holder = copy as Record<string, unknown>;
  const child = changed(holder[key], rest, put);
  if (child !== undefined) holder[key] = child;
  else if (Array.isArray(copy)) copy.splice(Number(key), 1);
  else delete holder[key];
  return copy;
}

const sites = [
  '',
  ...readdirSync(path.join(root, 'src/starters'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/starters/${name}`),
  'tests/fixtures/base',
];

describe('the schema for text editors', () => {
  it.each(sites)('accepts the manifest of ./%s like the base schemas', (site) => {
    expect(expectSame(readManifest(site))).toBe(true);
  });

  it('agrees with the base schemas if any value is changed or missing', () => {
    const manifest = read('site.manifest.json');
    const places = placesOf(manifest);
    const odd = fc.constantFrom<unknown>(
      undefined,
      null,
      '',
      'x',
      '/contact',
      '{{facts.x}}',
      0,
      -1,
      2.5,
      true,
      [],
      {},
      ['x'],
      { type: 'hero' },
      { id: 'x' },
      'hero',
      'faq',
      '2026-02-30',
    );
    let [tried, refused] = [0, 0];
    fc.assert(
      fc.property(fc.constantFrom(...places), odd, (place, put) => {
        tried += 1;
        if (!expectSame(changed(manifest, place, put))) refused += 1;
      }),
    );
    // The number of attempts depends on the available time.
    expect(refused / tried).toBeGreaterThan(0.1);
  });

  it('rejects an unknown key if the base schemas do', () => {
    const manifest = read('site.manifest.json');
    const objects = placesOf(manifest).filter((place) => {
      const value = place.reduce((holder, key) => (holder as Record<string, unknown>)[key], manifest);
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...objects),
        fc.constantFrom('titel', 'id', 'type', 'heading', 'constructor'),
        (place, key) => {
          expectSame(changed(manifest, [...place, key], 'x'));
        },
      ),
    );
  });
});

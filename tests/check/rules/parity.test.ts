import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/check/rules/registry.ts';
import { catalogueOf } from '../../../src/diagnostics/catalogue/catalogue.ts';
import type { Catalogue, CatalogueEntry } from '../../../src/diagnostics/catalogue/words.ts';
import { filesBelow } from '../../../src/model/read/files-below.ts';
import { explainedKeywords } from '../../../src/model/schema/explain-errors.ts';
import { readSchemas, type Schema } from '../../../src/model/schema/schemas.ts';
import { BY_PATTERN as suggested } from '../../../src/model/schema/suggest.ts';
import { BY_PATTERN as made } from '../../random/make-string.ts';
import { fixtures } from '../fixtures.ts';

const fr = catalogueOf('fr');
const en = catalogueOf('en');
const ruleFolder = path.resolve(import.meta.dirname, '../../../src/check/rules');

/**
 * Codes that no rule reports: they are found while the site is read and validated, by the engine itself, and while
 * photos are fetched.
 */
const STRUCTURAL = /^(?:manifest|file|json|front-matter|figure|schema|block|photo)\/|^checks\/useless-silencer$/;

/** Codes with kinds, some of whose findings have no kind and use the general words. */
const ALSO_WITHOUT_KIND = new Set([
  'fact/unknown',
  'link/unknown-anchor',
  'link/unknown-page',
  'reference/unknown',
  'schema/missing-key',
  'schema/too-short',
]);

const placeholders = (text: string) => [...text.matchAll(/\{(\w+(?::\w+)?)\}/g)].map(([whole]) => whole).sort();

/** Returns the words of every code and of each of its kinds. */
const wordsIn = ({ entries }: Catalogue): Map<string, CatalogueEntry> =>
  new Map(
    Object.entries(entries).flatMap(([code, words]) => [
      [code, words] as const,
      ...Object.entries(words.kinds ?? {}).map(([kind, ofKind]) => [`${code}/${kind}`, ofKind] as const),
    ]),
  );

describe('codes', () => {
  it('have words in French and in English, with the same arguments', () => {
    const unnamed = rules.filter(({ code }) => !Object.hasOwn(fr.entries, code)).map(({ code }) => code);
    expect(unnamed, 'rules without words in diagnostics/catalogue/fr.ts').toEqual([]);
    expect([...wordsIn(en).keys()]).toEqual([...wordsIn(fr).keys()]);
    for (const [code, { message }] of wordsIn(fr)) {
      // The schemas only have French names of placeholders and titles, so the English message names the key.
      const inEnglish = (wordsIn(en).get(code)?.message ?? '').replace('{entry}', '{what}');
      const ofKeys = message.replace(/(\w)Title\}/g, '$1}').replace('{list:titles}', '{list:keys}');
      const ofKey = code.startsWith('schema/missing-key') ? ofKeys.replace('{title}', '{key}') : ofKeys;
      expect(placeholders(inEnglish), code).toEqual(placeholders(ofKey));
    }
  });

  it('have a message, a reason and a fix', () => {
    const all = [fr, en].flatMap((catalogue) => [...wordsIn(catalogue)]);
    const isShort = (text: string) => text.trim().length < 5;
    expect(all.filter(([, { message, why, fix }]) => [message, why, fix].some(isShort))).toEqual([]);
  });

  it('each have a fixture, or one for each kind, except for photos that need a server and blocks that fail', () => {
    // `tests/media/fetch-photos.test.ts` has a case for every code of a photo. `tests/dev/own-blocks.test.ts` has a
    // block that fails when a page is rendered.
    const codes = Object.entries(fr.entries).filter(([code]) => !code.startsWith('photo/') && code !== 'block/throws');
    const names = codes.flatMap(([code, { kinds }]) => {
      const ofKinds = Object.keys(kinds ?? {}).map((kind) => `${code}/${kind}`);
      return kinds && !ALSO_WITHOUT_KIND.has(code) ? ofKinds : [code, ...ofKinds];
    });
    expect(fixtures.map(([name]) => name).sort(), 'folders with a mistake.json').toEqual(names.sort());
  });

  it('each have a rule, in alphabetical order, unless reading or validating finds them', () => {
    const expected = Object.keys(fr.entries).filter((code) => !STRUCTURAL.test(code));
    expect(rules.map(({ code }) => code)).toEqual(expected.sort());
  });

  it('are in the files of their group, except for rules in the group’s table', () => {
    const names = filesBelow(ruleFolder).filter((name) => name.includes('/'));
    const codes = names.flatMap((name) => {
      if (!name.endsWith('/rules.ts')) return [name.replace(/\.ts$/, '')];
      const table = readFileSync(path.join(ruleFolder, name), 'utf8');
      return [...table.matchAll(/code: '([^']+)'/g)].map(([, code]) => code);
    });
    expect(codes.sort()).toEqual(rules.map(({ code }) => code));
  });
});

/** Yields a schema and everything below it. */
function* schemasIn(schema: Schema): Generator<Schema> {
  yield schema;
  const { properties, oneOf, items, additionalProperties, propertyNames, then, else: otherwise } = schema;
  const parts = [...Object.values(properties ?? {}), ...(oneOf ?? []), items, additionalProperties, propertyNames];
  for (const part of [...parts, then, otherwise]) {
    if (typeof part === 'object' && part !== null) yield* schemasIn(part as Schema);
  }
}

describe('the schemas', () => {
  const schemas = [...readSchemas().values()].flatMap((schema) => [...schemasIn(schema)]);
  const keywords = new Set(schemas.flatMap((schema) => Object.keys(schema)));
  const patterns = new Set(schemas.flatMap(({ pattern }) => (pattern === undefined ? [] : [String(pattern)])));
  const types = new Set(schemas.flatMap(({ type }) => (type === undefined ? [] : [[type].flat().join(',')])));

  it('use no keyword without an explanation', () => {
    const silent = ['$schema', '$id', '$ref', 'title', 'description', 'default', 'examples', 'properties', 'items'];
    // `const` is the type of a block, by which `discriminator` has selected the schema; `oneOf` belongs to
    // `discriminator`. `if` itself never fails, only its `then` or `else`.
    const implied = ['const', 'oneOf', 'deprecated', 'if', 'then', 'else'];
    const asking = [...keywords].filter(
      (keyword) => !keyword.startsWith('x-') && !silent.includes(keyword) && !implied.includes(keyword),
    );
    expect(explainedKeywords).toEqual(expect.arrayContaining(asking));
  });

  it('describe, for everything that can be a placeholder, what to put there', () => {
    const markable = schemas.filter(({ properties }) => properties?.placeholder?.type === 'boolean');
    expect(markable.length).toBeGreaterThan(30);
    const sentences = markable.map((schema) => schema['x-placeholder'] ?? `nothing in ${schema.$id ?? schema.title}`);
    for (const sentence of sentences)
      expect(sentence, 'x-placeholder is a sentence of 23 to 171 signs').toMatch(/^\p{Lu}[^'…]{20,168}[^.…]\.$/u);
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it('use no pattern and no type without a description', () => {
    for (const { patterns: words, types: names } of [fr, en]) {
      expect(Object.keys(words)).toEqual(expect.arrayContaining([...patterns]));
      expect(Object.keys(names)).toEqual(expect.arrayContaining([...types]));
    }
  });

  it.each([
    ['suggestions', suggested],
    ['random sites', made],
  ])('contain every pattern for which %s have an entry', (_, known) => {
    expect([...patterns]).toEqual(expect.arrayContaining(Object.keys(known)));
  });
});

const subsumedBy = new Map(rules.map(({ code, subsumedBy: codes = [] }) => [code, codes]));

describe('codes that explain a rule', () => {
  it('are rules, or the shape of the site', () => {
    const codes = [...subsumedBy.values()].flat().filter((code) => code !== 'schema/*');
    expect([...subsumedBy.keys()]).toEqual(expect.arrayContaining(codes));
  });

  it('have no cycles', () => {
    const above = (code: string) => subsumedBy.get(code) ?? [];
    for (const code of subsumedBy.keys()) {
      const reached = new Set(above(code));
      for (const one of reached) for (const next of above(one)) reached.add(next);
      expect(reached, code).not.toContain(code);
    }
  });
});

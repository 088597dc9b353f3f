import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { editorSchema, schemaFile } from '../../../src/cli/types/editor-schema.ts';
import { type Schema, schemaNamed } from '../../../src/model/schema/schemas.ts';

type Definitions = Record<string, Schema & { defaultSnippets?: { label: string; description: string }[] }>;

const schema = JSON.parse(editorSchema()) as Schema;
const definitions = schema.$defs as Definitions;

/** Returns all schemas within a schema, including itself. */
function within(given: Schema): Schema[] {
  const { properties = {}, items, additionalProperties, allOf = [], anyOf = [], $defs = {} } = given;
  const branches = (allOf as { then: Schema }[]).map(({ then }) => then);
  const parts = [
    ...Object.values(properties),
    ...Object.values($defs as Definitions),
    ...(items ? [items] : []),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
    ...branches,
    ...(anyOf as Schema[]),
  ];
  return [given, ...parts.flatMap(within)];
}

describe('the schema for text editors', () => {
  it('is one document, with its parts sorted by name', () => {
    const names = Object.keys(definitions);
    expect(names).toEqual(names.toSorted());
    const references = within(schema).flatMap(({ $ref }) => $ref ?? []);
    expect(new Set(references)).toEqual(new Set(names.map((name) => `#/$defs/${name}`)));
  });

  it('has no keyword that editors do not support, and describes every key in French', () => {
    const keywords = new Set(within(schema).slice(1).flatMap(Object.keys));
    for (const dropped of ['$id', '$schema', 'x-kind', 'x-placeholder', 'discriminator', 'oneOf']) {
      expect(keywords).not.toContain(dropped);
    }
    for (const { properties = {} } of within(schema))
      for (const [key, described] of Object.entries(properties))
        expect(described.title ?? described.description, key).toBeTruthy();
  });

  it('only suggests examples of texts, because examples of objects are inserted as a whole', () => {
    const withExamples = within(schema).filter(({ examples }) => examples);
    expect(new Set(withExamples.map(({ type }) => type))).toEqual(new Set(['string']));
    expect(definitions.redirect?.defaultSnippets).toHaveLength(1);
  });

  it('equals the output of npm run types', () => {
    expect(readFileSync(schemaFile, 'utf8')).toBe(editorSchema());
  });

  it('describes a part where it is referred to, because an editor would describe it twice', () => {
    const { title } = schemaNamed('business');
    const { description } = schemaNamed('site').properties?.business ?? {};
    expect(description).not.toBe(schemaNamed('business').description);
    expect(schema.properties?.business).toEqual({ title, description, $ref: '#/$defs/business' });
    expect(definitions.business).not.toHaveProperty('title');
    expect(definitions.business).not.toHaveProperty('description');
    expect(definitions['blocks.hero']?.properties?.type?.description).toBe(
      [schemaNamed('blocks/hero').title, schemaNamed('blocks/hero').description].join(' : '),
    );
  });

  it('has a whole block of each type as a snippet, under its name and type', () => {
    const { title, description } = schemaNamed('blocks/hero');
    const hero = definitions.block?.defaultSnippets?.filter(({ label }) => label === `${title} (hero)`) ?? [];
    expect(hero).toHaveLength(schemaNamed('blocks/hero').examples?.length ?? 0);
    expect(hero[0]?.description).toBe(description);
    expect(definitions.page?.defaultSnippets?.[0]).toMatchObject({
      label: schemaNamed('page').title,
      description: schemaNamed('page').description,
    });
    const withSnippets = within(schema).filter((one) => 'defaultSnippets' in one);
    expect(withSnippets.every((one) => (one.defaultSnippets as unknown[]).length > 0)).toBe(true);
  });
});

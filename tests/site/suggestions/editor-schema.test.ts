import { describe, expect, it } from 'vitest';
import { readSite } from '../../../src/site/read/read-site.ts';
import { type Schema, schemaNamed } from '../../../src/site/schema/schemas.ts';
import { editorSchema, printEditorSchema } from '../../../src/site/suggestions/editor-schema.ts';
import { fingerprintIn, fingerprintOf } from '../../../src/site/suggestions/editor-schema-file.ts';
import { suggestionsOf } from '../../../src/site/suggestions-of.ts';
import { baseSite } from '../mutated-site.ts';

type Definitions = Record<string, Schema & { defaultSnippets?: { label: string; description: string }[] }>;

const suggestions = suggestionsOf(readSite(baseSite, () => {}));
const schema = editorSchema(suggestions);
const definitions = schema.$defs as Definitions;

/** Every schema within a schema, itself included. */
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

describe('the schema for editors', () => {
  it('is one document, whose parts stand in the order of their names', () => {
    const names = Object.keys(definitions);
    expect(names).toEqual(names.toSorted());
    const references = within(schema).flatMap(({ $ref }) => $ref ?? []);
    expect(new Set(references)).toEqual(new Set(names.map((name) => `#/$defs/${name}`)));
  });

  it('has no keyword that editors do not know', () => {
    const keywords = new Set(within(schema).slice(1).flatMap(Object.keys));
    for (const dropped of ['$id', '$schema', 'x-kind', 'x-placeholder', 'discriminator', 'oneOf']) {
      expect(keywords).not.toContain(dropped);
    }
  });

  it('offers examples of texts alone: those of objects are inserted whole', () => {
    const withExamples = within(schema).filter(({ examples }) => examples);
    expect(new Set(withExamples.map(({ type }) => type))).toEqual(new Set(['string']));
    expect(definitions.redirect?.defaultSnippets).toHaveLength(1);
  });

  it('says what it is, what it was made from, and that nobody writes it', () => {
    const { title, description } = schemaNamed('site');
    expect(schema).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema', title, description });
    expect(schema.$comment).toMatch(/^Made by npm run check .* Do not edit\. [0-9a-f]{16}$/);
    expect(fingerprintIn(printEditorSchema(suggestions))).toBe(fingerprintOf(suggestions));
    expect(JSON.parse(printEditorSchema(suggestions))).toEqual(schema);
    expect(printEditorSchema(suggestions)).toMatch(/\}\n$/);
  });

  it('explains a part where it is referred to, for an editor would explain it twice', () => {
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

  it('keeps each list of proposals once, and none that is empty', () => {
    expect(definitions['suggest.plan']).toEqual({ enum: ['basket'], enumDescriptions: ['Panier du mois'] });
    const plans = within(schema).filter(({ anyOf }) =>
      (anyOf as Schema[] | undefined)?.some(({ $ref }) => $ref === '#/$defs/suggest.plan'),
    );
    expect(plans.length).toBeGreaterThan(0);
    expect(plans.every(({ anyOf }) => JSON.stringify(anyOf) === '[{"$ref":"#/$defs/suggest.plan"},{}]')).toBe(true);
    expect(Object.keys(definitions)).not.toContain('suggest.backlink-pack');
    expect(Object.keys(definitions)).not.toContain('suggest.frame-url');
    expect(Object.keys(definitions)).not.toContain('suggest.');
  });

  it('has a whole block of each type ready, under its name and type', () => {
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

  it('proposes the guides of a chain in that chain alone', () => {
    expect(definitions['suggest.article.guides']?.enum).toEqual([
      'choisir-son-pain',
      'conserver-son-pain',
      'recettes-de-pain-perdu',
    ]);
    expect(definitions.chain?.allOf).toHaveLength(1);
    const empty = editorSchema({ ...suggestions, articles: { guides: [], farines: [] } });
    expect((empty.$defs as Definitions).chain).not.toHaveProperty('allOf');
  });

  it('proposes the codes of rules, each with what it may be tuned to', () => {
    const { rules, silenced } = definitions.checks?.properties ?? {};
    expect(rules?.properties?.['page/orphan']).toEqual({ $ref: '#/$defs/checks.severity' });
    expect(schemaNamed('checks').properties?.rules?.additionalProperties).toMatchObject({
      enum: definitions['checks.severity']?.enum,
    });
    expect(silenced?.items?.properties?.code?.anyOf).toEqual([{ $ref: '#/$defs/suggest.rule' }, {}]);
    const none = editorSchema({ ...suggestions, rules: [] }).$defs as Definitions;
    expect(none).not.toHaveProperty(['checks.severity']);
    expect(none).not.toHaveProperty(['suggest.rule']);
    expect(none.checks?.properties?.rules).not.toHaveProperty('properties');
  });
});

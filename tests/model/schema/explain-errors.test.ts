import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Document } from '../../../src/model/read/document.ts';
import { readJson } from '../../../src/model/read/read-json.ts';
import { readMarkdown } from '../../../src/model/read/read-markdown.ts';
import { explainErrors } from '../../../src/model/schema/explain-errors.ts';
import { FORMER_NAMES } from '../../../src/model/schema/former-names.ts';
import { dereference, type Schema, schemaNamed } from '../../../src/model/schema/schemas.ts';
import { loadValidators } from '../../../src/model/schema/validators.ts';

/** Explains the errors of a document: code, underlined text, suggestion, and the rest. */
function explain(document: Document, schema: Schema, errors: Parameters<typeof explainErrors>[0] = []) {
  return explainErrors(errors, schema, document).map(({ code, severity, place, suggestion, args }) => {
    expect(severity).toBe('error');
    const { text } = document;
    return [code, text.slice(place.start, place.end), suggestion, args];
  });
}

const ajv = new Ajv2020({ allErrors: true, strict: false, unicode: false, logger: false });

const manifestOf = (data: unknown) => readJson({ path: 'site.manifest.json', text: JSON.stringify(data) }, () => {});

/** Returns the findings about a document that a schema rejects. */
function reported(schema: Schema, data: unknown, document: Document = manifestOf(data)) {
  const validate = ajv.compile(schema);
  validate(data);
  return explain(document, schema, validate.errors ?? []);
}

/** Returns the findings about a section in a manifest, with the real schema of sites. */
function toldOfSection(section: object) {
  const validate = loadValidators().site;
  const data = { pages: [{ path: '/', title: 'Accueil', description: 'Une page.', sections: [section] }] };
  validate(data);
  const errors = (validate.errors ?? []).filter(({ instancePath }) => instancePath.startsWith('/pages/0/sections'));
  return explain(manifestOf(data), schemaNamed('site'), errors);
}

const codesOf = (found: unknown[][]) => found.map(([code]) => code);
const suggestedIn = (found: unknown[][]) => found.map(([code, at, put]) => [code, at, put]);

describe('a schema error of a value', () => {
  it('is reported once, with the most informative reason', () => {
    const schema = { properties: { a: { minLength: 3, pattern: '^[a-z]+$', enum: ['abc'] } } };
    expect(codesOf(reported(schema, { a: 'X' }))).toEqual(['schema/unknown-value']);
    expect(reported({ properties: { a: { minLength: 3, pattern: '^[A-Z]{2}$' } } }, { a: 'x' })).toEqual([
      ['schema/too-short', '"x"', undefined, { limit: 3, actual: 1, difference: 2, value: 'x', kind: 'short' }],
    ]);
    expect(reported({ properties: { a: { type: 'number', pattern: '^b' } } }, { a: '29' })).toEqual([
      ['schema/wrong-type', '"29"', '29', { expected: 'number', actual: 'string' }],
    ]);
  });

  it('is its length, its size, or the number of its items', () => {
    const list = { minItems: 2, maxItems: 3, uniqueItems: true };
    const schema = { properties: { a: { maxLength: 3 }, b: { minimum: 2, maximum: 5 }, c: list } };
    expect(reported(schema, { a: 'abcd', b: 1, c: [1] })).toEqual([
      ['schema/too-long', '"abcd"', undefined, { limit: 3, actual: 4, difference: 1, value: 'abcd' }],
      ['schema/too-small', '1', undefined, { limit: 2, actual: 1, difference: 1, value: '1' }],
      ['schema/too-few', '[', undefined, { limit: 2, actual: 1, difference: 1, value: '1' }],
    ]);
    expect(reported(schema, { b: 6, c: [1, 2, 1, 4] })).toEqual([
      ['schema/too-large', '6', undefined, { limit: 5, actual: 6, difference: 1, value: '6' }],
      ['schema/too-many', '[', undefined, { limit: 3, actual: 4, difference: 1, value: '1,2,1,4' }],
    ]);
    const twice = reported(schema, { c: ['x', 'y', 'x'] });
    expect(twice).toEqual([['schema/repeated-item', '"x"', undefined, { typed: 'x' }]]);
  });

  it('is not a length that depends on facts', () => {
    const schema = { properties: { a: { maxLength: 3, pattern: '^[a-z]' } } };
    const args = { typed: '{{facts.a}}', pattern: '^[a-z]' };
    expect(reported(schema, { a: '{{facts.a}}' })).toEqual([['schema/bad-form', '"{{facts.a}}"', undefined, args]]);
    expect(reported(schema, { a: 'a {{facts.a}}' })).toEqual([]);
    expect(codesOf(reported(schema, { a: 'abcd' }))).toEqual(['schema/too-long']);
  });

  it('is its type; brackets are only suggested for a list if they add enough items', () => {
    const list = (minItems: number) => ({ properties: { a: { type: 'array', minItems } } });
    expect(reported(list(1), { a: 'x' })[0]?.[2]).toBe('["x"]');
    expect(reported(list(2), { a: 'x' })[0]?.[2]).toBeUndefined();
    expect(reported(list(2), { a: 'x, y' })[0]?.[2]).toBe('["x", "y"]');
    const argsFor = (type: string | string[], a: unknown) => reported({ properties: { a: { type } } }, { a })[0]?.[3];
    expect(argsFor(['string', 'null'], [])).toEqual({ expected: 'string,null', actual: 'array' });
    expect(argsFor('string', null)).toMatchObject({ actual: 'null' });
  });

  it('has the notation of front matter in front matter', () => {
    const schema = { properties: { drawing: { type: 'array' } } };
    const document = readMarkdown({ path: 'content/a.md', text: '---\ndrawing: a, b\n---\n' }, () => {});
    expect(reported(schema, document.data, document)).toEqual([
      ['schema/wrong-type', 'a, b', '[a, b]', { expected: 'array', actual: 'string' }],
    ]);
  });
});

describe('keys of an object', () => {
  const schema = {
    properties: {
      business: {
        title: 'Entreprise',
        properties: { name: { title: 'Nom' }, phone: {}, email: {}, city: {} },
        required: ['name', 'phone'],
        additionalProperties: false,
      },
    },
  };
  const known = 'name, phone, email, city';

  it('are reported as missing with their French title', () => {
    const args = { key: 'name', title: 'Nom', where: 'business', whereTitle: 'Entreprise' };
    expect(reported(schema, { business: { phone: 1 } })).toEqual([['schema/missing-key', '{', undefined, args]]);
    expect(reported(schema, { business: { name: 1 } })[0]?.[3]).toMatchObject({ title: 'phone' });
  });

  it('are reported once if one is typed instead of another', () => {
    expect(reported(schema, { business: { nmae: 1, phone: 2 } })).toEqual([
      ['schema/unknown-key', '"nmae"', 'name', { key: 'nmae', where: 'business', whereTitle: 'Entreprise', known }],
    ]);
    // Only one required key is missing, so it is the one that was intended.
    expect(suggestedIn(reported(schema, { business: { raisonSociale: 1, phone: 2 } }))).toEqual([
      ['schema/unknown-key', '"raisonSociale"', 'name'],
    ]);
    expect(suggestedIn(reported(schema, { business: { nmae: 1, tel: 2 } }))).toEqual([
      ['schema/unknown-key', '"nmae"', 'name'],
      ['schema/unknown-key', '"tel"', 'phone'],
    ]);
  });

  it('are reported one by one if no correction is obvious', () => {
    expect(suggestedIn(reported(schema, { business: { abc: 1, xyz: 2, phone: 3 } }))).toEqual([
      ['schema/missing-key', '{', undefined],
      ['schema/unknown-key', '"abc"', undefined],
      ['schema/unknown-key', '"xyz"', undefined],
    ]);
    const codes = ['schema/missing-key', 'schema/missing-key', 'schema/unknown-key'];
    expect(codesOf(reported(schema, { business: { abc: 1 } }))).toEqual(codes);
  });

  it('are reported together if three are missing', () => {
    const site = { properties: { b: { title: 'Nom' } } };
    const many = (...required: string[]) => ({ properties: { site: { ...site, required } } });
    const args = { keys: 'a, b, c', titles: 'a, Nom, c', where: 'site', whereTitle: 'site' };
    const found = reported(many('a', 'b', 'c'), { site: { d: 1 } });
    expect(found).toEqual([['schema/missing-keys', '{', undefined, args]]);
    expect(codesOf(reported(many('a', 'b'), { site: {} }))).toEqual(['schema/missing-key', 'schema/missing-key']);
  });

  it('are not block types if no block can be selected', () => {
    expect(codesOf(reported({ required: ['title'] }, { titel: 'x' }))).toEqual(['schema/missing-key']);
  });

  it('must be valid names', () => {
    const names = { properties: { facts: { propertyNames: { pattern: '^[a-z][a-zA-Z0-9]*$', maxLength: 20 } } } };
    expect(reported(names, { facts: { 'mon délai': 1, prix: 2 } })).toEqual([
      ['schema/bad-name', '"mon délai"', 'monDelai', { key: 'mon délai', pattern: '^[a-z][a-zA-Z0-9]*$' }],
    ]);
  });

  it('are reported with their new keys, and without the other missing keys', () => {
    const properties = { type: { const: 'form' }, form: {} };
    const moved = { properties, required: ['form'], additionalProperties: false };
    const args = { key: 'submit', where: 'form', whereTitle: 'form', to: 'forms.<nom>.submit' };
    expect(reported(moved, { submit: 'Envoyer' })).toEqual([['schema/moved-key', '"submit"', undefined, args]]);
    expect(codesOf(reported(moved, { sbumit: 'Envoyer' }))).toEqual(['schema/unknown-key']);
  });

  it('is renamed where it is, if only its name is another', () => {
    const table = FORMER_NAMES as (typeof FORMER_NAMES)[number][];
    table.push({ name: 'note', keyOf: ['hero'], to: 'terms', since: '9.0.0' });
    onTestFinished(() => void table.pop());
    const hero = { properties: { type: { const: 'hero' }, terms: {} }, additionalProperties: false };
    expect(reported(hero, { note: 'Devis' })).toMatchObject([['schema/moved-key', '"note"', 'terms', { to: 'terms' }]]);
  });
});

describe('the type of a block', () => {
  it.each(['message-form', 'change-request-form'])('is suggested by its new name for %s', (type) => {
    expect(toldOfSection({ type, heading: 'Bonjour', form: 'contact' })).toMatchObject([
      ['schema/unknown-block', JSON.stringify(type), 'form', { typed: type }],
    ]);
  });

  it('is reported once if it is unknown or missing', () => {
    const types = schemaNamed('block').oneOf?.map(({ $ref = '' }) => path.basename($ref, '.schema.json'));
    expect(toldOfSection({ type: 'heor', heading: 'Bonjour' })).toEqual([
      ['schema/unknown-block', '"heor"', 'hero', { typed: 'heor', known: types?.join(', ') }],
    ]);
    expect(suggestedIn(toldOfSection({ heading: 'Bonjour' }))).toEqual([['schema/missing-key', '{', undefined]]);
  });
});

describe('a reference to a schema', () => {
  it('leads to its target, whose keywords are overridden by those next to it', () => {
    const { $id = '', description } = schemaNamed('business');
    const schema = dereference({ $ref: $id, title: 'Autre' });
    expect([schema.title, schema.description, schema.$ref]).toEqual(['Autre', description, undefined]);
    expect(dereference({ $ref: $id })).toBe(schemaNamed('business'));
    expect(dereference({ title: 'x' })).toEqual({ title: 'x' });
  });

  it('is absolute, whatever the folder of its schema', () => {
    const action = { $ref: 'https://vitrine.example/schemas/action.schema.json' };
    expect(schemaNamed('blocks/hero').properties?.actions?.items).toEqual(action);
    expect(schemaNamed('not-found').properties?.suggestions?.items).toEqual(action);
  });

  it('throws without a target', () => {
    expect(() => dereference({ $ref: 'rien.schema.json' })).toThrow('rien.schema.json, which does not exist');
    expect(() => schemaNamed('rien')).toThrow('There is no schema named rien');
  });
});

describe('a setting without effect', () => {
  const picture = { source: 'media/a.webp', alt: 'Une vue' };
  const where = { where: 'rich-text', whereTitle: 'Texte' };
  const needed = { kind: 'needed', by: 'picture', byTitle: 'Image', key: 'heading', title: 'Titre', ...where };

  it('is reported with the setting that it needs', () => {
    const text = { type: 'rich-text', text: 'Un texte.', picture };
    expect(toldOfSection(text)).toEqual([['schema/missing-key', '{', undefined, needed]]);
    expect(toldOfSection({ ...text, heading: 'Un titre' })).toEqual([]);
    expect(toldOfSection({ type: 'rich-text', text: 'Un texte.' })).toEqual([]);
  });

  it('is not reported in addition to a misspelt name of what it needs', () => {
    const item = { picture, frame: 'plain', to: '/', titel: 'Une vue' };
    expect(toldOfSection({ type: 'showcase', items: [item] })).toEqual([
      ['schema/unknown-key', '"titel"', 'title', expect.anything()],
    ]);
  });
});

import type { ErrorObject } from 'ajv';
import { isRecord } from '../../text/is-record.ts';
import type { OwnBlock } from '../read/own-blocks.ts';
import { createAjv } from './create-ajv.ts';
import { readSchemas, type Schema, type Schemas, schemaNamed } from './schemas.ts';

/** Keys that every block has in addition to `type`. Their schemas are copied from one of the engine's blocks. */
const SHARED = ['id', 'ground', 'revealAfter', 'placeholder', 'heading', 'lead'];

/**
 * Completes the schema of a site's own block, because `schema.json` may omit some keywords: the kind of texts, and
 * `additionalProperties: false`.
 */
function completed(schema: Schema): Schema {
  const { type, properties, items } = schema;
  return {
    ...schema,
    ...(type === 'string' && !schema.enum && !schema['x-kind'] && { 'x-kind': 'text' }),
    ...(items && { items: completed(items) }),
    ...(type === 'object' && {
      properties: Object.fromEntries(Object.entries(properties ?? {}).map(([key, one]) => [key, completed(one)])),
      additionalProperties: false,
    }),
  };
}

function shared(type: string): Record<string, Schema> {
  const { properties = {} } = schemaNamed('blocks/benefits');
  return {
    type: { ...properties.type, const: type },
    ...Object.fromEntries(SHARED.map((key) => [key, properties[key] ?? {}])),
  };
}

/**
 * Returns the schema that allows anything, for blocks with a mistake in their `schema.json`. The mistake is reported.
 */
function anyOf(type: string): Schema {
  return { type: 'object', title: type, description: '', properties: shared(type), required: ['type'] };
}

/** Keywords that are only allowed for some field types. */
const KEYWORDS: Record<string, readonly string[]> = {
  'x-kind': ['string'],
  'x-decorative': ['string'],
  enum: ['string'],
  minLength: ['string'],
  maxLength: ['string'],
  minimum: ['number', 'integer'],
  maximum: ['number', 'integer'],
  items: ['array'],
  minItems: ['array'],
  maxItems: ['array'],
  properties: ['object'],
  required: ['object'],
  additionalProperties: ['object'],
};

/** Returns the keywords of `schema.json` that are not allowed for the type of their field. */
export function wrongKeywords(schema: unknown, pointer = ''): { pointer: string; keyword: string; type: string }[] {
  if (!isRecord(schema)) return [];
  const { type = 'object', items, properties } = schema as Schema;
  const wrong = Object.keys(schema).filter((keyword) => KEYWORDS[keyword]?.includes(String(type)) === false);
  const fields = isRecord(properties) ? Object.entries(properties) : [];
  return [
    ...wrong.map((keyword) => ({ pointer: `${pointer}/${keyword}`, keyword, type: String(type) })),
    ...fields.flatMap(([key, field]) => wrongKeywords(field, `${pointer}/properties/${key}`)),
    ...(items ? wrongKeywords(items, `${pointer}/items`) : []),
  ];
}

/** The complete schema of a block, and the mistakes in its `schema.json`. */
interface CompletedSchema {
  schema: Schema;
  errors: ErrorObject[];
  validate(value: unknown): ErrorObject[];
}

const completedSchemas = new WeakMap<OwnBlock['schema'], CompletedSchema>();

let grammar: ReturnType<typeof createAjv> | undefined;

function complete({ type, schema: { data } }: OwnBlock): CompletedSchema {
  grammar ??= createAjv();
  const isValid = grammar.getSchema(schemaNamed('own-schema').$id ?? '');
  const any = { schema: anyOf(type), validate: () => [], errors: [] };
  if (!isRecord(data)) return any;
  if (!isValid?.(data)) return { ...any, errors: isValid?.errors ?? [] };
  if (wrongKeywords(data).length > 0) return any;
  const { $schema: _, examples, ...rest } = data as Schema;
  const { properties = {}, required = [], ...own } = completed({ ...rest, type: 'object' });
  const schema: Schema = {
    ...own,
    properties: { ...shared(type), ...properties, type: shared(type).type as Schema },
    required: [...new Set(['type', ...required])],
    examples: (examples as object[]).map((example) => ({ ...example, type })),
  };
  const validate = grammar.compile(schema);
  return { schema, errors: [], validate: (value) => (validate(value) ? [] : (validate.errors ?? [])) };
}

/** Checks and completes the schema of a block, once for each state of its file. */
export function completeOwnSchema(block: OwnBlock): CompletedSchema {
  const made = completedSchemas.get(block.schema) ?? complete(block);
  completedSchemas.set(block.schema, made);
  return made;
}

/** Returns the schema of any block of a site: one of the engine's, or one of its own. */
export function anyBlockSchema(own: readonly OwnBlock[] = []): Schema {
  const block = schemaNamed('block');
  if (own.length === 0) return block;
  return { ...block, oneOf: [...(block.oneOf ?? []), ...own.map((one) => completeOwnSchema(one).schema)] };
}

/** Returns all schemas of a site, by `$id`. */
export function schemasWith(own: readonly OwnBlock[]): Schemas {
  const schemas = readSchemas();
  if (own.length === 0) return schemas;
  const block = anyBlockSchema(own);
  return new Map(schemas).set(block.$id ?? '', block);
}

function withProperty(schema: Schema, key: string, property: Schema): Schema {
  return { ...schema, properties: { ...schema.properties, [key]: property } };
}

const siteSchemas = new WeakMap<readonly OwnBlock[], Schema>();

/** Returns the schema of a site's manifest. Pages may contain the site's own blocks. */
export function siteSchema(own: readonly OwnBlock[] = []): Schema {
  const site = schemaNamed('site');
  if (own.length === 0) return site;
  const known = siteSchemas.get(own);
  if (known) return known;
  const page = schemaNamed('page');
  const sections = { ...page.properties?.sections, items: anyBlockSchema(own) };
  const pages = { ...site.properties?.pages, items: withProperty(page, 'sections', sections) };
  const made = withProperty(site, 'pages', pages);
  siteSchemas.set(own, made);
  return made;
}

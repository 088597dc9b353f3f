import { fitExample, type SizeOf } from '../../check/suggestions/fit-example.ts';
import type { SiteIds } from '../../check/suggestions/site-ids.ts';
import type { Json } from '../../edit/json-operation.ts';
import { dereference, type Schema } from '../../model/schema/schemas.ts';
import { schemaAt } from '../../model/schema/visit.ts';
import { visitStrings } from '../../model/schema/visit-strings.ts';
import { isRecord } from '../../text/is-record.ts';
import type { DescribedValue } from '../protocol.ts';

/** Keywords that hold one schema, a list of schemas, or schemas by name. */
const KEYWORDS_OF_ONE = ['items', 'additionalProperties', 'propertyNames', 'contains', 'not', 'if', 'then', 'else'];
const KEYWORDS_OF_LISTS = ['oneOf', 'anyOf', 'allOf'];
const KEYWORDS_OF_MAPS = ['properties', 'patternProperties', 'dependentSchemas'];

/** Returns a schema with all references resolved. */
function expand(schema: Schema): Schema {
  const { $id: _, $schema: __, ...rest } = dereference(schema);
  const out: Schema = rest;
  const inner = (value: unknown) => (isRecord(value) ? expand(value as Schema) : value);
  for (const [key, value] of Object.entries(rest)) {
    if (KEYWORDS_OF_ONE.includes(key)) out[key] = inner(value);
    else if (KEYWORDS_OF_LISTS.includes(key) && Array.isArray(value)) out[key] = value.map(inner);
    else if (KEYWORDS_OF_MAPS.includes(key) && isRecord(value))
      out[key] = Object.fromEntries(Object.entries(value).map(([name, child]) => [name, inner(child)]));
  }
  return out;
}

const expanded = new WeakMap<Schema, Schema>();

/** Returns a schema without references, computed once. */
function withoutReferences(schema: Schema): Schema {
  const known = expanded.get(schema);
  if (known) return known;
  const whole = expand(schema);
  expanded.set(schema, whole);
  return whole;
}

/** Returns the minimal value for a schema: its example, or its required members. */
function exampleOf(schema: Schema): Json {
  const example = schema.examples?.[0] ?? schema.default ?? schema.const ?? schema.enum?.[0];
  if (example !== undefined) return example as Json;
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (Array.isArray(schema.type) && schema.type.includes('null')) return null;
  const [branch] = schema.oneOf ?? [];
  if (branch) return exampleOf(branch);
  if (type === 'object' || schema.properties) {
    const required = (schema.required ?? []).map((key): [string, Json] => [
      key,
      exampleOf(schema.properties?.[key] ?? {}),
    ]);
    return Object.fromEntries(required);
  }
  if (type === 'array') {
    const count = typeof schema.minItems === 'number' ? schema.minItems : 0;
    return Array.from({ length: count }, () => exampleOf(schema.items ?? {}));
  }
  if (type === 'number' || type === 'integer') return typeof schema.minimum === 'number' ? schema.minimum : 0;
  if (type === 'boolean') return false;
  return schema.title ?? '';
}

/** The parts of the site that examples refer to. */
interface AvailableParts {
  ids: SiteIds;
  sizeOf: SizeOf;
}

function templateOf(schema: Schema, { ids, sizeOf }: AvailableParts): DescribedValue['templates'][number] {
  const type = schema.properties?.type?.const;
  const example = fitExample(exampleOf(schema), schema, ids, sizeOf);
  return {
    title: schema.title ?? '',
    description: schema.description ?? '',
    ...(typeof type === 'string' ? { type } : {}),
    value: typeof type === 'string' && isRecord(example) ? { type, ...example } : example,
  };
}

/** Whether the example of a block refers to a kind of thing that the site lacks, so that it could not be shown. */
function lacksParts({ value }: DescribedValue['templates'][number], schema: Schema, ids: SiteIds): boolean {
  return [...visitStrings({ value, schema })].some(({ kind }) => ids[kind]?.length === 0);
}

/**
 * Describes the value at a JSON pointer, even if it does not exist yet, and the values that can be added there. Returns
 * `undefined` if the schema does not cover the pointer.
 */
export function describeValue(
  schema: Schema,
  data: unknown,
  pointer: string,
  parts: () => AvailableParts,
): DescribedValue | undefined {
  const found = schemaAt({ value: data, schema: withoutReferences(schema) }, pointer)?.schema;
  if (!found) return undefined;
  const entry =
    found.items ?? (isRecord(found.additionalProperties) ? (found.additionalProperties as Schema) : undefined);
  // The whole document is never added.
  const branches = entry ? (entry.oneOf ?? [entry]) : pointer === '' ? [] : [found];
  const known = branches.length > 0 ? parts() : undefined;
  const templates = branches.flatMap((branch) => {
    const template = known && templateOf(branch, known);
    return template && !(entry?.oneOf && lacksParts(template, branch, known.ids)) ? [template] : [];
  });
  return { pointer, schema: found, templates };
}

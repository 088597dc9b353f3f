import type { Json } from '../../../edit/json-operation.ts';
import type { Schema } from '../../../model/schema/schemas.ts';

export function isObject(value: Json | undefined): value is { [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Of the alternatives of a `oneOf`, the one that the value names by its discriminator; else the schema itself. */
export function chooseVariant(schema: Schema, value: Json | undefined): Schema {
  const { oneOf, discriminator } = schema;
  if (!oneOf || !isObject(value)) return schema;
  const key = discriminator?.propertyName ?? 'type';
  return oneOf.find(({ properties }) => properties?.[key]?.const === value[key]) ?? schema;
}

/** The schema of one member of a value. */
export function memberSchema(schema: Schema, key: string): Schema | undefined {
  const { properties, additionalProperties, items } = schema;
  const known = properties && Object.hasOwn(properties, key) ? properties[key] : undefined;
  return known ?? items ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
}

/** The schema of the value at a pointer, along the variants that the document has chosen. */
export function schemaAt(schema: Schema, document: Json | undefined, keys: readonly string[]): Schema | undefined {
  let at: Schema | undefined = chooseVariant(schema, document);
  let value = document;
  for (const key of keys) {
    value = Array.isArray(value) ? value[Number(key)] : isObject(value) ? value[key] : undefined;
    const member: Schema | undefined = at && memberSchema(at, key);
    at = member && chooseVariant(member, value);
  }
  return at;
}

import { dereference, type Schema, schemaNamed } from '../../../../src/model/schema/schemas.ts';

/** Returns a schema with all references resolved, as the server sends it to the editor's client. */
export function resolvedSchema(name: string): Schema {
  const resolve = (written: Schema): Schema => {
    const schema = dereference(written);
    const { properties, items, additionalProperties, oneOf } = schema;
    const all = (table: Record<string, Schema>) =>
      Object.fromEntries(Object.entries(table).map(([key, member]) => [key, resolve(member)]));
    return {
      ...schema,
      ...(properties && { properties: all(properties) }),
      ...(items && { items: resolve(items) }),
      ...(typeof additionalProperties === 'object' && { additionalProperties: resolve(additionalProperties) }),
      ...(oneOf && { oneOf: oneOf.map(resolve) }),
    };
  };
  return resolve(schemaNamed(name));
}

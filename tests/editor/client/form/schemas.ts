import { dereference, type Schema, schemaNamed } from '../../../../src/model/schema/schemas.ts';

/** A schema with all references resolved, as the server sends it to the editor's client. */
export function resolvedSchema(name: string): Schema {
  const resolve = (written: Schema, from: string): Schema => {
    const { schema, base } = dereference(written, from);
    const { properties, items, additionalProperties, oneOf } = schema;
    const all = (table: Record<string, Schema>) =>
      Object.fromEntries(Object.entries(table).map(([key, member]) => [key, resolve(member, base)]));
    return {
      ...schema,
      ...(properties && { properties: all(properties) }),
      ...(items && { items: resolve(items, base) }),
      ...(typeof additionalProperties === 'object' && { additionalProperties: resolve(additionalProperties, base) }),
      ...(oneOf && { oneOf: oneOf.map((branch) => resolve(branch, base)) }),
    };
  };
  const schema = schemaNamed(name);
  return resolve(schema, schema.$id ?? '');
}

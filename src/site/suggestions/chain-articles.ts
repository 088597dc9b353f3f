import type { Schema } from '../schema/schemas.ts';

/** The schema of a chain that proposes the guides of its own folder; `reference` leads to the list of them. */
export function withArticles(schema: Schema, lists: { chain: string; reference: Schema }[]): Schema {
  if (lists.length === 0) return schema;
  const allOf = lists.map(({ chain, reference }) => {
    const items = { anyOf: [reference, {}] };
    return {
      if: { properties: { id: { const: chain } }, required: ['id'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { properties: { articles: { items }, help: { items } } },
    };
  });
  return { ...schema, allOf };
}

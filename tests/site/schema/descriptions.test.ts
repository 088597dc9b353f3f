import { describe, expect, it } from 'vitest';
import { readSchemas, type Schema } from '../../../src/site/schema/schemas.ts';

/** Pointers of the parts of a schema that the editor shows without a word of explanation. */
function unexplained(schema: Schema, pointer: string): string[] {
  const { properties = {}, items, additionalProperties } = schema;
  const parts = Object.entries(properties).map(([key, part]): [string, Schema] => [`${pointer}/${key}`, part]);
  if (items) parts.push([`${pointer}/items`, items]);
  if (typeof additionalProperties === 'object') parts.push([`${pointer}/*`, additionalProperties]);
  const isSilent = schema.description === undefined ? !schema.$ref : schema.description.trim() === '';
  return [...(isSilent ? [pointer] : []), ...parts.flatMap(([at, part]) => unexplained(part, at))];
}

describe('the schemas', () => {
  it('explain every key', () => {
    expect([...readSchemas()].flatMap(([id, schema]) => unexplained(schema, id))).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { readSchemas, type Schema } from '../../../src/model/schema/schemas.ts';

/** Returns the pointers of the parts of a schema that the editor shows without an explanation. */
function unexplained(schema: Schema, pointer: string): string[] {
  const { properties = {}, items, additionalProperties } = schema;
  const parts = Object.entries(properties).map(([key, part]): [string, Schema] => [`${pointer}/${key}`, part]);
  if (items) parts.push([`${pointer}/items`, items]);
  if (typeof additionalProperties === 'object') parts.push([`${pointer}/*`, additionalProperties]);
  const isSilent = schema.description === undefined ? !schema.$ref : schema.description.trim() === '';
  return [...(isSilent ? [pointer] : []), ...parts.flatMap(([at, part]) => unexplained(part, at))];
}

/** Returns the pointers of the strings of a schema that may be any text and have no kind. */
function unnamed(schema: Schema, pointer: string): string[] {
  const { properties = {}, items, type } = schema;
  const isFree = ['enum', 'const', 'format', 'pattern', 'x-kind'].every((keyword) => !(keyword in schema));
  const parts = Object.entries(properties).map(([key, part]): [string, Schema] => [`${pointer}/${key}`, part]);
  if (items) parts.push([`${pointer}/items`, items]);
  return [...(type === 'string' && isFree ? [pointer] : []), ...parts.flatMap(([at, part]) => unnamed(part, at))];
}

describe('the schemas', () => {
  it('have a kind for every text of a block (x-kind)', () => {
    const blocks = [...readSchemas()].filter(([id]) => id.includes('/blocks/'));
    expect(blocks.length).toBeGreaterThan(20);
    expect(blocks.flatMap(([id, schema]) => unnamed(schema, id))).toEqual([]);
  });

  it('describe every key', () => {
    expect([...readSchemas()].flatMap(([id, schema]) => unexplained(schema, id))).toEqual([]);
  });
});

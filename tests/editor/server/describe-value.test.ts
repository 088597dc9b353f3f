import { expect, it } from 'vitest';
import { describeValue } from '../../../src/editor/server/describe-value.ts';
import { createAjv } from '../../../src/model/schema/create-ajv.ts';
import type { Schema } from '../../../src/model/schema/schemas.ts';
import { resolvedSchema } from '../client/form/schemas.ts';

/** Returns all lists of objects in a schema. */
function listsIn(schema: Schema): Schema[] {
  const { properties = {}, items, additionalProperties, oneOf = [] } = schema;
  const inner = [...Object.values(properties), ...oneOf];
  if (items) inner.push(items);
  if (typeof additionalProperties === 'object') inner.push(additionalProperties);
  return [...(items?.type === 'object' ? [schema] : []), ...inner.flatMap(listsIn)];
}

const parts = () => ({ ids: {}, sizeOf: () => undefined });

it('the new entry of each list of the site is valid immediately', () => {
  const ajv = createAjv();
  const lists = listsIn(resolvedSchema('site'));
  const wrong = lists.flatMap((list) => {
    const { $id: _, ...schema } = list.items as Schema;
    const bare = JSON.parse(
      JSON.stringify(schema, (key, value) => (key === '$id' || key === '$schema' ? undefined : value)),
    );
    const [template] = describeValue(list, [], '', parts)?.templates ?? [];
    return ajv.validate(bare, template?.value) ? [] : [`${list.title}: ${ajv.errorsText()}`];
  });
  expect(wrong).toEqual([]);
  expect(lists.length).toBeGreaterThan(10);
});

it('a missing group is described with its example, and a whole document is not', () => {
  const group: Schema = {
    type: 'object',
    title: 'Image',
    properties: { to: { type: 'string' } },
    examples: [{ to: 'a' }],
  };
  const schema: Schema = { type: 'object', properties: { image: group }, examples: [{ image: { to: 'b' } }] };
  expect(describeValue(schema, {}, '/image', parts)?.templates).toMatchObject([{ title: 'Image', value: { to: 'a' } }]);
  expect(describeValue(schema, {}, '', parts)?.templates).toEqual([]);
});

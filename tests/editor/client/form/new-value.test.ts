import { describe, expect, it } from 'vitest';
import { newItem, newValue } from '../../../../src/editor/client/form/new-value.ts';
import { createAjv } from '../../../../src/model/schema/create-ajv.ts';
import type { Schema } from '../../../../src/model/schema/schemas.ts';
import { resolvedSchema } from './schemas.ts';

/** All lists of objects in a schema. */
function listsIn(schema: Schema): Schema[] {
  const { properties = {}, items, additionalProperties, oneOf = [] } = schema;
  const inner = [...Object.values(properties), ...oneOf];
  if (items) inner.push(items);
  if (typeof additionalProperties === 'object') inner.push(additionalProperties);
  return [...(items?.type === 'object' ? [schema] : []), ...inner.flatMap(listsIn)];
}

describe('a new entry of a list', () => {
  it('is valid immediately, in every list of the site', () => {
    const ajv = createAjv();
    const lists = listsIn(resolvedSchema('site'));
    const wrong = lists.flatMap((list) => {
      const { $id: _, ...schema } = list.items as Schema;
      const bare = JSON.parse(
        JSON.stringify(schema, (key, value) => (key === '$id' || key === '$schema' ? undefined : value)),
      );
      const value = newItem(list, []);
      return ajv.validate(bare, value) ? [] : [`${list.title}: ${ajv.errorsText()}`];
    });
    expect(wrong).toEqual([]);
    expect(lists.length).toBeGreaterThan(10);
  });

  it('has a unique name', () => {
    const list = { type: 'array', items: { type: 'object', examples: [{ id: 'avis', name: 'Avis' }] } };
    expect(newItem(list, [{ id: 'avis' }, { id: 'avis-2' }])).toEqual({ id: 'avis-3', name: 'Avis' });
  });

  it('is a copy of the example, which does not change', () => {
    const schema = { type: 'object', examples: [{ list: ['a'] }] };
    (newValue(schema) as { list: string[] }).list.push('b');
    expect(newValue(schema)).toEqual({ list: ['a'] });
  });
});

import { describe, expect, it } from 'vitest';
import { objectName } from '../../../src/model/schema/explain-errors.ts';
import type { Schema } from '../../../src/model/schema/schemas.ts';
import { nearestDescribed, schemaAt, visit } from '../../../src/model/schema/visit.ts';
import { withDefaults } from '../../../src/model/schema/with-defaults.ts';
import { fromPartial } from '../../from-partial.ts';

const schema = fromPartial<Schema>({
  properties: {
    title: { title: 'Title' },
    level: { default: 2 },
    nested: { properties: { on: { default: true } } },
    made: { default: {}, properties: { deep: { default: 'x' } } },
    list: { items: { properties: { size: { default: 1 } } } },
    map: { additionalProperties: { properties: { a: { default: 'b' } } } },
    open: { additionalProperties: true },
    block: {
      discriminator: { propertyName: 'type' },
      oneOf: [
        { properties: { type: { const: 'a' }, only: { default: 'in a' } } },
        { properties: { type: { const: 'b' }, only: { default: 'in b' } } },
      ],
    },
  },
});

const filled = (value: unknown) => withDefaults({ value, schema });

describe('withDefaults', () => {
  it('adds defaults, also those inside of defaults, but not for existing values', () => {
    expect(filled({})).toEqual({ level: 2, made: { deep: 'x' } });
    const made = { deep: null };
    expect(filled({ level: 0, nested: {}, made })).toEqual({ level: 0, nested: { on: true }, made });
  });

  it('visits lists, maps, and the variant that a block selects by its type', () => {
    expect(filled({ list: [{}, { size: 3 }, 'text'], map: { one: {} }, open: { one: {} } })).toMatchObject({
      list: [{ size: 1 }, { size: 3 }, 'text'],
      map: { one: { a: 'b' } },
      open: { one: {} },
    });
    expect(filled({ block: { type: 'b' } })).toMatchObject({ block: { type: 'b', only: 'in b' } });
    for (const block of [{ type: 'c' }, 'a']) expect(filled({ block })).toMatchObject({ block });
  });

  it('keeps values without a schema, and ignores inherited keys', () => {
    expect(filled({ unknown: [1], toString: 'own' })).toMatchObject({ unknown: [1], toString: 'own' });
    expect(withDefaults({ value: [1, { a: 2 }], schema: {} })).toEqual([1, { a: 2 }]);
    expect(filled(null)).toBeNull();
  });

  it('resolves strings, also those of defaults, and does not change the document', () => {
    const data = { title: 'a', list: ['b', { size: 2 }], unknown: 'c' };
    const out = withDefaults({ value: data, schema }, (text, { title = '' }) => text.toUpperCase() + title);
    expect(out).toEqual({ title: 'ATitle', list: ['B', { size: 2 }], unknown: 'c', level: 2, made: { deep: 'X' } });
    expect(data).toEqual({ title: 'a', list: ['b', { size: 2 }], unknown: 'c' });
    expect(schema.properties?.made?.default).toEqual({});
  });
});

it('visit visits every described value, containers first, in document order', () => {
  const seen = [...visit({ value: { list: [{ size: 2 }], unknown: 1, title: 'a' }, schema })];
  expect(seen.map(({ pointer, schema: { title } }) => `${pointer}${title ? ` ${title}` : ''}`)).toEqual([
    '',
    '/list',
    '/list/0',
    '/list/0/size',
    '/title Title',
  ]);
  expect(seen[3]?.parent).toBe(seen[2]);
  expect([seen[2]?.key, seen[3]?.key]).toEqual([0, 'size']);
});

describe('schemaAt', () => {
  const data = { block: { type: 'b', only: 1 }, map: { one: { a: 2 } }, list: [{ size: 3 }], title: 'a' };
  const root = { value: data, schema };
  const valueAt = (pointer: string) => schemaAt(root, pointer)?.value;

  it('finds a value in lists, maps and the variant that a block selects', () => {
    expect(schemaAt(root, '')).toMatchObject({ value: data, schema });
    expect(valueAt('/list/0/size')).toBe(3);
    expect(valueAt('/map/one/a')).toBe(2);
    expect(valueAt('/block/only')).toBe(1);
    expect(schemaAt(root, '/block/only')?.schema.default).toBe('in b');
  });

  it('describes a missing value, at any depth', () => {
    for (const pointer of ['/level', '/nested/on', '/list/1/size', '/map/other/a']) {
      expect(schemaAt(root, pointer), pointer).toMatchObject({ pointer, value: undefined });
    }
    expect(schemaAt({ value: {}, schema }, '/list/0/size')?.schema.default).toBe(1);
    expect(schemaAt({ value: { nested: null }, schema }, '/nested/on')?.value).toBeUndefined();
    expect(schemaAt({ value: { nested: 'text' }, schema }, '/nested/on')?.value).toBeUndefined();
  });

  it('returns undefined without a schema, and the nearest described container', () => {
    for (const pointer of ['/unknown/a', '/toString', '/title/length', '/block/other']) {
      expect(schemaAt(root, pointer), pointer).toBeUndefined();
    }
    expect(nearestDescribed(root, '/unknown/a').pointer).toBe('');
    expect(nearestDescribed(root, '/title/length').pointer).toBe('/title');
  });
});

it('an author identifies an object by the type of its block, or otherwise by its key', () => {
  const root = { value: { block: { type: 'b', only: 1 }, list: [{ size: 3 }] }, schema };
  const names = ['/block', '/list/0', ''].map((pointer) => objectName(nearestDescribed(root, pointer), 'file'));
  expect(names).toEqual(['b', 'list', 'file']);
});

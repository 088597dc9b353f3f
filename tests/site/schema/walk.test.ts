import { describe, expect, it } from 'vitest';
import { nameOf, schemasAlong } from '../../../src/site/schema/schema-at.ts';
import type { Schema } from '../../../src/site/schema/schemas.ts';
import { walk } from '../../../src/site/schema/walk.ts';

const schema = {
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
} as unknown as Schema;

const filled = (value: unknown) => walk(value, schema, ({ value: found }) => found);

describe('walk', () => {
  it('fills in defaults, those inside of defaults too, and nothing where something stands', () => {
    expect(filled({})).toEqual({ level: 2, made: { deep: 'x' } });
    expect(filled({ level: 0, nested: {}, made: { deep: null } })).toEqual({
      level: 0,
      nested: { on: true },
      made: { deep: null },
    });
  });

  it('goes through lists, through maps, and through the branch that a block chooses by its type', () => {
    expect(filled({ list: [{}, { size: 3 }, 'text'], map: { one: {} }, open: { one: {} } })).toMatchObject({
      list: [{ size: 1 }, { size: 3 }, 'text'],
      map: { one: { a: 'b' } },
      open: { one: {} },
    });
    expect(filled({ block: { type: 'b' } })).toMatchObject({ block: { type: 'b', only: 'in b' } });
    expect(filled({ block: { type: 'c' } })).toMatchObject({ block: { type: 'c' } });
    expect(filled({ block: 'a' })).toMatchObject({ block: 'a' });
  });

  it('keeps what no schema describes, and does not take what every object inherits for a key', () => {
    expect(filled({ unknown: [1], toString: 'own' })).toMatchObject({ unknown: [1], toString: 'own' });
    expect(walk([1, { a: 2 }], {} as Schema, ({ value }) => value)).toEqual([1, { a: 2 }]);
    expect(walk(null, schema, ({ value }) => value)).toBeNull();
  });

  it('visits children first, each with its schema and pointer, and takes what the visitor gives back', () => {
    const seen: string[] = [];
    const out = walk({ title: 'a', list: [{ size: 2 }] }, schema, ({ pointer, value, schema: { title } }) => {
      seen.push(`${pointer}${title ? ` ${title}` : ''}`);
      return typeof value === 'string' ? value.toUpperCase() : value;
    });
    expect(seen).toEqual(['/title Title', '/list/0/size', '/list/0', '/list', '/level', '/made/deep', '/made', '']);
    expect(out).toMatchObject({ title: 'A', made: { deep: 'X' } });
  });
});

describe('schemasAlong', () => {
  const data = { block: { type: 'b', only: 1 }, map: { one: { a: 2 } }, list: [{ size: 3 }], title: 'a' };
  const along = (pointer: string) => schemasAlong(schema, data, pointer).map(({ pointer: at, value }) => [at, value]);

  it('has every value on the way, outermost first', () => {
    expect(along('/list/0/size')).toEqual([
      ['', data],
      ['/list', data.list],
      ['/list/0', data.list[0]],
      ['/list/0/size', 3],
    ]);
    expect(along('/map/one/a').at(-1)).toEqual(['/map/one/a', 2]);
    expect(along('/block/only').at(-1)).toEqual(['/block/only', 1]);
  });

  it('stops where no schema describes, and has no value where there is none', () => {
    expect(along('/unknown/a')).toEqual([['', data]]);
    expect(along('/toString')).toEqual([['', data]]);
    expect(along('/title/length')).toHaveLength(2);
    expect(along('/level')).toEqual([
      ['', data],
      ['/level', undefined],
    ]);
    expect(along('/nested/on').at(-1)).toEqual(['/nested/on', undefined]);
    expect(schemasAlong(schema, { nested: null }, '/nested/on').at(-1)?.value).toBeUndefined();
    expect(schemasAlong(schema, { nested: 'text' }, '/nested/on').at(-1)?.value).toBeUndefined();
  });

  it('names the object that holds a value: a block by its type, else the key', () => {
    expect(nameOf(schemasAlong(schema, data, '/block/only').slice(0, 2), 'file')).toBe('b');
    expect(nameOf(schemasAlong(schema, data, '/list/0'), 'file')).toBe('list');
    expect(nameOf(schemasAlong(schema, data, ''), 'file')).toBe('file');
  });
});

import { describe, expect, it } from 'vitest';
import { editJson } from '../../src/edit/edit-json.ts';
import type { JsonOperation } from '../../src/edit/json-operation.ts';
import { applyEdits } from '../../src/edit/text-edit.ts';
import type { Schema } from '../../src/model/schema/schemas.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';

function edit(text: string, operation: JsonOperation, schema?: Schema): string {
  const edits = editJson({ text, operation, ...(schema ? { schema } : {}) });
  return typeof edits === 'string' ? edits : applyEdits(text, edits);
}

const lines = (...all: string[]) => `${all.join('\n')}\n`;

describe('the position of a new key', () => {
  const schema: Schema = { $id: 'test:/', properties: { type: {}, id: {}, heading: {}, items: {} } };
  const add = (text: string, key: string) => edit(text, { type: 'set', pointer: `/${key}`, value: 1 }, schema);

  it('is after its predecessor in the schema', () => {
    expect(add('{"type": 0, "heading": 0, "items": 0}', 'id')).toBe('{"type": 0, "id": 1, "heading": 0, "items": 0}');
    expect(add('{"type": 0, "items": 0}', 'heading')).toBe('{"type": 0, "heading": 1, "items": 0}');
    expect(add('{"items": 0, "type": 0}', 'heading')).toBe('{"items": 0, "type": 0, "heading": 1}');
  });

  it('is before its successor if it has no predecessor', () => {
    expect(add('{"$comment": 0, "id": 0}', 'type')).toBe('{"$comment": 0, "type": 1, "id": 0}');
    expect(add('{\n  "id": 0\n}', 'type')).toBe('{\n  "type": 1,\n  "id": 0\n}');
  });

  it('is the end without an order in the schema', () => {
    expect(add('{"type": 0, "id": 0}', 'other')).toBe('{"type": 0, "id": 0, "other": 1}');
    expect(edit('{"b": 0}', { type: 'set', pointer: '/a', value: 1 })).toBe('{"b": 0, "a": 1}');
  });

  it('follows the schema of a block selected by its type', () => {
    const text = '{"pages": [{"path": "/", "sections": [{"type": "faq", "items": []}]}]}';
    const pointer = '/pages/0/sections/0/heading';
    const after = edit(text, { type: 'set', pointer, value: 'Vos questions' }, schemaNamed('site'));
    expect(after).toContain('{"type": "faq", "heading": "Vos questions", "items": []}');
  });
});

describe('the format of a value', () => {
  const insert = (text: string, value: Extract<JsonOperation, { type: 'insert' }>['value'], index = 1) =>
    edit(text, { type: 'insert', pointer: `/list/${index}`, value });

  it('is one line if its siblings are, and if it fits', () => {
    const text = lines('{', '  "list": [', '    { "a": 1, "b": [1] }', '  ]', '}');
    expect(insert(text, { a: 2, b: [2] })).toBe(
      lines('{', '  "list": [', '    { "a": 1, "b": [1] },', '    { "a": 2, "b": [2] }', '  ]', '}'),
    );
    const long = 'x'.repeat(80);
    expect(insert(text, { a: long, b: [2] })).toBe(
      lines(
        '{',
        '  "list": [',
        '    { "a": 1, "b": [1] },',
        '    {',
        `      "a": "${long}",`,
        '      "b": [2]',
        '    }',
        '  ]',
        '}',
      ),
    );
  });

  it('is as wide as the widest of its siblings on one line', () => {
    const row = (word: string) => `  { "a": "${word.repeat(100)}" }`;
    const text = lines('[', row('x'), ']');
    const after = edit(text, { type: 'insert', pointer: '/1', value: { a: 'y'.repeat(100) } });
    expect(after).toBe(lines('[', `${row('x')},`, row('y'), ']'));
  });

  it('follows its siblings before more distant examples', () => {
    const far = ['  "far": [', '    {', '      "a": 1', '    },', '    {', '      "a": 1', '    }', '  ],'];
    const text = lines('{', ...far, '  "list": [', '    { "a": 1 }', '  ]', '}');
    expect(insert(text, { a: 2 })).toBe(
      lines('{', ...far, '  "list": [', '    { "a": 1 },', '    { "a": 2 }', '  ]', '}'),
    );
  });

  it('stays one line if it replaces one', () => {
    const value = ['x'.repeat(90)];
    expect(edit(lines('{', '  "a": [1, 2]', '}'), { type: 'set', pointer: '/a', value })).toBe(
      lines('{', `  "a": ["${value[0]}"]`, '}'),
    );
  });

  it('has the separator of most items', () => {
    const text = lines('[1,', '  2, 3, 4]');
    expect(edit(text, { type: 'insert', pointer: '/4', value: 5 })).toBe(lines('[1,', '  2, 3, 4, 5]'));
  });

  it('is one line inside of a one-line container, however long', () => {
    const value = 'x'.repeat(200);
    expect(insert('{"list":[1,2]}', { a: value })).toBe(`{"list":[1,{"a":"${value}"},2]}`);
    expect(insert('{ "list": [ 1, 2 ] }', { a: [3] })).toBe('{ "list": [ 1, { "a": [ 3 ] }, 2 ] }');
  });

  it('has the indentation and the line ends of its neighbours', () => {
    const text = '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"a": 1\r\n\t\t}\r\n\t]\r\n}';
    expect(insert(text, { a: 2 })).toBe(
      '{\r\n\t"list": [\r\n\t\t{\r\n\t\t\t"a": 1\r\n\t\t},\r\n\t\t{\r\n\t\t\t"a": 2\r\n\t\t}\r\n\t]\r\n}',
    );
  });

  it('opens empty brackets like those around them', () => {
    expect(insert(lines('{', '  "list": []', '}'), 1, 0)).toBe(lines('{', '  "list": [', '    1', '  ]', '}'));
    expect(insert(lines('{', '  "x": [1],', '  "list": []', '}'), 1, 0)).toBe(
      lines('{', '  "x": [1],', '  "list": [1]', '}'),
    );
    expect(insert('{"list":[ ]}', 1, 0)).toBe('{"list":[1]}');
  });

  it('continues brackets that open and close together', () => {
    const text = lines('{', '  "list": [{', '    "a": 1', '  }]', '}');
    expect(insert(text, { a: 2 })).toBe(lines('{', '  "list": [{', '    "a": 1', '  }, {', '    "a": 2', '  }]', '}'));
  });

  it('does not change lines with several items', () => {
    const text = lines('[', '  1, 2,', '  3, 4', ']');
    expect(edit(text, { type: 'remove', pointer: '/2' })).toBe(lines('[', '  1, 2,', '  4', ']'));
    expect(edit(text, { type: 'remove', pointer: '/1' })).toBe(lines('[', '  1,', '  3, 4', ']'));
  });

  it('closes brackets that become empty', () => {
    expect(edit(lines('{', '  "a": [', '    1', '  ]', '}'), { type: 'remove', pointer: '/a/0' })).toBe(
      lines('{', '  "a": []', '}'),
    );
  });
});

describe('an impossible operation', () => {
  it.each<[string, JsonOperation]>([
    ['a key in a list', { type: 'set', pointer: '/list/a', value: 1 }],
    ['a missing item', { type: 'set', pointer: '/list/2', value: 1 }],
    ['a key in a number', { type: 'set', pointer: '/a/b', value: 1 }],
    ['a pointer without its slash', { type: 'set', pointer: 'list', value: 1 }],
    ['a missing key', { type: 'unset', pointer: '/b' }],
    ['an item as a key', { type: 'unset', pointer: '/list/0' }],
    ['the whole document', { type: 'unset', pointer: '' }],
    ['beyond the end', { type: 'insert', pointer: '/list/3', value: 1 }],
    ['an index with a zero before it', { type: 'insert', pointer: '/list/01', value: 1 }],
    ['a key as an item', { type: 'remove', pointer: '/list' }],
    ['an item after the last', { type: 'remove', pointer: '/list/2' }],
    ['a move beyond the end', { type: 'move', pointer: '/list/0', to: 2 }],
  ])('returns an error: %s', (_, operation) => {
    expect(editJson({ text: '{"list": [1, 2], "a": 1}', operation })).toBe('not-found');
  });

  it.each(['', '{"a": 1,}', '{"a": 1 /* two */}', '{"a": 1, "a": 2}', '{"a": 1} x'])('does not change %s', (text) => {
    expect(editJson({ text, operation: { type: 'set', pointer: '/a', value: 3 } })).toBe('unreadable');
  });
});

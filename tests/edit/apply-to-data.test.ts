import { describe, expect, it } from 'vitest';
import { applyToData } from '../../src/edit/apply-to-data.ts';
import { editJson } from '../../src/edit/edit-json.ts';
import type { Json, JsonOperation } from '../../src/edit/json-operation.ts';
import { applyEdits } from '../../src/edit/text-edit.ts';
import { get } from '../../src/model/read/pointer.ts';
import { fc } from '../fast-check.ts';

const document: Json = { plans: [{ id: 'a', price: 1 }, { id: 'b' }, { id: 'c' }], 'a/b': { '~': 'x' } };

const operations: JsonOperation[] = [
  { type: 'set', pointer: '/plans/0/price', value: 2 },
  { type: 'set', pointer: '/plans/1/price', value: 3 },
  { type: 'set', pointer: '/a~1b/~0', value: 'y' },
  { type: 'unset', pointer: '/plans/0/price' },
  { type: 'insert', pointer: '/plans/3', value: { id: 'd' } },
  { type: 'insert', pointer: '/plans/0', value: { id: 'd' } },
  { type: 'remove', pointer: '/plans/1' },
  { type: 'move', pointer: '/plans/0', to: 2 },
  { type: 'move', pointer: '/plans/2', to: 0 },
];

describe('an operation on data', () => {
  it.each(operations)('has the same result as the edits of the text: $type $pointer', (operation) => {
    const text = JSON.stringify(document, null, 2);
    const edits = editJson({ text, operation });
    if (typeof edits === 'string') throw new Error(edits);
    expect(applyToData(document, operation)).toEqual(JSON.parse(applyEdits(text, edits)));
  });

  it('does not change the original, and shares unchanged values', () => {
    const before = structuredClone(document);
    const after = applyToData(document, { type: 'set', pointer: '/plans/0/price', value: 2 });
    expect(document).toEqual(before);
    expect(get<Json | undefined>(after, '/plans/1')).toBe(get<Json>(document, '/plans/1'));
  });

  it('never throws, whatever the pointer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operations), fc.string(), (operation, tail) => {
        applyToData(document, { ...operation, pointer: `/plans/9/${tail}` });
      }),
    );
  });
});

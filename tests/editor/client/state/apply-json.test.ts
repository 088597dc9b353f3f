import { describe, expect, it } from 'vitest';
import { editJson } from '../../../../src/edit/edit-json.ts';
import type { Json, JsonOperation } from '../../../../src/edit/json-operation.ts';
import { applyEdits } from '../../../../src/edit/text-edit.ts';
import { applyJson, valueAt } from '../../../../src/editor/client/state/apply-json.ts';
import { fc } from '../../../fast-check.ts';

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
  { type: 'duplicate', pointer: '/plans/1' },
];

describe('a change of a document in the browser', () => {
  it.each(operations)('is the one that the server writes: $type $pointer', (operation) => {
    const text = JSON.stringify(document, null, 2);
    const edits = editJson({ text, operation });
    if (typeof edits === 'string') throw new Error(edits);
    expect(applyJson(document, operation)).toEqual(JSON.parse(applyEdits(text, edits)));
  });

  it('leaves the document as it was, and what it does not touch the same', () => {
    const before = structuredClone(document);
    const after = applyJson(document, { type: 'set', pointer: '/plans/0/price', value: 2 });
    expect(document).toEqual(before);
    expect(valueAt(after, '/plans/1')).toBe(valueAt(document, '/plans/1'));
  });

  it('never throws, whatever the pointer', () => {
    fc.assert(
      fc.property(fc.constantFrom(...operations), fc.string(), (operation, tail) => {
        applyJson(document, { ...operation, pointer: `/plans/9/${tail}` });
      }),
    );
  });
});

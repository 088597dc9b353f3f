import { expect, it } from 'vitest';
import { applyEdits } from '../../../../src/edit/text-edit.ts';
import { minimalEdit } from '../../../../src/editor/client/state/minimal-edit.ts';
import { fc } from '../../../fast-check.ts';

it('turns one text into another by one edit', () => {
  const texts = fc.string({ unit: fc.constantFrom('a', 'b', '\n', 'é', '😀', '😁') });
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const edit = minimalEdit(before, after);
      expect(edit ? applyEdits(before, [edit]) : before).toBe(after);
    }),
  );
});

it('touches the changed word alone', () => {
  expect(minimalEdit('un petit site', 'un grand site')).toEqual({ start: 3, end: 8, text: 'grand' });
  expect(minimalEdit('pareil', 'pareil')).toBeUndefined();
});

it('parts no pair of units', () => {
  const edit = minimalEdit('😀', '😁');
  expect(edit).toEqual({ start: 0, end: 2, text: '😁' });
});

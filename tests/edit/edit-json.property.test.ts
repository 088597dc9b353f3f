import { describe, expect, it } from 'vitest';
import { editJson } from '../../src/edit/edit-json.ts';
import type { Json, JsonOperation } from '../../src/edit/json-operation.ts';
import { applyEdits, invert, type TextEdit } from '../../src/edit/text-edit.ts';
import { fc } from '../fast-check.ts';
import { createChance } from '../random/chance.ts';
import { chooseHand, writeByHand } from './hand-written.ts';
import { applyOperation, chooseOperation } from './operations.ts';

const value = fc
  .jsonValue({ maxDepth: 4, stringUnit: 'binary' })
  // JSON writes -0 as 0.
  .map((made) => JSON.parse(JSON.stringify(made)) as Json);

/** A document, values to insert, and the seed of the other choices. */
const cases = fc.tuple(value, fc.array(value, { minLength: 1, maxLength: 3 }), fc.nat());

const parse = (text: string) => JSON.parse(text.replace(/^\uFEFF/, '')) as Json;

function edited(text: string, operation: JsonOperation): TextEdit[] {
  const edits = editJson({ text, operation });
  if (typeof edits === 'string') throw new Error(`${edits}: ${JSON.stringify(operation)}`);
  return edits;
}

/** Returns the text outside of edits, piece by piece. */
function outside(text: string, edits: readonly TextEdit[], lengthOf: (edit: TextEdit) => number): string[] {
  let [at, shift] = [0, 0];
  const pieces: string[] = [];
  for (const edit of edits) {
    pieces.push(text.slice(at, edit.start + shift));
    at = edit.start + shift + lengthOf(edit);
    shift += lengthOf(edit) - (edit.end - edit.start);
  }
  return [...pieces, text.slice(at)];
}

describe('an edit of JSON', () => {
  it('parses to the operation’s result, changes nothing outside of itself, and can be undone', () => {
    fc.assert(
      fc.property(cases, ([document, values, choice]) => {
        const chance = createChance(choice);
        const text = writeByHand(document, chooseHand(chance), chance);
        const operation = chooseOperation(document, values, chance);
        const edits = edited(text, operation);
        const after = applyEdits(text, edits);
        expect(parse(after)).toEqual(applyOperation(document, operation));
        expect(outside(after, edits, (edit) => edit.text.length)).toEqual(
          outside(text, edits, ({ start, end }) => end - start),
        );
        expect(applyEdits(after, invert(text, edits))).toBe(text);
      }),
    );
  });

  it('can follow many others, and undoing all of them restores the first bytes', () => {
    fc.assert(
      fc.property(cases, ([document, values, choice]) => {
        const chance = createChance(choice);
        const first = writeByHand(document, chooseHand(chance), chance);
        let text = first;
        const undo: TextEdit[][] = [];
        for (let step = 0; step < 20; step += 1) {
          const edits = edited(text, chooseOperation(parse(text), values, chance));
          undo.unshift(invert(text, edits));
          text = applyEdits(text, edits);
        }
        for (const edits of undo) text = applyEdits(text, edits);
        expect(text).toBe(first);
      }),
    );
  });

  it('has no edits if the value is the same', () => {
    fc.assert(
      fc.property(value, fc.nat(), (document, choice) => {
        const chance = createChance(choice);
        const text = writeByHand(document, chooseHand(chance), chance);
        expect(edited(text, { type: 'set', pointer: '', value: document })).toEqual([]);
      }),
    );
  });
});

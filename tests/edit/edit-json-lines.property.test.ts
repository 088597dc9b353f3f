import { describe, expect, it } from 'vitest';
import { editJson } from '../../src/edit/edit-json.ts';
import type { Json, JsonOperation } from '../../src/edit/json-operation.ts';
import { applyEdits } from '../../src/edit/text-edit.ts';
import { join } from '../../src/model/read/pointer.ts';
import { fc } from '../fast-check.ts';
import { type Chance, createChance } from '../random/chance.ts';
import { writeByHand } from './hand-written.ts';
import { valuesIn } from './operations.ts';

const scalar: fc.Arbitrary<Json> = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
);
const value = fc
  .jsonValue({ maxDepth: 4, stringUnit: 'binary' })
  .map((made) => JSON.parse(JSON.stringify(made)) as Json);

/** Writes JSON with one line for each member. */
function writeLines(document: Json, chance: Chance): string {
  const hand = {
    lineBreak: chance.pick(['\n', '\r\n']),
    unit: chance.pick(['  ', '\t']),
    layouts: ['lines'] as const,
    colon: ': ',
    mark: chance.pick(['', '\uFEFF'] as const),
    end: chance.pick(['', '\n']),
  };
  return writeByHand(document, hand, chance);
}

const linesOf = (text: string) => text.split(/\r?\n/);
const withoutComma = (line: string) => line.replace(/,$/, '');

function afterOf(text: string, operation: JsonOperation): string {
  const edits = editJson({ text, operation });
  if (typeof edits === 'string') throw new Error(edits);
  return applyEdits(text, edits);
}

/**
 * Returns the consecutive lines that are in `longer` but not in `shorter`, and how many of the other lines differ by a
 * comma. Fails if there is another difference.
 */
function addedLines(shorter: string[], longer: string[]): { added: string[]; commas: number } {
  const [short, long] = [shorter.map(withoutComma), longer.map(withoutComma)];
  let head = 0;
  while (head < short.length && short[head] === long[head]) head += 1;
  const tail = short.length - head;
  expect(long.slice(long.length - tail)).toEqual(short.slice(head));
  const kept = [...longer.slice(0, head), ...longer.slice(longer.length - tail)];
  const commas = kept.filter((line, index) => line !== shorter[index]).length;
  return { added: longer.slice(head, longer.length - tail), commas };
}

function check(test: (document: Json, put: Json, chance: Chance) => void, put = value): void {
  fc.assert(fc.property(value, put, fc.nat(), (document, made, choice) => test(document, made, createChance(choice))));
}

describe('an edit of JSON with a line for each member', () => {
  it('changes one line to set a scalar', () => {
    check((document, put, chance) => {
      const scalars = valuesIn(document).filter(([, one]) => typeof one !== 'object' || one === null);
      if (scalars.length === 0) return;
      const [pointer, before] = chance.pick(scalars);
      const text = writeLines(document, chance);
      const [old, now] = [linesOf(text), linesOf(afterOf(text, { type: 'set', pointer, value: put }))];
      expect(now.length).toBe(old.length);
      expect(now.filter((line, index) => line !== old[index]).length).toBe(put === before ? 0 : 1);
    }, scalar);
  });

  it('only adds lines to insert an item, and at most a comma', () => {
    check((document, put, chance) => {
      const lists = valuesIn(document).filter(([, one]) => Array.isArray(one) && one.length > 0) as [string, Json[]][];
      if (lists.length === 0) return;
      const [pointer, { length }] = chance.pick(lists);
      const text = writeLines(document, chance);
      const operation: JsonOperation = {
        type: 'insert',
        pointer: join(pointer, chance.between(0, length)),
        value: put,
      };
      const { added, commas } = addedLines(linesOf(text), linesOf(afterOf(text, operation)));
      expect(added.length).toBeGreaterThan(0);
      expect(commas).toBeLessThanOrEqual(1);
    });
  });

  it('only removes lines to remove an item, and at most a comma', () => {
    check((document, _, chance) => {
      const lists = valuesIn(document).filter(([, one]) => Array.isArray(one) && one.length > 1) as [string, Json[]][];
      if (lists.length === 0) return;
      const [pointer, { length }] = chance.pick(lists);
      const text = writeLines(document, chance);
      const after = afterOf(text, { type: 'remove', pointer: join(pointer, chance.between(0, length - 1)) });
      const { added, commas } = addedLines(linesOf(after), linesOf(text));
      expect(added.length).toBeGreaterThan(0);
      expect(commas).toBeLessThanOrEqual(1);
    });
  });

  it('keeps every line to move an item, except for commas', () => {
    check((document, _, chance) => {
      const lists = valuesIn(document).filter(([, one]) => Array.isArray(one) && one.length > 1) as [string, Json[]][];
      if (lists.length === 0) return;
      const [pointer, { length }] = chance.pick(lists);
      const text = writeLines(document, chance);
      const item = () => chance.between(0, length - 1);
      const after = afterOf(text, { type: 'move', pointer: join(pointer, item()), to: item() });
      const sorted = (lines: string[]) => lines.map(withoutComma).sort();
      expect(sorted(linesOf(after))).toEqual(sorted(linesOf(text)));
    });
  });

  it('has the style of JSON.stringify if the file has', () => {
    check((document, put, chance) => {
      const unit = chance.pick([1, 2, 4, '\t']);
      const lists = valuesIn(document).filter(([, one]) => Array.isArray(one)) as [string, Json[]][];
      // If no value is indented, the unit of indentation is unknown.
      if (lists.length === 0 || !JSON.stringify(document, null, unit).includes('\n')) return;
      const [pointer, list] = chance.pick(lists);
      const index = chance.between(0, list.length);
      const text = JSON.stringify(document, null, unit);
      const after = afterOf(text, { type: 'insert', pointer: join(pointer, index), value: put });
      expect(after).toBe(JSON.stringify(JSON.parse(after), null, unit));
    });
  });
});

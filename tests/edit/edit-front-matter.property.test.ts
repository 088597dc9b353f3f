import { describe, expect, it } from 'vitest';
import { editFrontMatter } from '../../src/edit/edit-front-matter.ts';
import type { Json, JsonOperation } from '../../src/edit/json-operation.ts';
import { applyEdits, invert } from '../../src/edit/text-edit.ts';
import { readMarkdown } from '../../src/model/read/read-markdown.ts';
import { createChance } from '../random/chance.ts';
import { seeds } from '../random/seeds.ts';
import { anyMatterValue, writeMatter } from './hand-written-matter.ts';
import { applyOperation, chooseOperation } from './operations.ts';

/** Data of front matter; `undefined` if reading it reports an error. */
function read(text: string): Json | undefined {
  let isSound = true;
  const { data } = readMarkdown({ path: 'content/a.md', text }, () => {
    isSound = false;
  });
  return isSound ? ((data ?? {}) as Json) : undefined;
}

function bodyOf(text: string): string {
  const { body } = readMarkdown({ path: 'content/a.md', text }, () => {});
  return body;
}

describe('an edit of front matter', () => {
  it(`parses to the operation’s result, does not change the body, and can be undone`, () => {
    let count = 0;
    for (const seed of seeds()) {
      const chance = createChance(seed);
      const { text } = writeMatter(chance);
      const data = read(text);
      // A plain text with a word that begins with the sign of a comment is reported, and not edited.
      if (data === undefined) continue;
      const operation: JsonOperation = chooseOperation(data, [anyMatterValue(chance), anyMatterValue(chance)], chance);
      if (operation.pointer === '' || operation.pointer.includes('__proto__')) continue;
      count += 1;
      const edits = editFrontMatter({ text, operation });
      const context = `seed ${seed}: ${JSON.stringify(operation)}\n${text}`;
      if (typeof edits === 'string') throw new Error(`${edits}, ${context}`);
      const after = applyEdits(text, edits);
      expect(read(after), context).toEqual(applyOperation(data, operation));
      expect(bodyOf(after), context).toBe(bodyOf(text));
      expect(applyEdits(after, invert(text, edits)), context).toBe(text);
    }
    expect(count).toBeGreaterThan(20);
  });
});

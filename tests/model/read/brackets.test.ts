import { describe, expect, it } from 'vitest';
import type { JsonMistakeArgs } from '../../../src/model/read/json-cursor.ts';
import { parseJson } from '../../../src/model/read/parse-json.ts';
import { fixtureSources } from '../../fixtures/fixture-site.ts';

const manifest = fixtureSources().manifest.text;

function reported(text: string): JsonMistakeArgs[] {
  const mistakes: JsonMistakeArgs[] = [];
  parseJson(text, (...mistake) => mistakes.push(mistake));
  return mistakes;
}

const lineOf = (text: string, at: number) => text.slice(0, at).split('\n').length;
/** Closing brackets at the beginning of a line; a sample of them, because each needs several parses. */
const closings = [...manifest.matchAll(/^ *([}\]])/gm)]
  .map(({ index, 0: { length } }) => index + length - 1)
  .filter((at, nth) => nth % 31 === 0 && at < manifest.trimEnd().length - 1);

describe('a bracket of a long manifest', () => {
  it.each(closings)('is reported on its line if it is missing, and the suggestion restores it: character %i', (at) => {
    const text = manifest.slice(0, at) + manifest.slice(at + 1);
    const [mistake, ...more] = reported(text);
    expect(more).toEqual([]);
    const [code, offset, length, , suggestion] = mistake as JsonMistakeArgs;
    expect(code).toBe('json/unclosed');
    expect(Math.abs(lineOf(text, offset) - lineOf(text, at))).toBeLessThanOrEqual(1);
    const mended = text.slice(0, offset) + suggestion + text.slice(offset + length);
    expect(JSON.parse(mended)).toEqual(JSON.parse(manifest));
  });

  it.each(closings.filter((at) => manifest[at] === '}'))(
    'is reported on its line if it is repeated: character %i',
    (at) => {
      const before = manifest.slice(0, at).trimEnd();
      const text = `${before}}${manifest.slice(before.length)}`;
      expect(reported(text).map(([code, offset]) => [code, lineOf(text, offset)])).toEqual([
        ['json/extra-closing', lineOf(text, before.length)],
      ]);
    },
  );
});

it('suggestions for brackets are found in linear time', () => {
  for (const text of [`["a" b${'",'.repeat(50_000)}`, `[${'}\n'.repeat(50_000)}`, `{"a": {${' '.repeat(200_000)}\n}`]) {
    expect(reported(text)).toHaveLength(1);
  }
});

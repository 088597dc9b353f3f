import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseSite, checkSlip } from './slipped-site.ts';
import { slips } from './slips.ts';

/** What is said of each slip, to the last word and column. */
const told = JSON.parse(readFileSync(path.join(import.meta.dirname, 'slips-told.json'), 'utf8')) as Record<
  string,
  unknown
>;

describe('slips that a marketer could make', () => {
  it('are at least sixty', () => {
    expect(slips.length).toBeGreaterThanOrEqual(60);
  });

  it.each(slips)(
    '$what: told on its line, once, with what was meant',
    ({ what, file, find, put, code, suggestion, at = put }) => {
      const found = checkSlip({ edits: [{ file, find, put }] });
      const text = readFileSync(path.join(baseSite, file), 'utf8');
      const start = text.slice(0, text.indexOf(find));
      const slipped = start + put + text.slice(start.length + find.length);
      const before = slipped.slice(0, slipped.indexOf(at, put.includes(at) ? start.length : 0));
      const line = before.split('\n').length;
      expect(found.map((one) => [one.code, one.file, one.line, one.suggestion])).toEqual([
        [code, file, line, suggestion],
      ]);
      expect(
        found.map(({ severity, endLine, endColumn, pointer, message, help }) => ({
          severity,
          endLine,
          endColumn,
          pointer,
          message,
          help,
        })),
      ).toEqual(told[what]);
    },
  );
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Described } from '../../src/diagnostics/describe.ts';
import { goldenJson, withoutWords } from './golden.ts';
import { baseSite, checkSlip } from './slipped-site.ts';
import { slips, type TypedSlip } from './slips.ts';

/** What a check finds after each slip, by what the author did. */
const found = new Map<string, Described[]>();

function check({ what, file, find, put }: TypedSlip): Described[] {
  const known = found.get(what) ?? checkSlip({ edits: [{ file, find, put }] });
  found.set(what, known);
  return known;
}

describe('slips that a marketer could make', () => {
  it('are at least sixty', () => {
    expect(slips.length).toBeGreaterThanOrEqual(60);
  });

  it.each(slips)('$what: told on its line, once, with what was meant', (slip) => {
    const { file, find, put, code, suggestion, at = put } = slip;
    const text = readFileSync(path.join(baseSite, file), 'utf8');
    const start = text.slice(0, text.indexOf(find));
    const slipped = start + put + text.slice(start.length + find.length);
    const before = slipped.slice(0, slipped.indexOf(at, put.includes(at) ? start.length : 0));
    const line = before.split('\n').length;
    expect(check(slip).map((one) => [one.code, one.file, one.line, one.suggestion])).toEqual([
      [code, file, line, suggestion],
    ]);
  });

  it('are found in the places that slips-found.json holds', async () => {
    const places = Object.fromEntries(slips.map((slip) => [slip.what, check(slip).map(withoutWords)]));
    await expect(goldenJson(places)).toMatchFileSnapshot('slips-found.json');
  });
});

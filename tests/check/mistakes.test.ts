import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { DescribedDiagnostic } from '../../src/diagnostics/describe.ts';
import { goldenJson, withoutWords } from './golden.ts';
import { mistakes, type TypedMistake } from './mistakes.ts';
import { baseSite, checkMutationTwice } from './mutated-site.ts';

/** Findings after each mistake, by its description. */
const found = new Map<string, DescribedDiagnostic[]>();

function check({ what, file, find, put }: TypedMistake): DescribedDiagnostic[] {
  const known = found.get(what) ?? checkMutationTwice({ edits: [{ file, find, put }] });
  found.set(what, known);
  return known;
}

describe('mistakes that a marketer could make', () => {
  it('are at least sixty', () => {
    expect(mistakes.length).toBeGreaterThanOrEqual(60);
  });

  it.each(mistakes)('$what: reported on its line, once, with the correction', (mistake) => {
    const { file, find, put, code, suggestion, at = put } = mistake;
    const text = readFileSync(path.join(baseSite, file), 'utf8');
    const start = text.slice(0, text.indexOf(find));
    const mistaken = start + put + text.slice(start.length + find.length);
    const before = mistaken.slice(0, mistaken.indexOf(at, put.includes(at) ? start.length : 0));
    const line = before.split('\n').length;
    expect(check(mistake).map((one) => [one.code, one.file, one.line, one.suggestion])).toEqual([
      [code, file, line, suggestion],
    ]);
  });

  it('are reported at the places in mistakes-found.json', async () => {
    const places = Object.fromEntries(mistakes.map((mistake) => [mistake.what, check(mistake).map(withoutWords)]));
    await expect(goldenJson(places)).toMatchFileSnapshot('mistakes-found.json');
  });
});

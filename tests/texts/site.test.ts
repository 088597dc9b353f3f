import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { loadFrenchDictionary } from '../../src/check/spelling/dictionary.ts';
import { describe as describeDiagnostics } from '../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import { createTextFinder } from '../../src/model/read/text-of.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the texts of this site', () => {
  it('are within all limits and have no spelling mistakes', async () => {
    const sources = readSite(root, () => {});
    const found: Diagnostic[] = [];
    checkSite(sources, (one) => found.push(one), { dictionary: await loadFrenchDictionary() });
    const ofTexts = found.filter(({ code, severity }) => /^(?:style|spelling)\//.test(code) && severity === 'error');
    const { diagnostics } = describeDiagnostics(ofTexts, { textOf: createTextFinder(sources), language: 'fr' });
    expect(diagnostics.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    expect(sources.lexicon?.text).toContain('\n');
  });
});

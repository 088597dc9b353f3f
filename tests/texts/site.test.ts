import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSite } from '../../src/model/read/read-site.ts';
import { checkTexts } from '../../src/texts/check-texts.ts';
import { describeTexts } from '../../src/texts/describe-texts.ts';
import { loadFrenchDictionary } from '../../src/texts/spelling/dictionary.ts';
import { lexiconFile } from '../../src/texts/spelling/lexicon.ts';

const root = path.resolve(import.meta.dirname, '../..');

describe('the texts of this site', () => {
  it('keep all limits and hold no spelling mistake', async () => {
    const sources = readSite(root, () => {});
    const lexicon = { path: lexiconFile, text: readFileSync(path.join(root, lexiconFile), 'utf8') };
    const { measures, findings } = checkTexts({ sources, lexicon, dictionary: await loadFrenchDictionary() });
    const { diagnostics } = describeTexts(findings, { sources, lexicon });
    const errors = diagnostics.filter(({ severity }) => severity === 'error');
    expect(errors.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
    expect(measures).toHaveLength(35);
  });
});

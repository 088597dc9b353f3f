import { describe, expect, it } from 'vitest';
import { checkSlip } from '../slipped-site.ts';

const MANIFEST = 'site.manifest.json';

describe('what stands twice in a list', () => {
  it.each([
    [MANIFEST, '["monday", "tuesday"]', '["monday", "monday"]', '« monday »'],
    [MANIFEST, '"plans": ["basket"]', '"plans": ["basket", "basket"]', '« basket »'],
    [MANIFEST, '"items": ["camille"]', '"items": ["camille", "camille"]', '« camille »'],
    [MANIFEST, '"items": ["wedding"]', '"items": ["wedding", "wedding"]', '« wedding »'],
    [MANIFEST, '"help": ["conserver-son-pain"]', '"help": ["conserver-son-pain", "conserver-son-pain"]', '« conserver'],
    ['content/guides/choisir-son-pain.md', '[bread, plate, clock]', '[bread, plate, bread]', '« bread »'],
  ])('is told once: %s, %s', (file, find, put, typed) => {
    const found = checkSlip({ edits: [{ file, find, put }] });
    expect(found.map(({ code }) => code)).toEqual(['schema/repeated-item']);
    expect(found[0]?.message).toContain(typed);
  });
});

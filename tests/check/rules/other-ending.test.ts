import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseSite } from '../../fixtures/fixture-site.ts';
import { checkMutation } from '../mutated-site.ts';

const GUIDE = 'content/guides/conserver-son-pain';
const text = readFileSync(path.join(baseSite, `${GUIDE}.md`), 'utf8');

describe('a guide whose file has another extension', () => {
  it.each(['.md.txt', '.markdown', '.MD', '.txt', '.md.docx'])('is reported with its file, once: %s', (ending) => {
    const found = checkMutation({ remove: [`${GUIDE}.md`], add: { [GUIDE + ending]: text } });
    expect(found.map(({ code }) => code)).toEqual(['chain/lost-guide']);
    expect(found[0]?.message).toContain(`${GUIDE}${ending}`);
    expect(found[0]?.help).toContain(`${GUIDE}.md `);
  });

  it('is not searched for in files with other names or in other folders', () => {
    const add = { 'content/guides/conserver-son-pain-2.txt': text, 'content/conserver-son-pain.txt': text };
    const found = checkMutation({ remove: [`${GUIDE}.md`], add });
    expect(found.map(({ code }) => code)).toEqual(['chain/lost-guide']);
    expect(found[0]?.message).toBe(`Le guide « conserver-son-pain » n’a pas de fichier ${GUIDE}.md.`);
  });
});

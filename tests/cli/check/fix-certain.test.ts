import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkFolder } from '../../../src/check/check-change.ts';
import { type Fix, fixSite } from '../../../src/check/fix/fix-site.ts';
import { textFileAt } from '../../../src/model/read/change.ts';
import { isFull, sample } from '../../browser/routes.ts';
import type { Mutation } from '../../check/apply-mutation.ts';
import { fixtures } from '../../check/fixtures.ts';
import { mistakes } from '../../check/mistakes.ts';
import { today, withMutation } from '../../check/mutated-site.ts';
import { baseSite } from '../../fixtures/fixture-site.ts';

const manifest = 'site.manifest.json';
const guide = 'content/guides/choisir-son-pain.md';
const story = 'content/textes/histoire.md';

const typed = mistakes.map(({ what, file, find, put }): [string, Mutation] => [what, { edits: [{ file, find, put }] }]);

/** Returns the corrections after a mistake, and the text of a file before and after. */
function fix(mistake: Mutation, file = manifest): { fixes: Fix[]; before: string; after: string } {
  return withMutation(mistake, (directory) => {
    const options = { today, release: mistake.release ?? false };
    const site = checkFolder(directory, options);
    const { change, fixes } = fixSite(site, options);
    const before = textFileAt(site.sources, file)?.text ?? '';
    const now = change.find((one) => one.file === file)?.now;
    return { fixes, before, after: typeof now === 'string' ? now : before };
  });
}

/** Returns only the letters and digits of a text. */
function wordsOf(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}

/** Whether at most punctuation, quotation marks, brackets and spaces are changed. */
const keepsWords = ({ before, after }: Fix) => wordsOf(before) === wordsOf(after);
/** Whether a key or block type replaces another one. */
const isOneName = ({ before, after }: Fix) => /^[\w-]+$/.test(before) && /^[\w-]+$/.test(after);
const withoutMarks = (text: string) => text.replace(/["'[\](),;\s]/g, '');
const keepsFigures = ({ before, after }: Fix) => withoutMarks(after) === withoutMarks(before);

/** Whether at most delimiter rows and blank lines are changed. */
function keepsRows({ before, after }: Fix): boolean {
  const rowsOf = (text: string) => text.split('\n').filter((line) => /[\p{L}\p{N}]/u.test(line));
  return rowsOf(before).join('\n') === rowsOf(after).join('\n');
}

/**
 * Whether a text consists of these bytes, each decoded as one character. Bytes from 0x80 to 0x9F match any character,
 * because Windows-1252 has its own there.
 */
function isReadOtherwise(text: string, bytes: Buffer): boolean {
  const isOwn = (byte: number) => byte >= 0x80 && byte < 0xa0;
  return text.length === bytes.length && bytes.every((byte, at) => isOwn(byte) || byte === text.charCodeAt(at));
}

/** Allowed corrections of each code. */
const may: Record<string, (fix: Fix) => boolean> = {
  'fact/malformed': ({ before, after }) => after.replace(/[{}\s]/g, '') === before.replace(/[{}\s]/g, ''),
  'figure/unknown-kind': isOneName,
  'front-matter/inner-quote': keepsWords,
  'front-matter/missing-space': ({ before, after }) => after.replace(': ', ':') === before,
  'front-matter/needs-quotes': keepsWords,
  'front-matter/not-first': ({ before, after }) => before.trim() === '---' && after === '---',
  'front-matter/odd-space': keepsWords,
  'front-matter/unclosed-list': ({ before, after }) => after === `${before}]`,
  'front-matter/unclosed-quote': keepsWords,
  'front-matter/wrong-fence': ({ before, after }) => wordsOf(before) === '' && after === '---',
  'heading/missing-space': ({ before, after }) => after.replace(/\s/g, '') === before.replace(/\s/g, ''),
  'json/bad-escape': ({ before, after }) => after === `\\${before}`,
  'json/inner-quote': ({ before, after }) => after.replaceAll('\\"', '"') === before,
  'json/mismatched': keepsWords,
  'json/missing-colon': keepsWords,
  'json/missing-comma': ({ before, after }) => after === `${before},`,
  'json/unclosed': keepsWords,
  'json/unclosed-string': keepsWords,
  'json/unquoted-key': keepsWords,
  'json/unquoted-text': keepsFigures,
  'json/wrong-quotes': keepsWords,
  'json/wrong-separator': ({ before, after }) => /^[;.]$/.test(before) && after === ',',
  'markdown/broken-table': keepsRows,
  'markdown/split-table': keepsRows,
  'markdown/text-in-table': ({ before, after }) => after === `\n${before}`,
  'markdown/visible-comment': keepsWords,
  'media/wrong-size': ({ before, after }) => after.replace(/\d+/g, '') === before.replace(/\d+/g, ''),
  'placeholder/zero': ({ before, after }) => /^0+$/.test(before) && after === 'null',
  'schema/unknown-block': isOneName,
  'schema/unknown-key': isOneName,
  'schema/wrong-type': keepsFigures,
  'text/damaged': ({ before, after }) => isReadOtherwise(before, Buffer.from(after)),
};

/** Mistakes that seem to have only one correction. */
const doubtful: [string, string, string, string][] = [
  ['a price that other firms ask', story, 'au bois.', 'au bois. Chez Kinsta, comptez 29 €.'],
  ['a renamed page', manifest, '"path": "/contact"', '"path": "/nous-contacter"'],
  ['a page that is gone', manifest, '"to": "/contact"', '"to": "/contatc"'],
  ['a space in an address', story, '(/contact)', '(https://example.com/mon devis.pdf)'],
  ['a space in a query', story, '(/contact)', '(https://example.com/?q=a b c)'],
  ['a space in a subject', story, '(/contact)', '(mailto:a@example.com?subject=Bonjour à tous)'],
  ['a choice of the schema', manifest, '"tuesday"', '"tuseday"'],
  ['an amount with its thousands', manifest, '"monthlyPrice": 29', '"monthlyPrice": "1.000"'],
  ['an amount with a decimal comma', manifest, '"monthlyPrice": 29', '"monthlyPrice": 29,50'],
  ['a comment behind a text', guide, '"Choisir son pain selon le repas"', 'Choisir son pain # à revoir'],
  ['words before the front matter', guide, '---\ntitle:', 'À relire\n---\ntitle:'],
  ['a setting without its colon', guide, 'reviewed: 2026', 'reviewed 2026'],
  [
    'two misspelt keys for one',
    manifest,
    '"title": "Page introuvable"',
    '"titel": "Oups", "titlee": "Page introuvable"',
  ],
  ['markup with a link', manifest, 'Nos pièces montées', '[Nos pièces montées](/contact)'],
];

describe('check --fix', () => {
  it('only makes the changes that are allowed for the code of each correction, and corrects no other code', () => {
    const seen = new Set<string>();
    for (const [name, mistake] of sample([...fixtures, ...typed], 60)) {
      for (const one of fix(mistake).fixes) {
        seen.add(one.code);
        expect([name, one, may[one.code]?.(one)]).toEqual([name, one, true]);
      }
    }
    if (isFull) expect([...seen].sort()).toEqual(Object.keys(may));
  });

  it.each(doubtful)('leaves %s to the author', (_, file, find, put) => {
    const { before, after } = fix({ edits: [{ file, find, put }] }, file);
    expect(after).toBe(before);
  });

  it.each(['0755', '1.10', '+33466000000', '12345678901234567890', '1e3', '0x1F', 'True', '.inf'])(
    'adds quotation marks around %s as typed, if front matter requires a text',
    (value) => {
      const edit = { file: guide, find: '"Choisir son pain selon le repas"', put: value };
      expect(fix({ edits: [edit] }, guide).after).toContain(`title: "${value}"\n`);
    },
  );

  it.each(['29.90', '12345678901234567890', '1e3', '0466000000', '+33466000000'])(
    'adds quotation marks around %s as typed, if the manifest requires a text',
    (value) => {
      const edit = { file: manifest, find: '"SARL"', put: value };
      expect(fix({ edits: [edit] }).after).toContain(`"form": "${value}"`);
    },
  );

  it('keeps the escapes of a text that is closed too early by another quotation mark', () => {
    const edit = { file: guide, find: '"Choisir son pain selon le repas"', put: '"Le \\"bon\\" pain "rond""' };
    expect(fix({ edits: [edit] }, guide).after).toContain('title: "Le \\"bon\\" pain \\"rond\\""\n');
  });

  it('does not change a multi-line text or list if another line has a mistake', () => {
    const before = readFileSync(path.join(baseSite, guide), 'utf8');
    const drawing = /^drawing: .*$/m.exec(before)?.[0] ?? '';
    const broken = drawing.replace(', ', ',\n  ');
    const edits = [
      { file: guide, find: drawing, put: broken },
      { file: guide, find: 'reviewed: 2026', put: 'reviewed:2026' },
    ];
    const { after } = fix({ edits }, guide);
    expect(after).toBe(before.replace(drawing, broken));
  });
});

import { describe, expect, it } from 'vitest';
import { readSite } from '../../../src/site/read/read-site.ts';
import { editorSchemaFile, fingerprintOf } from '../../../src/site/suggestions/editor-schema-file.ts';
import { suggestionsOf } from '../../../src/site/suggestions/suggestions-of.ts';
import { baseSite, checkSlip } from '../slipped-site.ts';

const MANIFEST = 'site.manifest.json';
const STORY = 'content/textes/histoire.md';
const fingerprint = fingerprintOf(suggestionsOf(readSite(baseSite, () => {})));

type Edit = [file: string, find: string, put: string];

/** Codes of what is found in a site whose editors have such proposals, after some edits. */
function codes(comment: string, edits: Edit[] = [], more: { add?: Record<string, string>; remove?: string[] } = {}) {
  const named: Edit = [MANIFEST, '../../../schemas/site.schema.json', `./${editorSchemaFile}`];
  return checkSlip({
    edits: [named, ...edits].map(([file, find, put]) => ({ file, find, put })),
    ...more,
    add: { ...more.add, [editorSchemaFile]: `{\n "$comment": "${comment}"\n}` },
  }).map(({ code }) => code);
}

const STALE = 'editor/stale-suggestions';
const old = '0123456789abcdef';

describe(STALE, () => {
  it('tells of proposals that are not those of the site now', () => {
    expect(codes(fingerprint)).toEqual([]);
    expect(codes(old)).toEqual([STALE]);
    expect(codes('Made by hand.')).toEqual([STALE]);
    expect(codes(fingerprint, [[STORY, '### Le four', '### Un autre four']])).toEqual([STALE]);
  });

  it('tells where the manifest names them, and nothing where it names others', () => {
    const add = { [editorSchemaFile]: `{ "$comment": "${old}" }` };
    expect(checkSlip({ add })).toEqual([]);
    const edits = [{ file: MANIFEST, find: '../../../schemas/site.schema.json', put: editorSchemaFile }];
    expect(checkSlip({ add, edits })).toMatchObject([{ code: STALE, severity: 'warning', pointer: '/$schema' }]);
    expect(checkSlip({ edits })).toEqual([]);
  });

  it.each<[string, Edit[], string]>([
    ['a comma is missing', [[MANIFEST, '"siren": "000 000 000",', '"siren": "000 000 000"']], 'json/missing-comma'],
    [
      'a key is misspelt',
      [[MANIFEST, '"heading": "Nos guides du pain"', '"haeding": "Nos guides du pain"']],
      'schema/unknown-key',
    ],
    ['a guide is misspelt', [[MANIFEST, '["choisir-son-pain"', '["choisir-son-pian"']], 'chain/missing-article'],
    [
      'front matter is read otherwise',
      [['content/guides/choisir-son-pain.md', 'description:', 'descripton:']],
      'schema/unknown-key',
    ],
    ['a path has changed', [[MANIFEST, '"path": "/contact"', '"path": "/contacts"']], 'page/misspelt-path'],
    ['a fact has changed its name', [[MANIFEST, '"delay": {', '"delais": {']], 'fact/unknown'],
    ['a section has changed its name', [[MANIFEST, '"id": "commander"', '"id": "comander"']], 'page/missing-anchor'],
  ])('tells nothing while %s, which is told', (_, edits, code) => {
    expect(codes(fingerprint, edits)).toEqual([code]);
  });

  it('tells of them beside a link that a redirection leads on', () => {
    expect(codes(old, [[STORY, '(/contact)', '(/pains)']]).toSorted()).toEqual([STALE, 'link/redirected'].toSorted());
  });
});

import { expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

const STORY = 'content/textes/histoire.md';

/** Returns the findings with these checks in the manifest, and a text before the link of the story. */
function found(checks: object, text = '') {
  const put = `"checks": ${JSON.stringify(checks)},\n  "site": {`;
  const edits = [
    { file: 'site.manifest.json', find: '"site": {', put },
    { file: STORY, find: '[Venez', put: `${text}[Venez` },
  ];
  return checkMutation({ edits }).map(({ code, file, pointer, suggestion }) => [
    code,
    file.split('/').at(-1),
    pointer,
    suggestion,
  ]);
}

const UNKNOWN = 'checks/unknown-code';
const manifest = 'site.manifest.json';

it('finds unknown codes of checks, wherever they are typed', () => {
  expect(found({ rules: { 'page/orphan': 'off' } })).toEqual([]);
  expect(found({ rules: { 'page/orfan': 'off', 'tout/autre-chose': 'note' } })).toEqual([
    [UNKNOWN, manifest, '/checks/rules/page~1orfan', 'page/orphan'],
    [UNKNOWN, manifest, '/checks/rules/tout~1autre-chose', null],
  ]);
  expect(found({ silenced: [{ code: 'page/orfan', reason: 'Une page à part.' }] })).toEqual([
    [UNKNOWN, manifest, '/checks/silenced/0/code', 'page/orphan'],
  ]);
  expect(found({}, '<!-- check-off text/filer: le nom du four -->\n')).toEqual([
    [UNKNOWN, 'histoire.md', null, 'text/filler'],
  ]);
});

it('accepts former codes, with a note', () => {
  const RETIRED = 'checks/retired-code';
  const code = 'editor/stale-suggestions';
  expect(found({ rules: { [code]: 'off' }, silenced: [{ code, reason: 'Un autre le fait.' }] })).toEqual([
    [RETIRED, manifest, '/checks/rules/editor~1stale-suggestions', null],
    [RETIRED, manifest, '/checks/silenced/0/code', null],
  ]);
});

it.each([
  ['fact/renamed', 'fact/unknown'],
  ['page/misspelt-path', 'link/unknown-page'],
  ['page/missing-anchor', 'link/unknown-anchor'],
])('suggests another code for one that became a kind of it: %s', (code, now) => {
  expect(found({ rules: { [code]: 'off' } })[0]).toEqual([
    'checks/retired-code',
    manifest,
    `/checks/rules/${code.replace('/', '~1')}`,
    now,
  ]);
});

it('suggests the new name of a renamed check, wherever its former name is typed', () => {
  const RENAMED = 'checks/retired-code';
  const code = 'chain/article-in-no-chain';
  const now = 'chain/lost-guide';
  expect(found({ rules: { [code]: 'off' }, silenced: [{ code, reason: 'Un brouillon.' }] })).toEqual([
    [RENAMED, manifest, '/checks/rules/chain~1article-in-no-chain', now],
    [RENAMED, manifest, '/checks/silenced/0/code', now],
  ]);
  expect(found({}, `<!-- check-off ${code}: un brouillon -->\n`)).toEqual([[RENAMED, 'histoire.md', null, now]]);
});

it.each([
  [
    'the manifest',
    'site.manifest.json',
    '"site": {',
    '"checks": { "silenced": [{ "code": "page/orfan", "reason": "Une page à part." }] },\n  "site": {',
  ],
  ['a text', STORY, '[Venez', '<!-- check-off page/orfan: une page à part -->\n[Venez'],
])('only underlines the code in %s, which the suggestion replaces', (_, file, find, put) => {
  const [finding] = checkMutation({ edits: [{ file, find, put }] });
  expect(finding).toMatchObject({ code: UNKNOWN, suggestion: 'page/orphan' });
  expect((finding?.endColumn ?? 0) - (finding?.column ?? 0)).toBe('page/orfan'.length);
});

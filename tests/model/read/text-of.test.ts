import { expect, it } from 'vitest';
import { readSite } from '../../../src/model/read/read-site.ts';
import { createTextFinder } from '../../../src/model/read/text-of.ts';
import { withMutation } from '../../check/mutated-site.ts';

const both = '<<<<<<< HEAD\nVersion une.\n=======\nVersion deux.\n>>>>>>> autre\n';

it.each([
  ['site.manifest.json', { edits: [{ file: 'site.manifest.json', find: '{\n', put: `{\n${both}` }] }],
  ['content/textes/histoire.md', { edits: [{ file: 'content/textes/histoire.md', find: '*', put: both }] }],
])('shows the lines of a conflict as typed, in code frames of %s', (file, mistake) => {
  const text = withMutation(mistake, (directory) => createTextFinder(readSite(directory, () => {}))(file));
  expect(text).toContain(both);
});

import { expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

it.each([
  ['#### Le **four** de [1920](/contact)', '### Le **four** de [1920](/contact)'],
  ['####   Le `four` \\*de\\* 1920 ###', '### Le `four` \\*de\\* 1920'],
  ['# Le *four*', '## Le *four*'],
  ['Le *four*\nde 1920\n===', '## Le *four* de 1920'],
])('a heading keeps its markup in a suggestion: %s', (put, suggestion) => {
  const edits = [{ file: 'content/textes/histoire.md', find: '### Le four de 1920', put: `## Ici\n\n${put}` }];
  const [finding] = checkMutation({ edits }).filter(({ code }) => /skipped-level|several-h1/.test(code));
  expect(finding).toMatchObject({ suggestion, endLine: 3 + put.split('\n').length - 1 });
});

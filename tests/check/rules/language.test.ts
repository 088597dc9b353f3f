import { expect, it } from 'vitest';
import { checkMutation } from '../mutated-site.ts';

it.each([
  ['en', null],
  ['fr-FR', 'fr'],
  ['Français', 'fr'],
])('a site in another language than that of the pages is refused: %s', (language, suggestion) => {
  const edits = [{ file: 'site.manifest.json', find: '"language": "fr"', put: `"language": "${language}"` }];
  const found = checkMutation({ edits });
  expect(found.map((one) => [one.code, one.suggestion])).toEqual([['schema/bad-form', suggestion]]);
  expect(found[0]?.help).toContain('ne s’écrivent qu’en français');
});

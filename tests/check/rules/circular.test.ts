import { expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const edit = (find: string, put: string): NonNullable<Mutation['edits']>[number] => ({
  file: 'site.manifest.json',
  find,
  put,
});

it('finds both texts that contain each other, and none that is only contained', () => {
  const found = checkMutation({
    edits: [
      edit('"site": { "name": "Boulangerie Test"', '"site": { "name": "{{business.name}}"'),
      edit('"business": {\n    "name": "Boulangerie Test"', '"business": {\n    "name": "{{site.name}}"'),
      edit('"name": "Panier du mois"', '"name": "Panier de {{business.name}}"'),
    ],
  });
  expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([
    ['fact/circular', '/site/name'],
    ['fact/circular', '/business/name'],
  ]);
});

it('finds a fact that contains itself', () => {
  const fact = '"echo": { "label": "Écho", "format": "text", "value": "Voir {{facts.echo}}" },';
  const found = checkMutation({ edits: [edit('"facts": {', `"facts": {\n    ${fact}`)] });
  expect(found.map(({ code, pointer }) => [code, pointer])).toEqual([['fact/circular', '/facts/echo/value']]);
});

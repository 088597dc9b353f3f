import { describe, expect, it } from 'vitest';
import type { Mutation } from '../apply-mutation.ts';
import { checkMutation } from '../mutated-site.ts';

const MANIFEST = 'site.manifest.json';
const edit = (file: string, find: string, put: string): Mutation => ({ edits: [{ file, find, put }] });

describe('an unusual address of a page', () => {
  const page = (path: string) =>
    edit(
      MANIFEST,
      '"pages": [\n',
      `"pages": [\n    { "path": ${JSON.stringify(path)}, "title": "L’équipe de la boulangerie", "description": "Qui pétrit.", "noindex": true, "sections": [{ "type": "hero", "heading": "L’équipe" }] },\n`,
    );
  const said = (path: string) => checkMutation(page(path)).map(({ code, suggestion }) => [code, suggestion]);

  it.each([
    ['/Equipe', '/equipe'],
    ['/équipe', '/equipe'],
    ['/equipe.html', '/equipe'],
    ['/Notre Équipe', '/notre-equipe', 'schema/bad-form'],
    ['/equipe/Camille_M', '/equipe/camille_m'],
    ['/CONTACT', null],
  ])('has a suggestion: %s', (path, suggestion, code = 'page/odd-path') => {
    expect(said(path)).toContainEqual([code, suggestion]);
  });

  it.each(['/equipe', '/equipe/camille-m', '/equipe_2', '/команда', '/v1.2', '/equipe/:userName'])(
    'may be %s',
    (path) => {
      expect(said(path).filter(([code]) => code === 'page/odd-path')).toEqual([]);
    },
  );
});

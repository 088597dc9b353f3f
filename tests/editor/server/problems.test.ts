import { expect, it } from 'vitest';
import { checkFolder } from '../../../src/check/check-change.ts';
import { problemsOf } from '../../../src/editor/server/problems.ts';
import { applyMutation } from '../../check/apply-mutation.ts';
import { today, withMutation } from '../../check/mutated-site.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { startEditor } from './editor-server.ts';

it('reports which links lead to the former address of a page, with both solutions', () => {
  const manifest = 'site.manifest.json';
  const rename = { edits: [{ file: manifest, find: '"path": "/contact"', put: '"path": "/ecrire-contact"' }] };
  withMutation(rename, (directory) => {
    const { sources, found } = checkFolder(directory, { today });
    const problems = problemsOf({ sources, diagnostics: found });
    expect(problems.map(({ code }) => code)).toEqual(['link/unknown-page']);
    const { help = '' } = problems[0] ?? {};
    expect(help).toContain('« npm run rename -- /contact /ecrire-contact » : ces liens suivent');
    expect(help).toContain('écrivez ici « /contact »');
    expect(help).toMatch(/site\.manifest\.json:\d+, .*content\/textes\/histoire\.md:3/);
  });
});

it('counts what is missing in a marked entry or text, without the parts that have marks of their own', async () => {
  const site = copySite();
  const [manifest, history] = ['site.manifest.json', 'content/textes/histoire.md'];
  applyMutation(site, {
    edits: [
      { file: manifest, find: '"hasSEO": false', put: '"hasSEO": false, "placeholder": true' },
      { file: manifest, find: '"monthlyPrice": 29', put: '"monthlyPrice": null' },
      { file: history, find: '### Le four', put: '---\nplaceholder: true\n---\n\n### Le [nom à compléter]' },
    ],
  });
  const { call } = await startEditor({ site });
  const { problems } = await call('site', {});
  expect(problems.map(({ toReplace }) => toReplace?.missing)).toEqual([
    { count: 1, arePrices: true },
    { count: 1, arePrices: false },
  ]);
});

it('lists placeholders by question until their mark is removed, which one undo restores', async () => {
  const site = copySite();
  const [manifest, history] = ['site.manifest.json', 'content/textes/histoire.md'];
  applyMutation(site, {
    edits: [
      {
        file: manifest,
        find: '"content": "Le pain est bon."',
        put: '"content": "Le pain est bon.", "placeholder": true',
      },
      { file: manifest, find: '"hasSEO": false', put: '"hasSEO": false, "placeholder": true' },
      { file: history, find: '### Le four', put: '---\nplaceholder: true\n---\n\n### Le four' },
      { file: manifest, find: '"Livrez-vous ?"', put: '"[À compléter]"' },
    ],
  });
  const { call, operate, read } = await startEditor({ site });
  const first = read(manifest);
  const { problems } = await call('site', {});
  const listOf = (found: typeof problems) => found.map(({ pointer, toReplace }) => `${pointer}: ${toReplace?.what}`);
  expect(listOf(problems)).toEqual([
    '/plans/0/placeholder: Forfait (Panier du mois)',
    '/testimonials/0/placeholder: Témoignage (Camille)',
    '/pages/0/sections/4/items/0/question: « [À compléter] »',
    '/placeholder: ce texte, marqué comme provisoire',
  ]);
  expect(problems.map(({ help }) => help).join(' ')).not.toContain('placeholder');
  const saved = await operate({ type: 'unset', pointer: '/plans/0/placeholder', oldValue: true });
  expect(saved.status === 'saved' && listOf(saved.problems)).toEqual(listOf(problems).slice(1));
  expect(await call('undo', {})).toMatchObject({ status: 'saved', problems });
  expect(read(manifest)).toBe(first);
});

it('suggests an amount of money as forms show it, and writes it as JSON does', () => {
  const third = { edits: [{ file: 'site.manifest.json', find: '"monthlyPrice": 29', put: '"monthlyPrice": 28.999' }] };
  withMutation(third, (directory) => {
    const { sources, found } = checkFolder(directory, { today });
    const [problem] = problemsOf({ sources, diagnostics: found });
    expect(problem).toMatchObject({
      code: 'schema/third-decimal',
      pointer: '/plans/0/monthlyPrice',
      message: '28,999 a plus de deux décimales.',
      correction: { text: '29,00', edit: { text: '29.00' } },
    });
  });
});

import { expect, it } from 'vitest';
import { checkFolder } from '../../../src/check/check-change.ts';
import type { EditorProblem } from '../../../src/editor/protocol.ts';
import { problemsOf } from '../../../src/editor/server/problems.ts';
import { applyMutation } from '../../check/apply-mutation.ts';
import { today, withMutation } from '../../check/mutated-site.ts';
import { copySite } from '../../edit/structure/structure-site.ts';
import { startEditor } from './editor-server.ts';

const file = 'site.manifest.json';

/** Returns the problems after a change of the manifest. */
const problemsAfter = (find: string, put: string) =>
  withMutation({ edits: [{ file, find, put }] }, (directory) => {
    const { sources, found } = checkFolder(directory, { today });
    return problemsOf({ sources, diagnostics: found });
  });

it('reports which links lead to the former address of a page, with both solutions', () => {
  const problems = problemsAfter('"path": "/contact"', '"path": "/ecrire-contact"');
  expect(problems.map(({ code }) => code)).toEqual(['link/unknown-page']);
  const { help = '' } = problems[0] ?? {};
  expect(help).toContain('« npm run rename -- /contact /ecrire-contact » : ces liens suivent');
  expect(help).toContain('écrivez ici « /contact »');
  expect(help).toMatch(/site\.manifest\.json:\d+, .*content\/textes\/histoire\.md:3/);
});

it('suggests an amount of money as forms show it, and writes it as JSON does', () => {
  expect(problemsAfter('"monthlyPrice": 29', '"monthlyPrice": 28.999')[0]).toMatchObject({
    code: 'schema/third-decimal',
    pointer: '/plans/0/monthlyPrice',
    message: '28,999 a plus de deux décimales.',
    correction: { text: '29,00', edit: { text: '29.00' } },
  });
});

it('names the fact of a correction by its label and value', () => {
  const problems = problemsAfter('Commandez {{facts.delay}}', 'Commandez {{facts.delai}}');
  const [{ correction, ...problem }, ...others] = problems as [EditorProblem];
  expect([correction?.text, others]).toEqual([expect.stringMatching(/^Délai de commande \(48\sh\)$/), []]);
  expect(JSON.stringify(problem)).not.toContain('{{');
});

it('lists placeholders by question, with what is missing, until their mark is removed, which undo restores', async () => {
  const site = copySite();
  const history = 'content/textes/histoire.md';
  const bread = '"content": "Le pain est bon."';
  applyMutation(site, {
    edits: [
      { file, find: bread, put: `${bread}, "placeholder": true` },
      { file, find: '"hasSEO": false', put: '"hasSEO": false, "placeholder": true' },
      { file, find: '"monthlyPrice": 29', put: '"monthlyPrice": null' },
      { file: history, find: '### Le four', put: '---\nplaceholder: true\n---\n\n### Le [nom à compléter]' },
      { file, find: '"Livrez-vous ?"', put: '"[À compléter]"' },
    ],
  });
  const { call, operate, read } = await startEditor({ site });
  const first = read(file);
  const { problems } = await call('site', {});
  const listOf = (found: typeof problems) => found.map(({ pointer, toReplace }) => `${pointer}: ${toReplace?.what}`);
  expect(listOf(problems)).toEqual([
    '/plans/0/placeholder: Forfait (Panier du mois)',
    '/testimonials/0/placeholder: Témoignage (Camille)',
    '/pages/0/sections/4/items/0/question: « [À compléter] »',
    '/placeholder: ce texte, marqué comme provisoire',
  ]);
  // Parts with marks of their own do not count.
  const missing = problems.map(({ toReplace }) => toReplace?.missing);
  expect(missing).toEqual([{ count: 1, arePrices: true }, undefined, undefined, { count: 1, arePrices: false }]);
  expect(problems.map(({ help }) => help).join(' ')).not.toContain('placeholder');
  const saved = await operate({ type: 'unset', pointer: '/plans/0/placeholder', oldValue: true });
  const price = '/plans/0/monthlyPrice: Prix mensuel (Panier du mois)';
  expect(saved.status === 'saved' && listOf(saved.problems)).toEqual([price, ...listOf(problems).slice(1)]);
  expect(await call('undo', {})).toMatchObject({ status: 'saved', problems });
  expect(read(file)).toBe(first);
});

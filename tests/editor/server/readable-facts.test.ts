import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, expect, it } from 'vitest';
import { copySite } from '../../edit/structure/structure-site.ts';
import { GUIDE } from '../../fixtures/fixture-site.ts';
import { startEditor } from './editor-server.ts';
import { isolateGit, makeRepository, replaceIn } from './git/repository.ts';

const MANIFEST = 'site.manifest.json';

beforeEach(isolateGit);

/** Returns an answer as text, without the edits, because these contain characters of the file. */
const said = (answer: unknown) => JSON.stringify(answer, (key, value) => (key === 'edit' ? undefined : value));

/** Creates the small site with a known and an unknown fact in its names, labels and texts. */
function siteWithFacts(): string {
  const site = makeRepository(copySite());
  const file = path.join(site, MANIFEST);
  const both = '{{facts.delay}} {{facts.inconnu}}';
  // The facts themselves stay as they are: their lines contain a format.
  const named = readFileSync(file, 'utf8').replace(/^(?!.*"format": ").*/gm, (line) =>
    line.replace(/"(heading|title|label|question|name|content)": "(?=\p{Lu})/gu, `"$1": "${both} `),
  );
  writeFileSync(file, named.replace('"29 €"', '"{{facts.basketPrice}}"'));
  replaceIn(site, GUIDE, /^title: "/m, `title: "${both} `);
  replaceIn(site, GUIDE, 'se garde plus', `se garde ${both} plus`);
  return site;
}

it('shows facts by their values or labels, and never in braces, in lists and messages', async () => {
  const { call } = await startEditor({ site: siteWithFacts() });
  const [tree, { targets }, plan] = [await call('site', {}), await call('targets', {}), await call('publish-plan', {})];
  const searches = await Promise.all(
    ['Commander', 'garde', 'inconnu', 'facts.delay'].map((text) => call('search', { text })),
  );
  const removal = { type: 'remove', path: '/contact', choices: [] } as const;
  const structure = await call('structure-plan', { change: removal });
  for (const answer of [tree, targets, plan, structure, ...searches]) expect(said(answer)).not.toContain('{{');
  expect(said(tree.problems)).toContain('facts.inconnu');
  expect(said(plan)).toMatch(/29\s€ → « \(fait : Panier, par mois\) »/);
  for (const { hits } of searches) expect(hits.length).toBeGreaterThan(0);
});

import { createFixture } from 'fs-fixture';
import { describe, expect, it } from 'vitest';
import { overBudget, programOf, weighSite } from '../../src/build/budgets.ts';

const boot = '<script>boot()</script>';
const document = (kind: string, more = '') =>
  `<!doctype html><html lang="fr" data-client="/_assets/client-1.js${more}"><body><script type="application/json" id="page">{"kind":"${kind}"}</script>${boot}</body></html>`;

/** Letters that no compressor makes much smaller. */
const noise = (bytes: number) =>
  Array.from({ length: bytes }, (_, index) =>
    String.fromCharCode(33 + ((index * index * 31 + index * 17 + (index >> 3)) % 90)),
  ).join('');

const program = {
  '_assets/client-1.js': 'import{a}from"./react-1.js";const later=()=>import("./popup-1.js");',
  '_assets/react-1.js': 'import"./jsx-1.js";',
  '_assets/jsx-1.js': '',
  '_assets/popup-1.js': '',
  '_assets/Form-1.js': 'import{a}from"./react-1.js";',
};

describe('programOf', () => {
  it('follows what the entry and the page’s chunks import at once, and no further', async () => {
    await using site = await createFixture(program);
    const html = document('page', ' /_assets/Form-1.js');
    expect(programOf(html, site.path)).toEqual([
      '_assets/Form-1.js',
      '_assets/client-1.js',
      '_assets/jsx-1.js',
      '_assets/react-1.js',
    ]);
  });
});

describe('weighSite', () => {
  it('weighs every page by its kind, the boot script, and the program of home and guides', async () => {
    await using site = await createFixture({
      ...program,
      'index.html': document('page'),
      'hub/guide.html': document('guide'),
      'hub/other.html': document('guide'),
      'media/agenda.html': '<!doctype html><p>agenda',
    });
    const weights = weighSite(site.path);
    expect(weights.map(({ budget, subject }) => `${budget} ${subject}`).sort()).toEqual([
      'boot index.html',
      'guideHtml hub/guide.html',
      'guideHtml hub/other.html',
      'pageHtml index.html',
      'wakeGuide hub/guide.html',
      'wakeHome index.html',
    ]);
    expect(overBudget(weights)).toEqual([]);
  });

  it('finds the guide and the program that are too heavy', async () => {
    await using site = await createFixture({
      ...program,
      '_assets/react-1.js': `import"./jsx-1.js";"${noise(400_000)}"`,
      'index.html': document('page'),
      'hub/guide.html': `${document('guide')}${noise(60_000)}`,
      'hub/guide.html.br': 'x'.repeat(14_001),
      '_assets/react-1.js.br': 'x'.repeat(120_001),
    });
    expect(
      overBudget(weighSite(site.path))
        .map(({ budget }) => budget)
        .sort(),
    ).toEqual(['guideHtml', 'wakeGuide']);
  });
});

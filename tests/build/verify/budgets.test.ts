import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../../../src/art/random.ts';
import { overBudget, programOf, weighSite } from '../../../src/build/verify/budgets.ts';
import { folderOf } from '../../temporary-folder.ts';

const boot = '<script>boot()</script>';
const document = (kind: string, more = '') =>
  `<!doctype html><html lang="fr" data-client="/_assets/client-1.js${more}"><body><script type="application/json" id="v_page">{"kind":"${kind}"}</script>${boot}</body></html>`;

/** Returns characters that cannot be compressed well. */
const noise = (bytes: number) => {
  const next = createRandom('noise');
  return Array.from({ length: bytes }, () => String.fromCharCode(40 + Math.floor(next() * 19))).join('');
};

const program = {
  '_assets/client-1.js': 'import{a}from"./react-1.js";const later=()=>import("./popup-1.js");',
  '_assets/react-1.js': 'import"./jsx-1.js";',
  '_assets/jsx-1.js': '',
  '_assets/popup-1.js': '',
  '_assets/Form-1.js': 'import{a}from"./react-1.js";',
};

describe('programOf', () => {
  it('includes the static imports of the entry and the page’s chunks, and no others', () => {
    const site = folderOf(program);
    const html = document('page', ' /_assets/Form-1.js');
    expect(programOf(html, site)).toEqual([
      '_assets/Form-1.js',
      '_assets/client-1.js',
      '_assets/jsx-1.js',
      '_assets/react-1.js',
    ]);
  });
});

describe('weighSite', () => {
  it('measures every page by its kind, the boot script, and each program once', () => {
    const site = folderOf({
      ...program,
      'index.html': document('page'),
      'contact.html': document('page', ' /_assets/Form-1.js'),
      'hub.html': document('page'),
      'hub/guide.html': document('guide'),
      'hub/other.html': document('guide'),
      'media/agenda.html': '<!doctype html><p>agenda',
      'exemples/macon/index.html': document('page'),
      'exemples/macon/guide.html': document('guide'),
    });
    const weights = weighSite(site);
    expect(weights.map(({ budget, subject }) => `${budget} ${subject}`).sort()).toEqual([
      'boot index.html',
      'exampleHtml exemples/macon/guide.html',
      'exampleHtml exemples/macon/index.html',
      'exampleProgram exemples/macon/guide.html',
      'guideHtml hub/guide.html',
      'guideHtml hub/other.html',
      'guideProgram hub/guide.html',
      'homeHtml index.html',
      'pageHtml contact.html',
      'pageHtml hub.html',
      'pageProgram contact.html',
      'pageProgram hub.html',
    ]);
    expect(overBudget(weights)).toEqual([]);
  });

  it('measures what a host sends, and a guide without its article', () => {
    const html = document('guide');
    const site = folderOf({
      ...program,
      'hub/guide.html': html.replace('<body>', `<body><article>${noise(60_000)}</article>`),
      'page.html': document('page'),
    });
    const bytesOf = (budget: string) => weighSite(site).find((weight) => weight.budget === budget)?.bytes;
    expect(bytesOf('guideHtml')).toBe(brotliCompressSync(html).length);
    expect(bytesOf('pageHtml')).toBe(brotliCompressSync(document('page')).length);
    const files = ['client-1.js', 'react-1.js', 'jsx-1.js'] as const;
    expect(bytesOf('guideProgram')).toBe(
      files.reduce((sum, name) => sum + brotliCompressSync(program[`_assets/${name}`]).length, 0),
    );
  });

  it('finds a guide and a program that are too large', () => {
    const site = folderOf({
      ...program,
      '_assets/react-1.js': `import"./jsx-1.js";"${noise(400_000)}"`,
      'index.html': document('page'),
      'hub/guide.html': `${document('guide')}${noise(60_000)}`,
    });
    expect(overBudget(weighSite(site))).toEqual([
      expect.stringMatching(/^hub\/guide\.html: \d+ bytes, the budget of guideHtml is 10000$/),
      expect.stringMatching(/^hub\/guide\.html: \d+ bytes, the budget of guideProgram is 125000$/),
      expect.stringMatching(/^index\.html: \d+ bytes, the budget of pageProgram is 190000$/),
    ]);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildOptions, buildSite } from '../../src/build/build-site.ts';
import { loadExample } from '../../src/build/examples.ts';
import { imitateHost } from '../../src/build/hosting/imitate-host.ts';
import { loadSite } from '../../src/build/load-site.ts';
import { prepareProgram } from '../../src/build/program/program.ts';
import { programCache, projectRoot } from '../../src/build/project.ts';
import { trades } from '../../src/build/starters.ts';
import { bootOf } from '../../src/build/verify/budgets.ts';
import { checkLinks } from '../../src/build/verify/link-check.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import type { Example } from '../../src/model/types.generated.ts';
import { sample } from '../browser/routes.ts';
import { baseManifest, writeBaseSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// All builds of these tests share one cache folder, and the compiled program of `npm run build`.
const cache = path.join(projectRoot, '.vitrine/tests/build-site');
const shown = trades().map((starter) => ({ path: `/exemples/${starter}/`, starter }) as Example);
const siteUrl = 'https://boulangerie.exemples.fr';

async function build(examples: Example[], options: Partial<BuildOptions> = {}) {
  const { model, diagnostics } = loadSite(writeBaseSite({ ...baseManifest(), examples }));
  if (!model) throw new Error(JSON.stringify(diagnostics, null, 2));
  const output = path.join(temporaryFolder(), 'dist');
  const report = await buildSite({
    model,
    examples: examples.flatMap((example) => loadExample(example, model.manifest).model ?? []),
    output,
    cache,
    program: prepareProgram(programCache(projectRoot), model.directory),
    base: '/',
    urls: 'file',
    compress: false,
    social: true,
    ...options,
  });
  const text = (file: string) => readFileSync(path.join(output, file), 'utf8');
  const pages = filesBelow(output).filter((file) => file.startsWith('exemples/') && file.endsWith('.html'));
  return { output, report, text, pages };
}

/** Returns the targets of the links on a page, resolved as in browsers. */
function linksOf(html: string, at: string): string[] {
  return [...html.matchAll(/<a\b[^>]* href="([^"]*)"/g)].map(([, address = '']) => new URL(address, at).href);
}

it('the starters are those in the schema', () => {
  const file = path.join(projectRoot, 'schemas/example.schema.json');
  const { properties } = JSON.parse(readFileSync(file, 'utf8')) as { properties: { starter: { enum: string[] } } };
  expect(properties.starter.enum).toEqual(trades());
});

describe('buildSite with examples', () => {
  let all: Awaited<ReturnType<typeof build>>;
  beforeAll(async () => {
    all = await build(shown);
  });

  it('publishes them as unlisted pages that say what they are and contact no other host', () => {
    const { output, report, text, pages } = all;
    expect([report.examplePages, pages.length > 35]).toEqual([pages.length, true]);
    for (const file of pages) {
      const html = text(file);
      expect(html, file).toContain('<meta name="robots" content="noindex">');
      expect(html, file).toContain('<link rel="canonical" href="https://boulangerie.exemples.fr/exemples/');
      expect(html, file).toMatch(/<aside[^>]*>Exemple, composé par nous <a [^>]*>Quitter l’exemple<\/a><\/aside>/);
      expect(html, file).not.toMatch(/ld\+json|og:image|atom\+xml|<iframe|data-consent/);
      expect(linksOf(html, `https://boulangerie.exemples.fr/${file}`), file).toContain(
        'https://boulangerie.exemples.fr/',
      );
    }
    // Licences of fonts are published next to the fonts.
    const ofHosts = /^exemples\/(?!.*\/media\/fonts\/).*(?:404\.html|\.xml|\.txt|\.png)$/;
    expect(filesBelow(output).filter((file) => ofHosts.test(file))).toEqual([]);
    for (const file of ['sitemap.xml', 'feed.xml']) expect(text(file)).not.toContain('/exemples/');
    expect(filesBelow(output)).toContain('exemples/association/media/drawings/fiches/semer-en-fevrier.svg');
    expect(checkLinks({ directory: output, siteUrl })).toEqual([]);
  });

  it('uses the program, the boot script and the policy of the site for them', () => {
    const partsOf = (html: string) => [
      bootOf(html),
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1],
      /data-client="\S+ ([^"]*)"/.exec(html)?.[1]?.split(' ')[0],
    ];
    const parts = partsOf(all.text('exemples/association/index.html'));
    expect(parts).toEqual(partsOf(all.text('index.html')));
    expect(parts).not.toContain(undefined);
  });

  it.each(
    sample(
      [
        ['/depot/', 'directory'],
        ['/depot/', 'file'],
        ['/', 'file'],
      ] as const,
      2,
    ),
  )('links within the site, to examples and from them, below %s in the style « %s »', async (base, urls) => {
    const [example] = shown.filter(({ starter }) => starter === 'macon');
    const { output, text } = await build([example as Example], { base, urls });
    const home = [...text('index.html').matchAll(/ (?:href|src|data-client)="(\/[^"]*)"/g)].map(([, at = '']) => at);
    expect(home.length).toBeGreaterThan(3);
    expect(home.filter((address) => !address.startsWith(base))).toEqual([]);
    const html = text('exemples/macon/index.html');
    expect(html).toContain(` data-base="${base}exemples/macon/"`);
    expect(html).toContain(`src="${base}exemples/macon/media/chantier.svg"`);
    expect(html).toContain(`href="${base}favicon.svg"`);
    expect(html).toMatch(new RegExp(` data-client="${base}_assets/`));
    const slash = urls === 'directory' ? '/' : '';
    const links = linksOf(html, `https://boulangerie.exemples.fr${base}exemples/macon/`);
    expect(links).toContain(`https://boulangerie.exemples.fr${base}exemples/macon/devis${slash}`);
    expect(links).toContain(`https://boulangerie.exemples.fr${base}`);
    expect(checkLinks({ directory: output, base, siteUrl: siteUrl + base })).toEqual([]);
  });

  it('configures hosts so that nobody indexes them, with the addresses of their home pages', () => {
    const { output, text } = all;
    const published = imitateHost(output);
    const robotsAt = (address: string) => published.headersOf(address)['X-Robots-Tag'];
    expect(['/', '/exemples/association/', '/exemples/association/media/logo.svg'].map(robotsAt)).toEqual([
      undefined,
      'noindex',
      'noindex',
    ]);
    expect(published.answer('/exemples/association')).toMatchObject({ kind: 'redirect', to: '/exemples/association/' });
    expect(text('nginx.conf')).toContain('try_files /exemples/association/index.html =404;');
    expect(text('nginx.conf')).toContain('add_header X-Robots-Tag $vitrine_robots always;');
  });
});

import { existsSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { type BuildOptions, buildSite } from '../../src/build/build-site.ts';
import { engineVersion } from '../../src/build/cache/installed-packages.ts';
import { writeFile } from '../../src/build/files/write-file.ts';
import { imitateHost } from '../../src/build/hosting/imitate-host.ts';
import { loadSite } from '../../src/build/load-site.ts';
import { builtSiteIn } from '../../src/build/output/build-marker.ts';
import { prepareProgram } from '../../src/build/program/program.ts';
import { programCache, projectRoot } from '../../src/build/project.ts';
import { bootOf } from '../../src/build/verify/budgets.ts';
import { checkLinks } from '../../src/build/verify/link-check.ts';
import { checkSite } from '../../src/check/check-site.ts';
import { validate } from '../../src/check/validate.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { reservedPaths } from '../../src/model/reserved-paths.ts';
import { photoFiles } from '../../src/model/resolve/photo-files.ts';
import { isFull } from '../browser/routes.ts';
import {
  baseManifest,
  baseText,
  exampleOf,
  GUIDE,
  guideText,
  parameterPage,
  writeBaseSite,
} from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

// All builds of this file share one cache folder, and the compiled program of `npm run build`, which is the same for
// all sites.
const cache = path.join(projectRoot, '.vitrine/tests/build-site');
const programs = programCache(projectRoot);

const siteUrl = 'https://boulangerie.exemples.fr';
/** Routes of two guides, without the first slash. */
const [first, second] = ['guides/choisir-son-pain', 'guides/conserver-son-pain'];

type Options = Partial<BuildOptions> & { check?: typeof checkSite | typeof validate };

async function build(site: string, { check = checkSite, ...options }: Options = {}) {
  const { model, diagnostics } = loadSite(site, check);
  if (!model) throw new Error(JSON.stringify(diagnostics, null, 2));
  const output = options.output ?? path.join(temporaryFolder(), 'dist');
  const report = await buildSite({
    model,
    output,
    cache,
    program: prepareProgram(programs, site),
    base: '/',
    urls: 'file',
    compress: false,
    social: false,
    workers: 1,
    ...options,
  });
  return { output, report, read: (file: string) => readFileSync(path.join(output, file), 'utf8') };
}

/** Writes the base site with a page with a parameter. */
const writeSite = (changes: object = {}) =>
  writeBaseSite({ ...baseManifest(), pages: [...baseManifest().pages, parameterPage], ...changes });

/** The site with its addresses as files, for the tests that only read it. */
let built: Awaited<ReturnType<typeof build>>;
beforeAll(async () => {
  const site = writeSite();
  writeFile(path.join(site, 'content/media/unused.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  built = await build(site);
});

const pagesIn = (output: string) => filesBelow(output).filter((file) => file.endsWith('.html'));

function contentOf(output: string): Record<string, string> {
  return Object.fromEntries(filesBelow(output).map((file) => [file, readFileSync(path.join(output, file), 'latin1')]));
}

describe('buildSite', () => {
  it('writes every route as a complete page, the files for hosts and search engines, and only the media in use', () => {
    const { output, read } = built;
    expect(filesBelow(output)).toEqual(
      expect.arrayContaining([
        ...['index.html', 'guides.html', `${first}.html`, '404.html', 'favicon.svg'],
        ...['_routes/maquette/domain.html', 'maquette/four.exemples.fr.html'],
        ...['sitemap.xml', 'feed.xml', 'robots.txt', '_headers', '_redirects', 'nginx.conf'],
        ...[`media/drawings/${first}.svg`, 'media/camille.svg'],
      ]),
    );
    expect(filesBelow(output)).not.toContain('media/unused.svg');
    const guide = read(`${first}.html`);
    expect(guide).toMatch(/<html[^>]* lang="fr"/);
    expect(guide.match(/<h1[ >]/g)).toHaveLength(1);
    expect(guide).toContain('Un pain au levain se garde');
    expect(read('sitemap.xml')).not.toMatch(/maquette|404/);
    expect(read('sitemap.xml')).toContain(`<loc>${siteUrl}/${second}</loc><lastmod>2026-10-01</lastmod>`);
    // No social picture is drawn.
    for (const file of pagesIn(output)) expect(read(file)).not.toContain('media/social');
    expect(checkLinks({ directory: output, siteUrl })).toEqual([]);
  });

  it('renders with the installed native parser, which cannot be bundled', async () => {
    const { server } = await prepareProgram(programs);
    const folder = path.dirname(server);
    const modules = filesBelow(folder).filter((file) => file.endsWith('.js'));
    const importing = modules.filter((file) =>
      /import\((["'`])satteri\1\)/.test(readFileSync(path.join(folder, file), 'utf8')),
    );
    expect(importing).toHaveLength(1);
    expect(createRequire(server).resolve('satteri')).toContain(path.join('node_modules', 'satteri'));
  });

  it.runIf(isFull)('publishes the licences of the program’s packages', () => {
    const licences = built.read('_assets/licences.md');
    for (const name of ['react', 'react-dom', 'react-router', '@mui/material', '@emotion/react', '@emailjs/browser']) {
      expect(licences).toContain(`\n## ${name} - `);
    }
    expect(licences).toContain('Copyright (c) Meta Platforms, Inc. and affiliates.');
  });

  it('turns a version for approval into an unlisted site that says what it is and sends nothing', async () => {
    const { output, read } = await build(writeSite(), { staging: true, redirectPages: true });
    const pages = pagesIn(output);
    const isListed = (file: string) => !read(file).includes('<meta name="robots" content="noindex">');
    expect([pages.length > 5, pages.filter(isListed)]).toEqual([true, []]);
    expect(read(`${first}.html`)).toContain('>Version de travail</aside>');
    expect(read('_headers')).toMatch(/^\/\*\n(?: {2}.+\n)* {2}X-Robots-Tag: noindex\n/);
    expect(read('nginx.conf')).toContain('add_header X-Robots-Tag "noindex" always;');
    expect(read('sitemap.xml')).not.toContain('<loc>');
    expect(builtSiteIn(output)).toMatchObject({ site: siteUrl, engine: engineVersion(), staging: true });
    expect(builtSiteIn(output)).not.toHaveProperty('mail');
    // After a normal build, the same folder contains the site itself.
    await build(writeSite(), { output });
    expect(read(`${first}.html`)).not.toMatch(/noindex|Version de travail/);
    expect(read('_headers') + read('nginx.conf')).not.toContain('X-Robots-Tag');
    expect(builtSiteIn(output)).not.toHaveProperty('staging');
  });

  it.runIf(isFull)('publishes a site’s font with its licence, and refers to it below the base path', async () => {
    const fonts = { heading: { file: 'atelier', weights: [600, 900] }, text: { file: 'atelier', weights: [600, 900] } };
    const site = writeSite({ theme: { ...baseManifest().theme, fonts } });
    writeFile(path.join(site, 'content/fonts/atelier.woff2'), 'wOF2');
    writeFile(path.join(site, 'content/fonts/atelier-LICENSE.txt'), 'OFL');
    const { read } = await build(site, { base: '/atelier/' });
    const page = read('index.html');
    const face =
      '@font-face{font-family:"atelier";font-weight:600 900;font-display:swap;src:url(/atelier/media/fonts/atelier.woff2) format("woff2")}';
    expect(page.split(face)).toHaveLength(2);
    expect(page).toContain('--v-heading:"atelier",sans-serif');
    expect(page).not.toMatch(/font-family:(?:Bricolage|Source)/);
    expect(read('media/fonts/atelier.woff2')).toBe('wOF2');
    expect(read('media/fonts/atelier-LICENSE.txt')).toBe('OFL');
  });

  it('publishes media with any characters in their names, refers to them by valid addresses, and otherwise only writes what the rules expect', async () => {
    const odd = ['Équipe d’été (1) + chien.svg', '100 % levain, #2.svg', 'vue [salon] été.svg', 'à côté.html'];
    const [team, wood, room, agenda] = odd.map((name) => `media/${name}`) as [string, string, string, string];
    const picture = (source: string) => ({ source, alt: 'Une vue', width: 8, height: 6 });
    const [home, ...others] = baseManifest().pages;
    const hero = { type: 'hero', heading: 'Du pain', picture: picture(wood) };
    const booking = exampleOf('blocks/booking', { id: 'commander', service: 'mail', url: `${agenda}?jour=1` });
    const [poster, uploadDate] = [picture(room), '2026-01-05'];
    const sources = [{ source: team, mime: 'video/mp4' }];
    const film = exampleOf('blocks/video-gate', { poster, sources, width: 8, height: 6, uploadDate });
    const site = writeSite({
      pages: [{ ...home, picture: picture(team), sections: [hero, film, booking] }, ...others, parameterPage],
    });
    for (const name of [...odd, 'né (1).svg', 'deux mots.svg']) {
      const text = name.endsWith('.html') ? '<!doctype html>' : '<svg xmlns="http://www.w3.org/2000/svg"/>';
      writeFileSync(path.join(site, 'content/media', name), text);
    }
    const text = '\nUne ![vue](/media/n%C3%A9%20(1).svg), une ![autre](</media/deux mots.svg>) de plus.\n';
    writeFileSync(path.join(site, GUIDE), baseText(GUIDE) + text);
    const { output, read } = await build(site, { social: true });
    const published = filesBelow(output).filter((file) => /^media\/[^/]+$/.test(file));
    const own = [...odd, 'né (1).svg', 'deux mots.svg'].map((name) => `media/${name}`);
    expect(published).toEqual(own.sort());
    expect(checkLinks({ directory: output, siteUrl })).toEqual([]);
    const html = read('index.html');
    const address = `${siteUrl}/media/${encodeURIComponent(odd[0] as string)}`;
    expect(html).toContain(`<meta property="og:image" content="${address}">`);
    expect(html).toContain(`"contentUrl":"${address}"`);
    expect(html).toContain('src="/media/100%20%25%20levain%2C%20%232.svg"');
    expect(html).toContain('data-src="/media/%C3%A0%20c%C3%B4t%C3%A9.html?jour=1"');

    const pages = /^(?:index|guides(?:\/[\w-]+)?|contact|mentions|maquette\/four\.exemples\.fr)\.html$/;
    const files = filesBelow(output).filter((file) => !pages.test(file) && !published.includes(file));
    const isKnown = (file: string, address: string) =>
      address.endsWith('/*') ? `/${file}`.startsWith(address.slice(0, -1)) : `/${file}` === address;
    expect(files.filter((file) => !reservedPaths.some((address) => isKnown(file, address)))).toEqual([]);
    // The 404 page is written under one of its two reserved names; the site has no font and no example.
    const unused = reservedPaths.filter((address) => !files.some((file) => isKnown(file, address)));
    expect(unused).toEqual(['/404', '/exemples/*', '/media/fonts/*']);
  });

  it.runIf(isFull)('publishes the drawing of a guide with a photo, because its hub shows it', async () => {
    const site = writeSite();
    for (const { source } of photoFiles(first)) writeFile(path.join(site, 'content', source), 'photo');
    const photo = 'photo:\n  url: https://photos.example/pain.jpg\n  alt: Un pain\nimageAlt:';
    writeFileSync(path.join(site, GUIDE), baseText(GUIDE).replace('imageAlt:', photo));
    const { output, read } = await build(site, { check: validate });
    expect(read(`${first}.html`)).toContain(`/media/photos/${first}-1200.webp`);
    expect(read('guides.html')).toContain(`src="/media/drawings/${first}.svg"`);
    expect(checkLinks({ directory: output, siteUrl })).toEqual([]);
  });

  it('keeps the last valid site if a build fails or a page shows a missing picture, then only renders what has changed, with the result of a clean build', async () => {
    const site = writeSite();
    const { output, read } = await build(site);
    const before = contentOf(output);
    writeFileSync(path.join(site, GUIDE), `${baseText(GUIDE)}\n![Un nœud](/media/noeud.svg)\n`);
    await expect(build(site, { output, check: validate })).rejects.toThrow(
      `${first}.html: /media/noeud.svg (no such file)`,
    );
    expect(contentOf(output)).toEqual(before);
    writeFileSync(path.join(site, GUIDE), baseText(GUIDE));
    const { model } = loadSite(site);
    if (!model) throw new Error('The site is refused');
    const frontMatterOf = () => {
      throw new Error('unreadable');
    };
    await expect(build(site, { output, model: { ...model, frontMatterOf } })).rejects.toThrow('unreadable');
    expect(contentOf(output)).toEqual(before);
    expect(filesBelow(path.dirname(output)).filter((file) => !file.startsWith('dist/'))).toEqual([]);
    writeFileSync(path.join(site, GUIDE), `${baseText(GUIDE)}\nUne phrase de plus.\n`);
    expect((await build(site, { output })).report.rendered).toBe(1);
    expect(read(`${first}.html`)).toContain('Une phrase de plus.');
    const clean = await build(site);
    expect(clean.report.rendered).toBeGreaterThan(1);
    expect(contentOf(output)).toEqual(contentOf(clean.output));
  });

  it.runIf(isFull)('writes the same bytes with one worker and with three', async () => {
    // More guides than fit in one batch of a worker.
    const slugs = Array.from({ length: 60 }, (_, index) => `guide-${index}`);
    const [chain] = baseManifest().chains;
    const site = writeSite({ chains: [{ ...chain, articles: [...(chain?.articles ?? []), ...slugs] }] });
    for (const slug of slugs) writeFileSync(path.join(site, `content/guides/${slug}.md`), guideText(slug));
    const { output: one } = await build(site, { workers: 1 });
    const { output: three, report } = await build(site, { workers: 3 });
    expect(report.rendered).toBeGreaterThan(60);
    expect(contentOf(three)).toEqual(contentOf(one));
  });

  it.runIf(isFull)('has the result of a clean build with a corrupt cache', async () => {
    const site = writeSite();
    const all = { compress: true, social: true };
    rmSync(path.join(cache, 'icons'), { recursive: true, force: true });
    const clean = await build(site, all);
    const kept = filesBelow(cache).filter((file) => /^(?:compressed|icons|social)\//.test(file));
    expect(new Set(kept.map((file) => path.extname(file)))).toEqual(new Set(['.br', '.gz', '.png']));
    for (const file of kept) truncateSync(path.join(cache, file), statSync(path.join(cache, file)).size >> 1);
    const { output, report } = await build(site, all);
    const { rendered, drawn } = clean.report;
    expect(report).toMatchObject({ rendered, drawn });
    expect(contentOf(output)).toEqual(contentOf(clean.output));
  });

  it.runIf(isFull)('has the result of a clean build with the pages that it keeps', async () => {
    const site = writeSite();
    const output = path.join(temporaryFolder(), 'dist');
    const guide = path.join(site, GUIDE);
    const writeManifest = (price: number) => {
      const { facts, ...manifest } = baseManifest();
      const prix = { label: 'Prix du pain', format: 'money', value: price };
      const text = JSON.stringify({ ...manifest, facts: { ...(facts as object), prix } });
      writeFileSync(path.join(site, 'site.manifest.json'), text);
    };
    const text = `${baseText(GUIDE)}\nLe pain vaut {{facts.prix}}.\n`;
    const steps: [what: string, rendered: number, change: () => void][] = [
      ['nothing', 0, () => undefined],
      ['a fact that a text names', 1, () => writeManifest(1200)],
      ['a text whose length shows on its hub', 2, () => writeFileSync(guide, text + 'mot '.repeat(900))],
      ['the text as it was', 2, () => writeFileSync(guide, text)],
      [
        'a title, which its neighbours and its hub name',
        4,
        () => writeFileSync(guide, text.replace(/title: .*/, 'title: Bien choisir')),
      ],
    ];
    writeManifest(900);
    writeFileSync(guide, text);
    await build(site, { output });
    for (const [what, rendered, change] of steps) {
      change();
      const { report } = await build(site, { output });
      const clean = await build(site);
      expect(contentOf(output), what).toEqual(contentOf(clean.output));
      expect([what, report.rendered]).toEqual([what, rendered]);
      expect(clean.report.rendered).toBeGreaterThan(report.rendered);
    }
  });

  it.runIf(isFull)('encodes accents in the addresses for search engines', async () => {
    const { pages: own } = baseManifest();
    const pages = [...own, { ...own[1], path: '/réalisations', title: 'Nos gâteaux', description: 'Des gâteaux.' }];
    const redirects = [{ from: '/gateaux', to: '/réalisations' }];
    const site = writeSite({ pages, redirects });
    const { output, read } = await build(site, { social: true, redirectPages: true });
    const address = `${siteUrl}/r%C3%A9alisations`;
    expect(read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(read('gateaux/index.html')).toContain(`<link rel="canonical" href="${address}">`);
    const page = read('réalisations.html');
    expect(page).toContain(`<link rel="canonical" href="${address}">`);
    expect(page).toContain(`<meta property="og:url" content="${address}">`);
    expect(page).toContain(`content="${siteUrl}/media/social/r%C3%A9alisations.png"`);
    expect(checkLinks({ directory: output, siteUrl })).toEqual([]);
  });

  it('uses addresses of folders that hosts answer without a redirect', async () => {
    const { output, read } = await build(writeSite(), { urls: 'directory' });
    const guide = read(`${first}/index.html`);
    expect(guide).toContain(`<link rel="canonical" href="${siteUrl}/${first}/">`);
    expect(guide).toContain(`<meta property="og:url" content="${siteUrl}/${first}/">`);
    expect(guide).toContain(`"mainEntityOfPage":"${siteUrl}/${first}/"`);
    expect(guide).toContain(`"item":"${siteUrl}/guides/"`);
    expect(guide).toContain(` href="/${second}/"`);
    expect(read('index.html')).toContain(' src="/media/camille.svg"');
    expect(read('sitemap.xml')).toContain(`<loc>${siteUrl}/${second}/</loc>`);
    expect(read('feed.xml')).toContain(`<link href="${siteUrl}/${second}/"/>`);
    expect(read('404.html')).toMatch(/"v_routes">\[\{"pattern":"[^"]*","file":"\/_routes\/maquette\/domain\/"/);
    expect(read('_redirects').split('\n')).toEqual([
      '/pains /guides/ 301',
      '/pains/ /guides/ 301',
      '/maquette/:domain /_routes/maquette/domain/ 200',
      '/maquette/:domain/ /_routes/maquette/domain/ 200',
      '',
    ]);
    expect(filesBelow(output)).not.toContain('nginx.conf');
    const links = pagesIn(output).flatMap((file) =>
      [...read(file).matchAll(/<a [^>]*href="(\/[^"]*)"/g)].map(([, to]) => to),
    );
    expect(links.filter((to) => !/^\/([^?#]*\/)?(?:[?#]|$)/.test(to ?? ''))).toEqual([]);
    expect(checkLinks({ directory: output, siteUrl })).toEqual([]);
  });

  it.runIf(isFull)('links to a section with the name of the base path', async () => {
    const { output, read } = await build(writeSite(), { base: '/guides/' });
    const links = [...read('guides.html').matchAll(/ href="(\/[^"]*)"/g)].map(([, address]) => address);
    for (const address of ['/guides/', `/guides/${first}`, `/guides/${second}`, '/guides/favicon.svg'])
      expect(links).toContain(address);
    expect(checkLinks({ directory: output, base: '/guides/' })).toEqual([]);
  });

  it.runIf(isFull)('uses the address of a project site, the same program and no configuration of hosts', async () => {
    const url = 'https://ana.github.example/depot';
    const site = writeSite({ site: { ...baseManifest().site, url } });
    const { output, read } = await build(site, { base: '/depot/', social: true });
    const guide = read(`${first}.html`);
    const address = `${url}/${first}`;
    expect(guide).toContain(`<link rel="canonical" href="${address}">`);
    expect(guide).toContain(`<meta property="og:url" content="${address}">`);
    expect(guide).toContain(`<meta property="og:image" content="${url}/media/social/${first}.png">`);
    expect(existsSync(path.join(output, `media/social/${first}.png`))).toBe(true);
    expect(read('sitemap.xml')).toContain(`<loc>${address}</loc>`);
    expect(read('feed.xml')).toContain(`<link href="${address}"/>`);
    // Crawlers only read `robots.txt` at the root of a host.
    expect(existsSync(path.join(output, 'robots.txt'))).toBe(false);
    // Addresses in the configuration would be wrong.
    const configuration = ['_headers', '_redirects', 'nginx.conf'];
    const configurationIn = (folder: string) => filesBelow(folder).filter((file) => configuration.includes(file));
    expect([configurationIn(output), configurationIn(built.output)]).toEqual([[], configuration]);
    expect(existsSync(path.join(output, '.nojekyll'))).toBe(true);
    const programOf = (folder: string, home: string) => {
      expect(bootOf(home)).not.toBe('');
      return [bootOf(home), ...filesBelow(folder).filter((file) => file.startsWith('_assets/'))];
    };
    expect(programOf(output, read('index.html'))).toEqual(programOf(built.output, built.read('index.html')));
    expect(read('index.html')).toContain(' data-base="/depot/"');
    expect(built.read('index.html')).not.toContain(' data-base=');
    const named = [guide, read('sitemap.xml'), read('feed.xml')].flatMap((text) =>
      [...text.matchAll(/https:\/\/ana\.github\.example[^"<\s]*/g)].map(([found]) => found),
    );
    expect(named.filter((found) => found !== url && !found.startsWith(`${url}/`))).toEqual([]);
    expect(checkLinks({ directory: output, base: '/depot/', siteUrl: url })).toEqual([]);
  });

  it.runIf(isFull)('writes redirects as pages for hosts without redirect rules', async () => {
    const redirects = [
      { from: '/pains', to: '/guides' },
      { from: '/vieux/', to: 'https://example.com/?a=1&b=2' },
      { from: '/page.html', to: '/' },
      { from: '/404', to: '/' },
      { from: '/blog/:slug', to: '/guides' },
      { from: '/blog/*', to: '/guides' },
      { from: '/index.php', to: '/' },
      { from: '/r%C3%A9alisations/', to: '/guides' },
      { from: '/%2e%2e/evade', to: '/' },
      { from: '/page.html/suite', to: '/' },
      { from: '/guides/index.html/suite', to: '/' },
    ];
    const site = writeSite({ redirects });
    // A rule refuses redirects from a file of the site. Even without the rule, the build must not hide the file.
    const options = { base: '/depot/', urls: 'directory', redirectPages: true, check: validate } as const;
    const { output, report, read } = await build(site, options);
    const files = filesBelow(output);
    const sent = read('pains/index.html');
    expect(sent).toContain('<meta http-equiv="refresh" content="0; url=/depot/guides/">');
    expect(sent).toContain(`<link rel="canonical" href="${siteUrl}/guides/">`);
    const away = read('vieux/index.html');
    expect(away).toContain('url=https://example.com/?a=1&amp;b=2');
    expect(files).toContain('page.html');
    expect(files).toContain('réalisations/index.html');
    expect(report.withoutPage).toEqual([
      '/index.php',
      '/../evade',
      '/page.html/suite',
      '/guides/index.html/suite',
      '/blog/:slug',
      '/blog/*',
    ]);
    expect(existsSync(path.join(output, '../evade'))).toBe(false);
    expect(files.filter((file) => /blog|php/.test(file))).toEqual([]);
    expect(read('404.html')).toContain('Cette page n’existe pas');
    expect(read('sitemap.xml')).not.toContain('pains');
  });

  it.runIf(isFull)(
    'redirects from the addresses of pages with a final slash, on hosts without redirect rules',
    async () => {
      const redirects = [{ from: '/guides/index', to: '/' }];
      const site = writeSite({ redirects });
      const { output, report } = await build(site, { base: '/depot/', redirectPages: true, check: validate });
      const published = imitateHost(output);
      const titleAt = (address: string) => {
        const answer = published.answer(address);
        return answer.kind === 'file' ? readFileSync(answer.file, 'utf8') : '';
      };
      for (const route of ['/guides', `/${first}`, `/${second}`]) {
        expect(titleAt(`${route}/`)).toContain(`<meta http-equiv="refresh" content="0; url=/depot${route}">`);
        expect(titleAt(`${route}/`)).toContain(`<link rel="canonical" href="${siteUrl}${route}">`);
        expect(titleAt(route)).toContain('id="v_app"');
      }
      expect(titleAt('/')).toContain('id="v_app"');
      expect(report.withoutPage).toEqual([]);
      expect(checkLinks({ directory: output, base: '/depot/', siteUrl })).toEqual([]);
    },
  );

  it.runIf(isFull)('renders a site without chains, mail or services', async () => {
    const without = { chains: undefined, guides: undefined, mail: undefined, services: undefined };
    const pages = baseManifest().pages.filter(({ path: route }) => !['/guides', '/contact'].includes(route));
    const { output } = await build(writeSite({ ...without, pages, redirects: [] }), { check: validate });
    expect(filesBelow(output)).toContain('index.html');
    expect(filesBelow(output)).not.toContain('feed.xml');
  });
});

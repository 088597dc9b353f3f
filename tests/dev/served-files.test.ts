import { readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeFile } from '../../src/build/files/write-file.ts';
import { projectRoot } from '../../src/build/project.ts';
import { createPreviewServer } from '../../src/dev/preview/preview-server.ts';
import { isFull } from '../browser/routes.ts';
import { type Ask, askAt } from '../build/hosting/run-nginx.ts';
import { writePublishedFolder } from '../build/published-folder.ts';
import { dishComponent, dishFiles } from '../check/own-blocks/own-block-site.ts';
import { fc } from '../fast-check.ts';
import { baseManifest, writeBaseSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { openDevServer } from './open-dev-server.ts';

/** Content of every file that no server may serve. */
const SECRET = 'a-secret-of-the-author';

/** The beginnings of the engine's own files that no server may serve. */
const ENGINE_FILES: Record<string, string> = {
  'package.json': '"name": "vitrine"',
  'tests/README.md': '# Tests',
  'content/README.md': '# Changer le site dans',
};

/** Files of a site that are not served, by their path in its folder. */
const PRIVATE = [
  '.env',
  '.git/config',
  '.vitrine/edit/token',
  '.vitrine/outbox/1.json',
  '.vitrine/vite/note.txt',
  'content/lexique.txt',
  'content/fonts/other.woff2',
  'content/media/attack.js',
  'content/media/unframed.html',
  'blocks/note.txt',
];

/** Files that the site lists, but that have since been replaced by links to a file outside of it. */
const LINKS = ['content/media/link.svg', 'content/fonts/lien.woff2'];

/** The component of the site's own block, which only the server runs. */
const COMPONENT = 'blocks/site-dish/SiteDish.tsx';

const outside = path.join(temporaryFolder(), 'outside.svg');
let site: string;
let published: string;
let dev: { ask: Ask; close(): Promise<void> };
let preview: { ask: Ask; close(): Promise<void> };

beforeAll(async () => {
  for (const [file, text] of Object.entries(ENGINE_FILES))
    expect(readFileSync(path.join(projectRoot, file), 'utf8')).toContain(text);
  writeFileSync(outside, SECRET);
  const fonts = { heading: { file: 'tuile' }, text: { file: 'lien' } };
  site = writeBaseSite({
    ...baseManifest(),
    theme: { ...baseManifest().theme, fonts },
    examples: [{ path: '/exemples/macon/', starter: 'macon' }],
  });
  writeFile(path.join(site, 'content/fonts/tuile.woff2'), 'the font');
  writeFile(path.join(site, 'content/fonts/tuile-LICENSE.txt'), 'its licence');
  for (const [file, text] of Object.entries(dishFiles)) writeFile(path.join(site, file), text);
  writeFile(path.join(site, COMPONENT), `// ${SECRET}\n${dishComponent}`);
  for (const file of PRIVATE) writeFile(path.join(site, file), SECRET);
  for (const file of LINKS) writeFile(path.join(site, file), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const outbox = path.join(site, '.vitrine/outbox');
  const { vite, port } = await openDevServer({ site, outbox, edit: { entry: '/no-client.tsx' } });
  // Refused addresses would be logged.
  vite.config.logger.error = vite.config.logger.warnOnce = vite.config.logger.warn = () => {};
  dev = { ask: askAt(port), close: () => vite.close() };
  expect((await dev.ask('/media/link.svg')).status).toBe(200);
  // The first page takes longest: the time of a property is for the addresses that it tries.
  await dev.ask('/', { accept: 'text/html' });
  for (const file of LINKS) {
    rmSync(path.join(site, file));
    symlinkSync(outside, path.join(site, file));
  }
  published = writePublishedFolder();
  writeFileSync(path.join(path.dirname(published), 'beside.txt'), SECRET);
  for (const link of ['media/link.svg', 'link.html']) symlinkSync(outside, path.join(published, link));
  const server = await createPreviewServer({ directory: published, port: 0, outbox: temporaryFolder() });
  preview = { ask: askAt(Number(new URL(server.url).port)), close: () => server.close() };
});

afterAll(async () => {
  await dev?.close();
  await preview?.close();
});

const percent = (sign: string) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;

/**
 * Spellings of separators, parent folders and ends of addresses: plain, encoded, encoded twice, in another case, with a
 * backslash.
 */
const separators = ['/', '%2f', '%2F', '%252f', '\\', '%5c', '%255c', '//', '/./', '%2f%2e%2f'];
const parents = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '%c0%ae%c0%ae', '..;'];
const endings = [
  ...['', '/', '%00', '%00.svg', '.', '%20', '%23', '?raw', '?url', '?import', '?import&raw', '?import&url', '?inline'],
  ...['?raw??', '?url&raw', '?html-proxy', '?html-proxy&index=0.js', '?worker', '?worker&url', '?saved=1', '?t=1&raw'],
  ...['?import&?raw', '?.svg?.wasm?init', '?v=1', '#', '::$DATA'],
];
const starts = () => [
  ...['/', '/media/', '/media/fonts/', '/media/social/', '/media/drawings/', '/exemples/macon/media/'],
  ...['/exemples/macon/media/fonts/', '/src/', '/src/starters/macon/', '/@fs/', '/@id/', '/@id/__x00__', '/fonts/'],
  ...['/content/', '/node_modules/', '/node_modules/.vite/', '/.vitrine/vite/', '/_assets/', '/_routes/', '/@vite/'],
  ...['/__outbox/', '/__blocks/', '/__open-in-editor/', '//', `/@fs${site}/`, `/@fs${site}/content/media/`],
  ...[`/@fs${encodeURI(published)}/`, `/@fs${projectRoot}/src/`, '/src/blocks/own/site/site-dish/'],
  `/@fs/${percent('.')}${percent('.')}${site}/`,
];

/**
 * Generates addresses of files that must not be served: a served folder, steps out of it, a file, and an ending for
 * Vite.
 */
const addresses = () => {
  const named = ['link.svg', 'lien.woff2', 'link', 'beside.txt', 'attack.js', 'unframed.html'];
  const files = [...PRIVATE, ...LINKS, COMPONENT, ...named];
  const targets = [...files, ...Object.keys(ENGINE_FILES), ...files.map((file) => path.join(site, file)), outside];
  return fc
    .record({
      start: fc.constantFrom(...starts()),
      up: fc.array(fc.constantFrom(...parents), { maxLength: 6 }),
      separator: fc.constantFrom(...separators),
      file: fc.constantFrom(...targets),
      isEncoded: fc.boolean(),
      ending: fc.constantFrom(...endings),
    })
    .map(({ start, up, separator, file, isEncoded, ending }) => {
      const steps = [...up, ...file.split('/').map((part) => (isEncoded ? [...part].map(percent).join('') : part))];
      return start + steps.join(separator) + ending;
    });
};

/** Texts that an answer must not contain, plain or in a module. */
const forbidden = [SECRET, ...Object.values(ENGINE_FILES), JSON.stringify(ENGINE_FILES['package.json']).slice(1, -1)];

const accepts = fc.constantFrom('text/html', '*/*', 'image/svg+xml');
const runs = { numRuns: isFull ? 3000 : 250 };

const leaksOf = (body: Buffer) => forbidden.filter((text) => body.toString('utf8').includes(text));

describe('the development server', () => {
  it('serves the fonts and the media of the site', async () => {
    for (const [address, text] of [
      ['/media/camille.svg', '<svg'],
      ['/media/fonts/tuile.woff2', 'the font'],
      ['/media/fonts/tuile-LICENSE.txt', 'its licence'],
      ['/media/fonts/tuile%2DLICENSE.txt', 'its licence'],
    ] as const) {
      const { status, body } = await dev.ask(address);
      expect([address, status, body.toString('utf8').slice(0, text.length)]).toEqual([address, 200, text]);
    }
  });

  it('serves no other file at any address', async () => {
    const tried = fc.asyncProperty(addresses(), accepts, async (address, accept) => {
      const { headers, body } = await dev.ask(address, { accept });
      expect(leaksOf(body)).toEqual([]);
      expect(headers['cross-origin-resource-policy']).toBe('same-origin');
      expect(headers['x-content-type-options']).toBe('nosniff');
    });
    await fc.assert(tried, runs);
  });

  it.each([
    '/media/fonts/..%2f..%2f.vitrine%2fedit%2ftoken',
    '/media/fonts/..%2f..%2f.env',
    '/media/fonts/..%5c..%5c.env',
    '/media/fonts/../../.env',
    '/exemples/macon/media/fonts/..%2f..%2fsite.manifest.json',
    '/media/fonts/other.woff2',
    '/media/fonts/lien.woff2',
    '/media/link.svg',
    '/media/attack.js',
    '/media/unframed.html',
    '/package.json',
    '/package.json?raw',
    '/package.json?import',
    '/tests/README.md?url',
    '/tests/README.md?raw',
    `/@fs${projectRoot}/package.json`,
    `/@fs${projectRoot}/package.json?raw`,
  ])('refuses %s', async (address) => {
    const { status, body } = await dev.ask(address, { accept: 'text/html' });
    expect([403, 404]).toContain(status);
    expect(leaksOf(body)).toEqual([]);
  });

  it('serves the sources that a page loads, but no component of the site, which only the server runs', async () => {
    for (const address of ['/src/entry/client-dev.ts', '/@vite/client', '/src/ui/fonts/bricolage.woff2'])
      expect([address, (await dev.ask(address)).status]).toEqual([address, 200]);
    for (const address of [`/src/blocks/own/site/site-dish/SiteDish.tsx`, '/src/blocks/own-blocks.ts']) {
      const body = (await dev.ask(address)).body.toString('utf8');
      expect([address, body.includes(SECRET) || body.includes(site)]).toEqual([address, false]);
    }
  });
});

describe('the preview', () => {
  it('serves no file outside of the output folder at any address', async () => {
    const tried = fc.asyncProperty(addresses(), accepts, async (address, accept) => {
      const { body } = await preview.ask(address, { accept });
      expect(leaksOf(body)).toEqual([]);
    });
    await fc.assert(tried, runs);
  });

  it.each(['/media/link.svg', '/link', '/link.html', '/..%2fbeside.txt', '/%2e%2e/beside.txt'])(
    'does not answer %s',
    async (address) => {
      const { status, body } = await preview.ask(address);
      expect([status, leaksOf(body)]).toEqual([404, []]);
    },
  );

  it('sends the published headers with each file', async () => {
    for (const address of ['/', '/media/film.mp4', '/nothing']) {
      const { headers } = await preview.ask(address);
      expect(headers['content-security-policy'], address).toContain("default-src 'self'");
      expect(headers['x-content-type-options'], address).toBe('nosniff');
    }
  });
});

import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { catalogueOf } from '../../src/diagnostics/catalogue/catalogue.ts';
import { describe as describeDiagnostics } from '../../src/diagnostics/describe.ts';
import { fetchPhotos } from '../../src/media/fetch-photos.ts';
import { readPhotoMetadata } from '../../src/model/pictures/photo-metadata.ts';
import { readPicture } from '../../src/model/pictures/read-picture.ts';
import { readJson } from '../../src/model/read/read-json.ts';
import { readMarkdown } from '../../src/model/read/read-markdown.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { createTextFinder } from '../../src/model/read/text-of.ts';
import { isFull } from '../browser/routes.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const limits = { bytes: 300_000, timeMs: 20_000, redirects: 3 };

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"
photoshop:Credit="Agence &amp; fils" aux:SerialNumber="SECRET"><photoshop:Source>Photothèque</photoshop:Source><dc:creator><rdf:Seq><rdf:li>Léa</rdf:li></rdf:Seq></dc:creator>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

type Answer = (response: ServerResponse) => void;

/** A server on this machine that answers by path, and the paths that it was asked for. */
let answers: Record<string, Answer>;
const asked: string[] = [];
const server = createServer(({ url = '/' }, response) => {
  asked.push(url);
  const answer = answers[url];
  if (answer) answer(response);
  else response.writeHead(404).end('no');
});
let base: string;
let directory: string;

function picture(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#c63' } });
}

beforeAll(async () => {
  const large = await picture(1600, 900)
    .jpeg()
    .withExif({
      IFD0: { Make: 'SECRET', Model: 'SECRET', Artist: 'Léa', Copyright: '© Léa' },
      IFD2: { BodySerialNumber: 'SECRET' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '48/1 51/1 0/1', GPSMapDatum: 'SECRET' },
    })
    .withXmp(XMP)
    .toBuffer();
  const upright = await picture(600, 1300).jpeg().withMetadata({ orientation: 6 }).toBuffer();
  const small = await picture(800, 600).png().toBuffer();
  const send = (type: string, body: string | Buffer) => (response: ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': type }).end(body);
  const redirect = (to: string) => (response: ServerResponse) => void response.writeHead(302, { Location: to }).end();
  answers = {
    '/large.jpg': send('image/jpeg', large),
    '/other.jpg': send('image/jpeg; charset=binary', large),
    '/upright.jpg': send('image/jpeg', upright),
    '/small.png': send('image/png', small),
    '/page.html': send('text/html', '<p>photo</p>'),
    '/drawing.svg': send('image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg"/>'),
    '/false.jpg': send('image/jpeg', 'not a picture at all'),
    '/false-svg.jpg': send('image/jpeg', '<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900"></svg>'),
    '/cut.jpg': send('image/jpeg', large.subarray(0, large.length / 2)),
    '/moved': redirect('/large.jpg'),
    '/round': redirect('/round'),
    '/away': redirect('http://photos.example/large.jpg'),
    '/announced': (response) =>
      void response.writeHead(200, { 'Content-Type': 'image/jpeg', 'Content-Length': 400_000 }).end(),
    '/endless': (response) => {
      response.writeHead(200, { 'Content-Type': 'image/jpeg' });
      const chunk = Buffer.alloc(64_000);
      const more = () => {
        while (!response.destroyed && response.write(chunk));
        if (!response.destroyed) response.once('drain', more);
      };
      more();
    },
    '/never': () => {},
    '/broken': (response) => void response.destroy(),
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return () => {
    server.close();
    server.closeAllConnections();
  };
});

beforeEach(() => {
  directory = temporaryFolder();
  asked.length = 0;
});

const ignore = () => {};
const photos = (section = 'guides') => path.join(directory, 'content/media/photos', section);

/** Creates a site with guides in sections, each guide with the address of a photo, or none. */
function siteOf(guides: Record<string, string | undefined>, sections = ['guides']): Sources {
  const chains = sections.map((section) => ({ hub: `/${section}`, articles: Object.keys(guides) }));
  const manifest = JSON.stringify({ chains });
  const all = sections.flatMap((section) => Object.entries(guides).map(([slug, url]) => [section, slug, url] as const));
  const markdown = all.map(([section, slug, url]) => {
    const photo = url === undefined ? '' : `photo:\n  url: "${url}"\n  alt: "Un atelier"\n`;
    const file = { path: `content/${section}/${slug}.md`, text: `---\ntitle: "Un"\n${photo}---\n\nTexte.\n` };
    return [`${section}/${slug}`, readMarkdown(file, ignore)] as const;
  });
  return {
    directory,
    manifest: readJson({ path: 'site.manifest.json', text: manifest }, ignore),
    markdown: new Map(markdown),
    unreadable: new Set(),
    media: new Map(),
  };
}

const fetchOf = (guides: Record<string, string | undefined>, again = false) =>
  fetchPhotos({ sources: siteOf(guides), limits, again });

const names = ['avif', 'webp']
  .flatMap((format) => ['1200', '480', '800'].map((width) => `un-${width}.${format}`))
  .sort();

describe('the photos of guides', () => {
  let first: { directory: string; report: Awaited<ReturnType<typeof fetchOf>>; asked: string[] };
  beforeAll(async () => {
    directory = temporaryFolder();
    const report = await fetchOf({ un: `${base}/large.jpg`, deux: undefined });
    first = { directory, report, asked: [...asked] };
  });

  /** Begins with the photo that was fetched first, which takes long to make. */
  const copyFirst = () => cpSync(first.directory, directory, { recursive: true, preserveTimestamps: true });

  it('are stored as AVIF and WebP in three widths, with the proportions of the banner', async () => {
    expect(first.report).toEqual({ fetched: ['guides/un'], kept: [], diagnostics: [] });
    expect(first.asked).toEqual(['/large.jpg']);
    copyFirst();
    expect(readdirSync(photos()).sort()).toEqual(names);
    for (const name of names) {
      const { width, height, format } = await sharp(path.join(photos(), name)).metadata();
      const [, size = '', type] = /-(\d+)\.(\w+)$/.exec(name) ?? [];
      expect([width, height, format]).toEqual([
        Number(size),
        (Number(size) * 420) / 1200,
        type === 'avif' ? 'heif' : type,
      ]);
    }
  });

  it.runIf(isFull)('are separate for two guides with the same name in two sections', async () => {
    const sources = siteOf({ un: `${base}/large.jpg` }, ['guides', 'recettes']);
    expect((await fetchPhotos({ sources, limits })).fetched).toEqual(['guides/un', 'recettes/un']);
    for (const section of ['guides', 'recettes']) expect(readdirSync(photos(section)).sort()).toEqual(names);
  });

  it('contain their author, and neither location nor camera', async () => {
    copyFirst();
    for (const name of names) {
      const file = path.join(photos(), name);
      expect(readFileSync(file).includes('SECRET'), name).toBe(false);
      expect(readPicture(file)?.reveals, name).toBeUndefined();
      const { exif, xmp } = await sharp(file).metadata();
      expect(readPhotoMetadata([exif ?? Buffer.alloc(0), xmp ?? Buffer.alloc(0)]).credits).toEqual({
        author: 'Léa',
        copyright: '(C) Lea',
        credit: 'Agence & fils',
        source: 'Photothèque',
      });
    }
  });

  it('are rotated according to their metadata', async () => {
    expect((await fetchOf({ un: `${base}/upright.jpg` })).fetched).toEqual(['guides/un']);
  });

  it('are not fetched twice', async () => {
    copyFirst();
    const before = names.map((name) => statSync(path.join(photos(), name)).mtimeMs);
    const report = await fetchOf({ un: `${base}/large.jpg` });
    expect(report).toEqual({ fetched: [], kept: ['guides/un'], diagnostics: [] });
    expect(names.map((name) => statSync(path.join(photos(), name)).mtimeMs)).toEqual(before);
    expect(asked).toEqual([]);
  });

  it.each([
    ['its address changes', { un: '/other.jpg' }, () => {}],
    ['one of its files is missing', { un: '/large.jpg' }, () => rmSync(path.join(photos(), 'un-480.avif'))],
    ['one of its files is damaged', { un: '/large.jpg' }, () => writeFileSync(path.join(photos(), 'un-800.webp'), 'x')],
  ])('are fetched again when %s', async (_, then, damage) => {
    copyFirst();
    damage();
    const report = await fetchOf({ un: `${base}${then.un}` });
    expect(report.fetched).toEqual(['guides/un']);
    expect(readdirSync(photos()).sort()).toEqual(names);
    expect(asked).toEqual([then.un]);
  });

  it.runIf(isFull)('are fetched again on request', async () => {
    copyFirst();
    expect((await fetchOf({ un: `${base}/large.jpg` }, true)).fetched).toEqual(['guides/un']);
  });

  it.runIf(isFull)('follow a redirect', async () => {
    expect((await fetchOf({ un: `${base}/moved` })).fetched).toEqual(['guides/un']);
    expect(asked).toEqual(['/moved', '/large.jpg']);
  });

  it.runIf(isFull)('keep their existing files if fetching fails, and do not prevent others', async () => {
    copyFirst();
    const before = readFileSync(path.join(photos(), 'un-800.webp'));
    const report = await fetchOf({ un: `${base}/cut.jpg`, deux: `${base}/other.jpg` });
    expect(report.fetched).toEqual(['guides/deux']);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['photo/unreadable']);
    expect(readFileSync(path.join(photos(), 'un-800.webp')).equals(before)).toBe(true);
  });
});

const refused: [string, () => string][] = [
  ['photo/malformed-address', () => 'une photo'],
  ['photo/not-https', () => 'http://photos.example/x.jpg'],
  ['photo/not-https', () => 'file:///etc/passwd'],
  ['photo/not-https', () => `${base}/away`],
  ['photo/password-in-address', () => 'https://moi:secret@photos.example/x.jpg'],
  ['photo/unreachable', () => `${base}/broken`],
  ['photo/unreachable', () => 'http://127.0.0.1:1/x.jpg'],
  ['photo/too-slow', () => `${base}/never`],
  ['photo/refused', () => `${base}/absent.jpg`],
  ['photo/too-many-redirects', () => `${base}/round`],
  ['photo/not-a-picture', () => `${base}/page.html`],
  ['photo/not-a-picture', () => `${base}/drawing.svg`],
  ['photo/not-a-picture', () => `${base}/false-svg.jpg`],
  ['photo/too-heavy', () => `${base}/announced`],
  ['photo/too-heavy', () => `${base}/endless`],
  ['photo/too-small', () => `${base}/small.png`],
  ['photo/unreadable', () => `${base}/false.jpg`],
  ['photo/unreadable', () => `${base}/cut.jpg`],
];

describe('a photo that cannot be stored', () => {
  it('has a case for every code', () => {
    expect([...new Set(refused.map(([code]) => code))].sort()).toEqual(
      Object.keys(catalogueOf('fr').entries)
        .filter((code) => code.startsWith('photo/'))
        .sort(),
    );
  });

  it.each(refused)('is %s, reported at its line of the front matter, and writes no file', async (code, url) => {
    const guides = { un: url() };
    const caseLimits = code === 'photo/too-slow' ? { ...limits, timeMs: 300 } : limits;
    const { diagnostics } = await fetchPhotos({ sources: siteOf(guides), limits: caseLimits });
    const textOf = createTextFinder(siteOf(guides));
    const [found, ...more] = describeDiagnostics(diagnostics, { textOf, language: 'fr' }).diagnostics;
    expect(more).toEqual([]);
    expect(found).toMatchObject({ code, severity: 'error', file: 'content/guides/un.md', line: 4, column: 8 });
    expect(`${found?.message} ${found?.help}`).not.toMatch(/undefined|\(\)|\{| {2}/);
    const words = catalogueOf('fr').entries[code];
    const named = [...`${words?.message}${words?.fix}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(diagnostics[0]?.args ?? {})).toEqual(expect.arrayContaining(named));
    expect(existsSync(photos())).toBe(false);
  });
});

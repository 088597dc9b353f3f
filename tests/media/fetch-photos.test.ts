import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

/** A server on this machine that answers by path and records its requests. */
interface PhotoServer {
  url: string;
  asked: string[];
  close(): Promise<void>;
}

type Answers = Record<string, (response: ServerResponse, request: IncomingMessage) => void>;

async function servePhotos(answers: Answers): Promise<PhotoServer> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    asked.push(path);
    const answer = answers[path];
    if (answer) answer(response, request);
    else response.writeHead(404).end('no');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const limits = { bytes: 300_000, timeMs: 20_000, redirects: 3 };

const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:photoshop="http://ns.adobe.com/photoshop/1.0/" xmlns:aux="http://ns.adobe.com/exif/1.0/aux/"
photoshop:Credit="Agence &amp; fils" aux:SerialNumber="SECRET"><photoshop:Source>Photothèque</photoshop:Source><dc:creator><rdf:Seq><rdf:li>Léa</rdf:li></rdf:Seq></dc:creator>
</rdf:Description></rdf:RDF></x:xmpmeta>`;

let server: PhotoServer;
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
  const send = (type: string, body: string | Buffer) => (response: import('node:http').ServerResponse) =>
    void response.writeHead(200, { 'Content-Type': type }).end(body);
  const redirect = (to: string) => (response: import('node:http').ServerResponse) =>
    void response.writeHead(302, { Location: to }).end();
  server = await servePhotos({
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
  });
});

afterAll(() => server.close());

beforeEach(() => {
  directory = temporaryFolder();
  server.asked.length = 0;
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
    const report = await fetchOf({ un: `${server.url}/large.jpg`, deux: undefined });
    first = { directory, report, asked: [...server.asked] };
  });

  /** Begins with the photo that was fetched first, which takes long to make. */
  const copyFirst = () => cpSync(first.directory, directory, { recursive: true, preserveTimestamps: true });

  it('are stored as AVIF and WebP in three widths, with the proportions of the banner', async () => {
    expect(first.report).toEqual({ fetched: ['guides/un'], kept: [], diagnostics: [] });
    expect(first.asked).toEqual(['/large.jpg']);
    copyFirst();
    expect(readdirSync(photos()).sort()).toEqual(names);
    for (const width of [480, 800, 1200]) {
      for (const format of ['webp', 'avif']) {
        const made = await sharp(path.join(photos(), `un-${width}.${format}`)).metadata();
        expect([made.width, made.height, made.format]).toEqual([
          width,
          (width * 420) / 1200,
          format === 'avif' ? 'heif' : format,
        ]);
      }
    }
  });

  it.runIf(isFull)('are separate for two guides with the same name in two sections', async () => {
    const sources = siteOf({ un: `${server.url}/large.jpg` }, ['guides', 'recettes']);
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
    expect((await fetchOf({ un: `${server.url}/upright.jpg` })).fetched).toEqual(['guides/un']);
  });

  it('are not fetched twice', async () => {
    copyFirst();
    const before = names.map((name) => statSync(path.join(photos(), name)).mtimeMs);
    const report = await fetchOf({ un: `${server.url}/large.jpg` });
    expect(report).toEqual({ fetched: [], kept: ['guides/un'], diagnostics: [] });
    expect(names.map((name) => statSync(path.join(photos(), name)).mtimeMs)).toEqual(before);
    expect(server.asked).toEqual([]);
  });

  it.each([
    ['its address changes', { un: '/other.jpg' }, () => {}],
    ['one of its files is missing', { un: '/large.jpg' }, () => rmSync(path.join(photos(), 'un-480.avif'))],
    ['one of its files is damaged', { un: '/large.jpg' }, () => writeFileSync(path.join(photos(), 'un-800.webp'), 'x')],
  ])('are fetched again when %s', async (_, then, damage) => {
    copyFirst();
    damage();
    const report = await fetchOf({ un: `${server.url}${then.un}` });
    expect(report.fetched).toEqual(['guides/un']);
    expect(readdirSync(photos()).sort()).toEqual(names);
    expect(server.asked).toEqual([then.un]);
  });

  it.runIf(isFull)('are fetched again on request', async () => {
    copyFirst();
    expect((await fetchOf({ un: `${server.url}/large.jpg` }, true)).fetched).toEqual(['guides/un']);
  });

  it.runIf(isFull)('follow a redirect', async () => {
    expect((await fetchOf({ un: `${server.url}/moved` })).fetched).toEqual(['guides/un']);
    expect(server.asked).toEqual(['/moved', '/large.jpg']);
  });

  it.runIf(isFull)('keep their existing files if fetching fails, and do not prevent others', async () => {
    copyFirst();
    const before = readFileSync(path.join(photos(), 'un-800.webp'));
    const report = await fetchOf({ un: `${server.url}/cut.jpg`, deux: `${server.url}/other.jpg` });
    expect(report.fetched).toEqual(['guides/deux']);
    expect(report.diagnostics.map(({ code }) => code)).toEqual(['photo/unreadable']);
    expect(readFileSync(path.join(photos(), 'un-800.webp')).equals(before)).toBe(true);
  });
});

const refused: [string, () => string][] = [
  ['photo/malformed-address', () => 'une photo'],
  ['photo/not-https', () => 'http://photos.example/x.jpg'],
  ['photo/not-https', () => 'file:///etc/passwd'],
  ['photo/not-https', () => `${server.url}/away`],
  ['photo/password-in-address', () => 'https://moi:secret@photos.example/x.jpg'],
  ['photo/unreachable', () => `${server.url}/broken`],
  ['photo/unreachable', () => 'http://127.0.0.1:1/x.jpg'],
  ['photo/too-slow', () => `${server.url}/never`],
  ['photo/refused', () => `${server.url}/absent.jpg`],
  ['photo/too-many-redirects', () => `${server.url}/round`],
  ['photo/not-a-picture', () => `${server.url}/page.html`],
  ['photo/not-a-picture', () => `${server.url}/drawing.svg`],
  ['photo/not-a-picture', () => `${server.url}/false-svg.jpg`],
  ['photo/too-heavy', () => `${server.url}/announced`],
  ['photo/too-heavy', () => `${server.url}/endless`],
  ['photo/too-small', () => `${server.url}/small.png`],
  ['photo/unreadable', () => `${server.url}/false.jpg`],
  ['photo/unreadable', () => `${server.url}/cut.jpg`],
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
    const asked = [...`${words?.message}${words?.fix}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(Object.keys(diagnostics[0]?.args ?? {})).toEqual(expect.arrayContaining(asked));
    expect(existsSync(photos())).toBe(false);
  });
});

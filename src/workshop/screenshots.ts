import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import sharp, { type OverlayOptions } from 'sharp';
import { launchBrowser } from '../browser/launch-browser.ts';
import { outputFolder, scratchDirectory, siteDirectory } from '../build/project.ts';
import { readOptions } from '../cli/options/read-options.ts';
import { createPreviewServer } from '../dev/preview/preview-server.ts';
import { REVEAL_AFTER } from '../protocol/attributes.ts';

/**
 * Takes screenshots of every template of the built site at four widths, light and dark, and arranges them on one sheet.
 */

const WIDTHS = [360, 768, 1280, 1920];
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

/** One route for each template. */
const TEMPLATES: Record<string, string> = {
  accueil: '/',
  rubrique: '/creation-site-web',
  guide: '/creation-site-web-gratuit/creer-site-web-canva',
  realisations: '/realisations',
  contact: '/contact',
  packs: '/backlinks-packages',
  presentation: '/presentation',
  maquette: '/maquette-offerte/boulangerie-exemple.fr',
  'pre-validation': '/pre-validation-ok',
  verification: '/verification',
  legal: '/cgv',
  cookies: '/cookies',
  introuvable: '/creation-site-wb',
};

/** Size of a picture on the sheet in pixels, where long pages are cropped, and the number of templates in a row. */
const TILE = { width: 112, height: 420, gap: 8, abreast: 2 };

const options = readOptions('npm run make -- screenshots [options]', {
  dir: { type: 'string', help: 'output folder (default: dist)' },
  out: { type: 'string', help: 'folder of the pictures (default: .vitrine/screenshots)' },
  only: { type: 'string', help: `templates, with commas, of ${Object.keys(TEMPLATES).join(', ')}` },
  widths: { type: 'string', help: `widths, with commas (default: ${WIDTHS.join()})` },
  schemes: { type: 'string', help: 'light, dark or both, with commas (default: both)' },
});
const only = options.only?.split(',') ?? Object.keys(TEMPLATES);
const unknown = only.filter((name) => !(name in TEMPLATES));
if (unknown.length > 0) {
  console.error(`No template ${unknown.join(', ')}: there are ${Object.keys(TEMPLATES).join(', ')}.`);
  process.exit(2);
}
const widths = options.widths?.split(',').map(Number) ?? WIDTHS;
const schemes = SCHEMES.filter((scheme) => !options.schemes || options.schemes.split(',').includes(scheme));
const output = path.resolve(options.out ?? path.join(scratchDirectory, 'screenshots'));

/** Makes lazy pictures load at once, and waits for them. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll('img')) image.loading = 'eager';
    return Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
}

async function photograph(browser: Browser, url: string, { width, scheme }: { width: number; scheme: Scheme }) {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 780 : 900 },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'fr-FR',
  });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'load' });
    // On a first visit the web fonts may load too late; the second visit has them in the cache.
    await page.reload({ waitUntil: 'load' });
    // Sections that appear after a delay are included.
    await page.addStyleTag({ content: `[${REVEAL_AFTER}]{visibility:visible!important}` });
    await loadPictures(page);
    return await page.screenshot({ fullPage: true, animations: 'disabled' });
  } finally {
    await context.close();
  }
}

/** Writes all pictures to one sheet, with long pages cropped. */
async function contactSheet(rows: Buffer[][], file: string): Promise<void> {
  const { width, height, gap, abreast } = TILE;
  const tiles = await Promise.all(
    rows.map((row) =>
      Promise.all(
        row.map(async (picture) => {
          const tile = await sharp(picture).resize({ width }).png().toBuffer({ resolveWithObject: true });
          const top = { left: 0, top: 0, width, height: Math.min(height, tile.info.height) };
          return await sharp(tile.data).extract(top).png().toBuffer();
        }),
      ),
    ),
  );
  const columns = Math.max(...tiles.map((row) => row.length));
  const across = columns * (width + gap) + gap;
  const layers = tiles.flatMap((row, index): OverlayOptions[] =>
    row.map((input, column) => ({
      input,
      left: (index % abreast) * across + gap + column * (width + gap),
      top: Math.floor(index / abreast) * (height + gap) + gap,
    })),
  );
  const size = { width: abreast * across, height: Math.ceil(tiles.length / abreast) * (height + gap) + gap };
  await sharp({ create: { ...size, channels: 3, background: '#8a8a8a' } })
    .composite(layers)
    .png()
    .toFile(file);
}

mkdirSync(output, { recursive: true });
const outbox = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
const directory = path.resolve(options.dir ?? outputFolder(siteDirectory()));
const server = await createPreviewServer({ directory, port: 0, outbox });
const browser = await launchBrowser();
try {
  const rows: Buffer[][] = [];
  for (const [name, route] of Object.entries(TEMPLATES).filter(([name]) => only.includes(name))) {
    const row: Buffer[] = [];
    for (const scheme of schemes) {
      for (const width of widths) {
        const picture = await photograph(browser, new URL(route, server.url).href, { width, scheme });
        await sharp(picture).toFile(path.join(output, `${name}-${width}-${scheme}.png`));
        row.push(picture);
      }
    }
    rows.push(row);
    console.log(name);
  }
  await contactSheet(rows, path.join(output, 'contact-sheet.png'));
  console.log(path.relative(process.cwd(), path.join(output, 'contact-sheet.png')));
} finally {
  await browser.close();
  await server.close();
  rmSync(outbox, { recursive: true, force: true });
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../browser/launch-browser.ts';
import { buildSite } from '../build/build-site.ts';
import { writeFile } from '../build/files/write-file.ts';
import { loadSite } from '../build/load-site.ts';
import { programCache, projectRoot, siteScratch } from '../build/project.ts';
import { readOptions } from '../cli/options/read-options.ts';
import { printDiagnostics } from '../cli/terminal/print-diagnostics.ts';
import { createPreviewServer } from '../dev/preview/preview-server.ts';

/**
 * Takes screenshots for the manifest: the home pages of the small sites of `src/starters`, rendered by this engine.
 * Also crops their drawings for the mock-up that visitors try.
 */

/** The drawing of each starter's hero, and the side that cropping keeps. */
const DRAWINGS: Readonly<Record<string, [file: string, side: string]>> = {
  association: ['jardin', 'south'],
  boulangerie: ['devanture', 'south'],
  coiffure: ['salon', 'centre'],
  fleuriste: ['bouquet', 'centre'],
  macon: ['chantier', 'east'],
  menuiserie: ['atelier', 'centre'],
  plomberie: ['depannage', 'east'],
  restaurant: ['terrasse', 'east'],
};

const TRADES = Object.keys(DRAWINGS);

/** Screenshots: `suffix` of the file, size of the window in pixels, widths of the stored pictures. */
const FORMATS = [
  { suffix: '', window: { width: 1200, height: 800 }, widths: [480, 800, 1200] },
  { suffix: '-phone', window: { width: 390, height: 780 }, widths: [260, 390, 520] },
];

/** Addresses inside each site, by the name of their picture: the prices, something typical of the trade, a form. */
const PLACES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  association: { prix: '#adherer', metier: 'agenda', formulaire: 'agenda#ecrire' },
  boulangerie: { prix: '#prix', metier: '#pains', formulaire: '#commande' },
  coiffure: { prix: 'tarifs', metier: '#coupes', formulaire: 'rendez-vous#question' },
  fleuriste: { prix: '#bouquets', metier: 'mariages', formulaire: 'mariages#date' },
  macon: { prix: '#prix', metier: '#chantiers', formulaire: 'devis#chantier' },
  menuiserie: { prix: '#prix', metier: '#chantiers', formulaire: 'devis#projet' },
  plomberie: { prix: '#prix', metier: 'couper-l-eau', formulaire: 'travaux#devis' },
  restaurant: { prix: '#carte', metier: 'allergenes', formulaire: 'groupes#tablee' },
};

/** Size of the window in which these addresses are photographed, as on a phone. */
const PLACE = { window: { width: 390, height: 540 }, widths: [390] };

/** Makes the screenshot wait for the web fonts, which visitors see from their second page on at the latest. */
function withWebFonts(html: string): string {
  return html.replaceAll('font-display:swap', 'font-display:block');
}

const options = readOptions('npm run make -- mockups [options]', {
  only: { type: 'string', help: `one of ${TRADES.join(', ')} (default: all)` },
});
const trades = TRADES.filter((trade) => !options.only || trade === options.only);
if (trades.length === 0) {
  console.error(`--only is one of ${TRADES.join(', ')}, not "${options.only}"`);
  process.exit(2);
}

async function buildTrade(trade: string, output: string): Promise<void> {
  const directory = path.join(projectRoot, 'src/starters', trade);
  const site = loadSite(directory);
  if (!site.model) {
    printDiagnostics(site);
    throw new Error(`${path.relative(projectRoot, directory)} has errors`);
  }
  const cache = path.join(siteScratch(directory), 'cache');
  const place = { output, cache, programs: programCache(directory), base: '/', urls: 'file' } as const;
  await buildSite({ model: site.model, ...place, compress: false, social: false });
}

/**
 * Returns a screenshot of a page as PNG, from the hash of its address on, as wide as the widest picture made from it.
 */
async function photograph(
  browser: Browser,
  url: string,
  { window, widths }: Pick<(typeof FORMATS)[number], 'window' | 'widths'>,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: window,
    deviceScaleFactor: Math.max(...widths) / window.width,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    // Forms are only shown with scripts. Every address except the home page's is one of `PLACES`.
    javaScriptEnabled: url !== new URL('/', url).href,
    // The site's own policy does not allow the embedded serif.
    bypassCSP: true,
  });
  try {
    await context.route(url.replace(/#.*/, ''), async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withWebFonts(await response.text()) });
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await context.close();
  }
}

async function keep(picture: Buffer, name: string, widths: number[]): Promise<void> {
  for (const width of widths) {
    const resized = sharp(picture).resize({ width });
    const files = {
      avif: await resized.clone().avif({ quality: 58, effort: 4 }).toBuffer(),
      // Small ones are for the README: 20 kB at most.
      webp: await resized
        .clone()
        .webp({ quality: width > 480 ? 80 : 60, effort: 4, smartSubsample: true })
        .toBuffer(),
    };
    for (const [ending, data] of Object.entries(files)) {
      const file = `content/media/mockups/${name}-${width}.${ending}`;
      writeFile(path.join(projectRoot, file), data);
      console.log(`${file}: ${(data.length / 1000).toFixed(1)} kB`);
    }
  }
}

/** Stores the drawing of a trade in the size of the mock-up. */
async function keepDrawing(trade: string): Promise<void> {
  const [name, position] = DRAWINGS[trade] as [string, string];
  const drawing = path.join(projectRoot, 'src/starters', trade, 'content/media', `${name}.svg`);
  const file = `content/media/mockups/${trade}-drawing.webp`;
  const cut = sharp(drawing).resize({ width: 640, height: 427, fit: 'cover', position });
  writeFile(path.join(projectRoot, file), await cut.webp({ quality: 80, effort: 4, smartSubsample: true }).toBuffer());
}

const scratch = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
const browser = await launchBrowser();
try {
  for (const trade of trades) {
    await keepDrawing(trade);
    const directory = path.join(scratch, trade);
    await buildTrade(trade, directory);
    const server = await createPreviewServer({ directory, port: 0, outbox: path.join(scratch, 'outbox') });
    try {
      for (const format of FORMATS) {
        await keep(await photograph(browser, server.url, format), trade + format.suffix, format.widths);
      }
      for (const [name, place] of Object.entries(PLACES[trade] ?? {})) {
        const url = new URL(place, server.url).href;
        await keep(await photograph(browser, url, PLACE), `${trade}-${name}`, PLACE.widths);
      }
    } finally {
      await server.close();
    }
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

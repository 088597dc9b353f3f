import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BrowserContext, FrameLocator, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from '../browser/launch-browser.ts';
import { projectRoot } from '../build/project.ts';
import { spellingLoader } from '../check/spelling/check-spelling.ts';
import { readOptions } from '../cli/options/read-options.ts';
import { describeSite } from '../cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../dev/dev-server.ts';
import { manifestName } from '../model/read/site-files.ts';

/** Takes pictures of the editor on a copy of a site, for `content/README.md` and `README.md`. */

const WINDOW = { width: 1280, height: 800 };

/** Size of the page next to the editor, and of the page with the example from `README.md`. */
const PHONE = { width: 375, height: WINDOW.height };
const EXAMPLE = { width: 520, height: 660 };

/** Maximum size of a picture in bytes: a reader of the page loads all of them. */
const MAX_PICTURE_BYTES = 80_000;

/** The editor in a window, with helpers. */
interface EditorStage {
  page: Page;
  /** Address of the site, with a final slash. */
  address: string;
  /** Folder of the copied site. */
  site: string;
  fields: Locator;
  preview: FrameLocator;
  /** Opens an entry of the navigation. */
  choose(...names: string[]): Promise<void>;
  /** Rectangle of the window around elements, in pixels. */
  around(elements: Locator[], margin: number): Promise<{ x: number; y: number; width: number; height: number }>;
}

/** Functions that bring the editor into a state and take a picture of it. */
const PICTURES: Record<string, (stage: EditorStage) => Promise<Buffer>> = {
  async window({ page, fields, preview }) {
    const heading = preview.getByRole('heading', { level: 1 });
    await heading.click();
    await fields.getByRole('textbox', { name: 'Titre', exact: true }).first().waitFor();
    return page.screenshot();
  },
  async field({ page, fields, around }) {
    await fields.getByRole('button', { name: /^Ouverture/ }).click();
    await fields.getByRole('button', { name: 'Voir les Forfaits', exact: true }).click();
    // The section has a destination of its own below those of its buttons.
    const link = fields.getByRole('textbox', { name: 'Destination' }).first();
    await link.fill('/contct');
    const correction = fields.getByRole('button', { name: 'Corriger : /contact' });
    await correction.waitFor();
    await page.getByRole('button', { name: 'Réduire les problèmes' }).click();
    await correction.evaluate((button) => button.scrollIntoView({ block: 'center' }));
    const label = fields.getByText('Destination', { exact: true }).first();
    return page.screenshot({ clip: await around([label, link, correction], 16) });
  },
  async guide({ page, fields, choose }) {
    await choose('Création de site web', 'Engager un professionnel du web : prix, devis et contrat');
    const text = page.getByRole('textbox', { name: 'Texte du guide' });
    const line = text.locator('.cm-line', { hasText: 'Une agence vous parle ici' });
    const { width = 0, height = 0 } = (await line.boundingBox()) ?? {};
    await line.click({ position: { x: width - 2, y: height - 8 } });
    await page.keyboard.type(' Votre herbergeur le sait.');
    await text.locator('.cm-lintRange', { hasText: 'herbergeur' }).hover();
    await page.locator('.cm-tooltip').getByRole('button', { name: 'Corriger : hébergeur' }).waitFor();
    return fields.screenshot();
  },
  async conflict({ page, site, fields, choose }) {
    await choose('Entreprise');
    const area = fields.getByRole('textbox', { name: 'Zone', exact: true });
    const file = path.join(site, manifestName);
    // Another program saves between the last key press and the call.
    await page.route('**/__edit/api/apply', async (route) => {
      writeFileSync(
        file,
        readFileSync(file, 'utf8').replace('"areaServed": "France"', '"areaServed": "France et Belgique"'),
      );
      await route.continue();
    });
    await area.fill('France et Suisse');
    const dialog = page.getByRole('dialog', { name: 'Deux versions du même texte' });
    await dialog.waitFor();
    return dialog.screenshot();
  },
  async front({ page, address, fields, preview }) {
    await preview.getByRole('heading', { level: 1 }).click();
    await fields.getByRole('textbox', { name: 'Titre', exact: true }).first().waitFor();
    return besideEachOther(page.context(), [await visit(page.context(), address, PHONE), await page.screenshot()]);
  },
  example({ page, address }) {
    return visit(page.context(), `${address}${examplePage().path.slice(1)}`, EXAMPLE);
  },
};

/** The pictures of `README.md`, which show the site of a bakery. */
const OF_STARTER = ['front', 'example'];

/** Returns the page with the example from `README.md`. */
function examplePage(): { path: string } {
  const [, lines = ''] = /```json\n([\s\S]*?)```/.exec(readFileSync(path.join(projectRoot, 'README.md'), 'utf8')) ?? [];
  return JSON.parse(lines) as { path: string };
}

/** Copies the site for a picture. */
function copySite(name: string, to: string): void {
  const from = path.join(projectRoot, OF_STARTER.includes(name) ? 'src/starters/boulangerie' : '.');
  cpSync(path.join(from, 'content'), path.join(to, 'content'), { recursive: true });
  const text = readFileSync(path.join(from, manifestName), 'utf8');
  const manifest = JSON.parse(text) as { pages: object[] };
  if (name === 'example') manifest.pages.push(examplePage());
  writeFileSync(path.join(to, manifestName), name === 'example' ? JSON.stringify(manifest, null, 2) : text);
}

/** Takes a picture of the top of a page, as a visitor sees it. */
async function visit(context: BrowserContext, address: string, size: typeof PHONE): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize(size);
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  return page.screenshot();
}

/** Arranges pictures next to each other, each in a frame. */
async function besideEachOther(context: BrowserContext, pictures: Buffer[]): Promise<Buffer> {
  const page = await context.newPage();
  await page.setViewportSize({ width: 2 * WINDOW.width, height: 2 * WINDOW.height });
  const images = pictures.map((picture) => `<img src="data:image/png;base64,${picture.toString('base64')}">`);
  await page.setContent(`<style>
    body { margin: 0; background: none }
    div { display: inline-flex; gap: 32px }
    img { border: 1px solid #c8ccd0; border-radius: 12px }
  </style><div>${images.join('')}</div>`);
  return page.locator('div').screenshot({ omitBackground: true });
}

const options = readOptions('npm run make -- editor-pictures [options]', {
  only: { type: 'string', help: `one of ${Object.keys(PICTURES).join(', ')} (default: all)` },
});
const names = Object.keys(PICTURES).filter((name) => !options.only || name === options.only);
if (names.length === 0) {
  console.error(`--only is one of ${Object.keys(PICTURES).join(', ')}, not "${options.only}"`);
  process.exit(2);
}

/** Makes pages in the preview wait for their web fonts, which visitors have from the second page on. */
async function awaitWebFonts(context: BrowserContext): Promise<void> {
  await context.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:swap', 'font-display:block');
    return route.fulfill({ response, body });
  });
}

/** Opens the editor of an unchanged copy of the site. */
async function openStage(page: Page, { address, site }: { address: string; site: string }): Promise<EditorStage> {
  await page.goto(`${address}__edit`);
  const fields = page.getByRole('region', { name: 'Champs' });
  const preview = page.frameLocator('iframe[title="Aperçu"]');
  await preview.getByRole('heading', { level: 1 }).waitFor();
  await preview.locator('body').evaluate(async ({ ownerDocument: shown }) => {
    await shown.fonts.ready;
    // A hidden picture may never be loaded.
    const near = [...shown.images].filter(
      (image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight,
    );
    await Promise.all(near.map((image) => image.decode().catch(() => undefined)));
  });
  return {
    page,
    address,
    site,
    fields,
    preview,
    async choose(...entries) {
      const navigation = page.getByRole('navigation', { name: 'Site' });
      for (const name of entries) await navigation.getByRole('button', { name, exact: true }).click();
    },
    async around(elements, margin) {
      const boxes = (await Promise.all(elements.map((element) => element.boundingBox()))).filter((box) => box !== null);
      const panel = await fields.boundingBox();
      const top = Math.min(...boxes.map(({ y }) => y)) - margin;
      const bottom = Math.max(...boxes.map(({ y, height }) => y + height)) + margin;
      return { x: panel?.x ?? 0, y: top, width: panel?.width ?? WINDOW.width, height: bottom - top };
    },
  };
}

/** Writes a picture in the best quality that its maximum size allows. */
async function writePicture(picture: Buffer, file: string): Promise<number> {
  for (let quality = 90; ; quality -= 5) {
    const bytes = await sharp(picture).webp({ quality, smartSubsample: true, effort: 6 }).toBuffer();
    if (bytes.length > MAX_PICTURE_BYTES && quality > 50) continue;
    writeFileSync(file, bytes);
    return bytes.length;
  }
}

const output = path.join(projectRoot, 'src/workshop/editor-pictures');
const scratch = mkdtempSync(path.join(tmpdir(), 'vitrine-'));
const browser = await launchBrowser();
try {
  mkdirSync(output, { recursive: true });
  for (const name of names) {
    const site = path.join(scratch, name, 'site');
    copySite(name, site);
    const vite = await startDevServer({
      site,
      port: 0,
      outbox: path.join(scratch, name, 'outbox'),
      edit: { directory: path.join(scratch, name, 'edit'), loadSpelling: spellingLoader(site) },
      describe: describeSite,
      report: () => {},
    });
    // The whole window is shown at its size; parts of it are shown small and sharp.
    const context = await browser.newContext({
      locale: 'fr-FR',
      viewport: WINDOW,
      deviceScaleFactor: ['window', 'front'].includes(name) ? 1 : 1.5,
      colorScheme: 'light',
      reducedMotion: 'reduce',
    });
    await awaitWebFonts(context);
    const stage = await openStage(await context.newPage(), { address: vite.resolvedUrls?.local[0] ?? '', site });
    const picture = await PICTURES[name]?.(stage);
    const file = path.join(output, `${name}.webp`);
    if (picture) console.log(`${path.relative(projectRoot, file)}  ${await writePicture(picture, file)} bytes`);
    // Pages that are still loading would end in an error.
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await context.close();
    await vite.close();
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { launchBrowser } from '../browser/launch-browser.ts';
import { manifestName } from '../model/read/site-files.ts';
import { writeFile } from '../publish/files/write-file.ts';
import { projectRoot, scratchDirectory } from '../publish/project.ts';
import { drawSection, sectionsIn } from './figures/kit/sections.ts';

/**
 * Writes the figures of the guides to `content/media/figures/<section>/<name>.svg`. With `--look`, also photographs them
 * as a phone and a computer show them, by day and by night, into `.vitrine/figures`; `--only` names one section.
 */
const { values } = parseArgs({ options: { look: { type: 'boolean' }, only: { type: 'string' } } });
const folder = path.join(import.meta.dirname, 'figures');
const manifest = JSON.parse(readFileSync(path.join(projectRoot, manifestName), 'utf8'));
const sections = sectionsIn(readdirSync(folder)).filter((section) => !values.only || section === values.only);

const written: string[] = [];
for (const section of sections) {
  const { figures } = await import(pathToFileURL(path.join(folder, `${section}.ts`)).href);
  for (const { file, svg } of drawSection({ section, figures, theme: manifest.theme })) {
    writeFile(path.join(projectRoot, 'content', file), svg);
    written.push(file);
    console.log(`content/${file}  ${(Buffer.byteLength(svg) / 1000).toFixed(1)} kB`);
  }
}

/** Photographs one figure at the width that it has on a phone or a computer. */
if (values.look) {
  const launched = await launchBrowser();
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [343, 672]) {
      const page = await launched.newPage({ viewport: { width, height: 600 }, colorScheme, deviceScaleFactor: 2 });
      for (const file of written) {
        const svg = readFileSync(path.join(projectRoot, 'content', file)).toString('base64');
        const style = 'body{margin:0}img{display:block;width:100%}:root{color-scheme:light dark}';
        await page.setContent(`<style>${style}</style><img src="data:image/svg+xml;base64,${svg}">`);
        await page.locator('img').evaluate((image: HTMLImageElement) => image.decode());
        const name = file.replace(/^media\/figures\//, '').replace(/\.svg$/, `-${width}-${colorScheme}.png`);
        await page.screenshot({ path: path.join(scratchDirectory, 'figures', name), fullPage: true });
      }
      await page.close();
    }
  }
  await launched.close();
  console.log(`Pictures: ${path.relative(projectRoot, path.join(scratchDirectory, 'figures'))}`);
}

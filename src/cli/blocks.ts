import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { renderCatalogue } from '../publish/block-catalogue/catalogue.ts';
import { writeFile } from '../publish/files/write-file.ts';
import { loadSite } from '../publish/load-site.ts';
import { bannerFile, bannerOf } from '../publish/pictures/banners.ts';
import { projectRoot, scratchDirectory, siteDirectory } from '../publish/project.ts';
import { validate } from '../site/validate.ts';
import { readOptions } from './options.ts';
import { printDiagnostics } from './report.ts';

const options = readOptions('npm run blocks -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
  out: { type: 'string', help: 'file to write (default: .vitrine/blocks.html)' },
});
const site = loadSite(siteDirectory(options.site), validate);
if (!site.model) {
  printDiagnostics(site);
  process.exit(1);
}
const output = path.resolve(projectRoot, options.out ?? path.join(scratchDirectory, 'blocks.html'));
const vite = await createServer({
  configFile: path.join(projectRoot, 'vite.config.ts'),
  server: { middlewareMode: true, watch: null, ws: false },
  logLevel: 'error',
});

const { model } = site;

/** The drawing of a guide as an address that holds it: drawings are made while building. */
function drawing(url: string): string | undefined {
  const guide = [...model.guides.values()].find(({ path: own }) => `/${bannerFile(own)}` === url);
  if (!guide) return undefined;
  const svg = bannerOf({ path: guide.path, drawing: model.frontMatterOf(guide).drawing, hue: guide.chain.hue });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Address of a file relative to the catalogue, so that it opens without a server. */
function address(url: string): string {
  const drawn = drawing(url);
  if (drawn) return drawn;
  const below = url.startsWith('/media/')
    ? path.join(site.sources.directory, 'content', url)
    : path.join(projectRoot, url);
  return path.relative(path.dirname(output), below).split(path.sep).join('/');
}

try {
  writeFile(output, await renderCatalogue({ sources: site.sources, vite, address }));
  console.log(`${pathToFileURL(output).href}`);
} finally {
  await vite.close();
}

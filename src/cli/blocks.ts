import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createServer } from 'vite';
import { renderCatalogue } from '../publish/block-catalogue/catalogue.ts';
import { writeFile } from '../publish/files/write-file.ts';
import { loadSite } from '../publish/load-site.ts';
import { projectRoot, siteDirectory, siteScratch } from '../publish/project.ts';
import { validate } from '../site/validate.ts';
import { catalogueAddress } from './blocks/catalogue-address.ts';
import { readOptions } from './options/read-options.ts';
import { printDiagnostics } from './terminal/print-diagnostics.ts';

const options = readOptions('npm run blocks -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
  out: { type: 'string', help: 'file to write (default: .vitrine/blocks.html)' },
});
const directory = siteDirectory(options.site);
const site = loadSite(directory, validate);
if (!site.model) {
  printDiagnostics(site);
  process.exit(1);
}
const output = path.resolve(options.out ?? path.join(siteScratch(directory), 'blocks.html'));
const vite = await createServer({
  configFile: path.join(projectRoot, 'vite.config.ts'),
  server: { middlewareMode: true, watch: null, ws: false },
  logLevel: 'error',
});

try {
  writeFile(
    output,
    await renderCatalogue({ sources: site.sources, vite, address: catalogueAddress(site.model, path.dirname(output)) }),
  );
  console.log(`${pathToFileURL(output).href}`);
} finally {
  await vite.close();
}

import { existsSync } from 'node:fs';
import path from 'node:path';
import { createPreviewServer } from '../build/preview/preview-server.ts';
import { normalizeBase, projectRoot, scratchDirectory, siteDirectory } from '../build/project.ts';
import { readOptions } from './options.ts';

const options = readOptions('npm run preview -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
  dir: { type: 'string', help: 'published folder (default: dist)' },
  port: { type: 'string', help: 'port (default: 4173)' },
  base: { type: 'string', help: 'path that the site was built for' },
  'as-published': { type: 'boolean', help: 'send every byte as published: messages go to the real mail service' },
});
const directory = path.resolve(projectRoot, options.dir ?? 'dist');
if (!existsSync(path.join(directory, 'index.html'))) {
  console.error(`There is no site in ${directory}: run "npm run build" first.`);
  process.exit(1);
}
const { url } = await createPreviewServer({
  directory,
  root: siteDirectory(options.site),
  port: Number(options.port ?? 4173),
  base: normalizeBase(options.base),
  asPublished: options['as-published'] ?? false,
  outbox: path.join(scratchDirectory, 'outbox'),
});
console.log(options['as-published'] ? `${url} (as published)` : `${url}  ·  messages: ${url}__outbox`);

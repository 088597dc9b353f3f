import { existsSync } from 'node:fs';
import path from 'node:path';
import { outputFolder, siteDirectory, siteScratch } from '../build/project.ts';
import { createPreviewServer } from '../dev/preview/preview-server.ts';
import { baseOption } from './options/option-values.ts';
import { readPort } from './options/port-option.ts';
import { readOptions, siteOption } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';

const options = readOptions(commandLine('preview', '[options]'), {
  site: siteOption,
  dir: { type: 'string', help: 'output folder (default: dist in the folder of the site)' },
  port: { type: 'string', help: 'port (default: 4173)' },
  host: { type: 'string', help: 'address to listen at, 0.0.0.0 for the network (default: this machine only)' },
  base: { type: 'string', help: 'path that the site was built for' },
  'as-published': { type: 'boolean', help: 'send every byte as published: messages go to the real mail service' },
});
const site = siteDirectory(options.site);
const directory = path.resolve(options.dir ?? outputFolder(site));
if (!existsSync(path.join(directory, 'index.html'))) {
  console.error(`There is no site in ${directory}: run "${commandLine('build')}" first.`);
  process.exit(1);
}
const port = readPort(options.port, 4173);

/** Ends the command with one line that explains why the server cannot listen. */
function refuse({ code, message }: NodeJS.ErrnoException): never {
  const reason = code === 'EADDRINUSE' ? `port ${port} is in use, choose another with --port` : message;
  console.error(`The preview cannot start: ${reason}`);
  process.exit(1);
}

const { url } = await createPreviewServer({
  directory,
  port,
  host: options.host,
  base: baseOption(options.base),
  asPublished: options['as-published'] ?? false,
  outbox: path.join(siteScratch(site), 'outbox'),
}).catch(refuse);
console.log(options['as-published'] ? `${url} (as published)` : `${url}  ·  messages: ${url}__outbox`);

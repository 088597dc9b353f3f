import path from 'node:path';
import { startDevServer } from '../build/dev/dev-server.ts';
import { scratchDirectory, siteDirectory } from '../build/project.ts';
import { readOptions } from './options.ts';
import { readPort } from './port-option.ts';
import { describeSite, printDiagnostics } from './report.ts';

const options = readOptions('npm start -- [options]', {
  site: { type: 'string', help: 'folder with site.manifest.json (default: SITE, else the project)' },
  port: { type: 'string', help: 'port (default: 5173)' },
});
const vite = await startDevServer({
  site: siteDirectory(options.site),
  port: readPort(options.port, 5173),
  outbox: path.join(scratchDirectory, 'outbox'),
  describe: describeSite,
  report: (site) => printDiagnostics(site, true),
});
const [url] = vite.resolvedUrls?.local ?? [];
console.log(`${url}  ·  messages: ${url}__outbox`);

import path from 'node:path';
import { spellingLoader } from '../check/spelling/check-spelling.ts';
import { startDevServer } from '../dev/dev-server.ts';
import { describeSecondReact } from '../publish/cache/installed-packages.ts';
import { describeUnservedFolder } from '../publish/files/system-error.ts';
import { projectRoot, siteDirectory, siteScratch } from '../publish/project.ts';
import { readPort } from './options/port-option.ts';
import { readOptions, siteOption } from './options/read-options.ts';
import { commandLine } from './terminal/command-line.ts';
import { finishInterrupted } from './terminal/finish-interrupted.ts';
import { mayOpenBrowser, openBrowser } from './terminal/open-browser.ts';
import { describeSite, printDiagnostics } from './terminal/print-diagnostics.ts';
import { refuseMachine } from './terminal/refuse-machine.ts';

const options = readOptions(commandLine('start', '[options]'), {
  site: siteOption,
  port: { type: 'string', help: 'port (default: 5173)' },
  'no-open': { type: 'boolean', help: 'open no browser' },
});
const refusal = describeUnservedFolder(projectRoot) ?? describeSecondReact();
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
const site = siteDirectory(options.site);
finishInterrupted(site);
const vite = await startDevServer({
  site,
  port: readPort(options.port, 5173),
  outbox: path.join(siteScratch(site), 'outbox'),
  edit: { loadSpelling: spellingLoader(site) },
  describe: describeSite,
  report: (found) => printDiagnostics(found, true),
}).catch((error: unknown) => refuseMachine(error, { site }));
const [url] = vite.resolvedUrls?.local ?? [];
console.log(`${url}  ·  messages: ${url}__outbox  ·  editor: ${url}__edit`);
if (url && !options['no-open'] && mayOpenBrowser(process)) openBrowser(`${url}__edit`);

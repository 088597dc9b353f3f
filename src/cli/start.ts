import path from 'node:path';
import { describeSecondReact } from '../build/cache/installed-packages.ts';
import { describeUnservedFolder } from '../build/files/system-error.ts';
import { projectRoot, siteDirectory, siteScratch } from '../build/project.ts';
import { spellingLoader } from '../check/spelling/check-spelling.ts';
import { startDevServer } from '../dev/dev-server.ts';
import { readPort } from './options/port-option.ts';
import { describeAccess, publicOptions } from './options/public-options.ts';
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
  public: { type: 'string', help: 'origin at which a proxy serves the editor, as https://edit.example.com' },
  'user-header': { type: 'string', help: 'header in which the proxy names the author, as X-Forwarded-User' },
  'no-proxy-secret': { type: 'boolean', help: 'accept any local account: this machine has no other' },
});
const refusal = describeUnservedFolder(projectRoot) ?? describeSecondReact();
if (refusal) {
  console.error(refusal);
  process.exit(2);
}
const site = siteDirectory(options.site);
finishInterrupted(site);
const access = publicOptions(options);
const vite = await startDevServer({
  site,
  port: readPort(options.port, 5173),
  outbox: path.join(siteScratch(site), 'outbox'),
  access,
  edit: { loadSpelling: spellingLoader(site) },
  describe: describeSite,
  report: (found) => printDiagnostics(found, true),
}).catch((error: unknown) => refuseMachine(error, { site }));
const [url] = vite.resolvedUrls?.local ?? [];
const shown = access ? `${access.origin}/` : url;
console.log(`${shown}  ·  messages: ${shown}__outbox  ·  editor: ${shown}__edit`);
if (access) console.log(describeAccess(access, site));
else if (url && !options['no-open'] && mayOpenBrowser(process)) openBrowser(`${url}__edit`);

import { accessSync, constants, mkdirSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Connect, ViteDevServer } from 'vite';
import type { LoadedSite } from '../build/load-site.ts';
import type { RendererOf } from '../build/pages/render-contract.ts';
import { ownBlocksPlugin } from '../build/program/own-blocks.ts';
import { prepareProgram } from '../build/program/program.ts';
import { isProgramFile } from '../build/program/program-key.ts';
import { programCache, siteScratch } from '../build/project.ts';
import { type FileChange, openSiteSession, type SiteSession } from '../build/site-session.ts';
import type { Description } from '../diagnostics/describe.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { EditorOptions } from '../editor/server/editor.ts';
import { createEditorGate } from '../editor/server/editor-gate.ts';
import { createPublicGate, proxySecret, publicRefusal } from '../editor/server/public-gate.ts';
import { engineModule, isPackage } from '../model/engine-files.ts';
import { typeOfFile } from '../model/read/own-blocks.ts';
import { LISTENING_MESSAGE, UPDATE_MESSAGE } from '../protocol/events.ts';
import { createFailureAnswer } from './answer-failure.ts';
import { createAnswerHeaders } from './answer-headers.ts';
import { renderBlockExamples } from './block-catalogue/block-examples.ts';
import { cataloguePage } from './block-catalogue/catalogue-page.ts';
import { openFingerprints } from './file-fingerprints.ts';
import { createLaterCheck } from './later-check.ts';
import { createMailSink } from './mail-sink/mail-sink.ts';
import { overlayOf } from './overlay.ts';
import { createPageMiddleware } from './page-middleware.ts';
import { createPageRenderer } from './page-renderer.ts';
import { MALFORMED, requestPath } from './request-target.ts';
import { viteCache, viteFiles } from './vite-files.ts';
import { watchSite } from './watch-site.ts';
import { isWatched } from './watched-files.ts';

/**
 * Creates the middleware that answers with the block catalogue of the shown site. It calls `next` if no site is shown.
 */
function createCatalogueMiddleware(
  session: Pick<SiteSession, 'shown'>,
  rendererOf: RendererOf,
): Connect.NextHandleFunction {
  return (_, response, next) => {
    const shown = session.shown();
    if (!shown) return next();
    renderBlockExamples(shown, rendererOf)
      .then((examples) => {
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.setHeader('Cache-Control', 'no-store');
        response.setHeader('X-Robots-Tag', 'noindex');
        response.end(cataloguePage(shown.model.manifest.site.name, examples));
      })
      .catch(next);
  };
}

/**
 * Whether a web socket request is for Vite's socket, from a page of this server or from no page at all. Vite accepts
 * any page with its token, and never closes the sockets that it rejects.
 */
function isHotSocket({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>, own?: string): boolean {
  const { host, origin } = headers;
  const protocol = headers['sec-websocket-protocol'] ?? '';
  const isVite = /^\/(?:\?|$)/.test(url) && ['vite-hmr', 'vite-ping'].includes(protocol);
  return isVite && (origin === undefined || origin === (own ?? `http://${host}`));
}

/**
 * Lets only scripts of this server's pages, like Vite's overlay, open a file in the author's text editor. Otherwise, a
 * page of any site could open one, with a picture that has the address of this route.
 */
const guardOpening: Connect.NextHandleFunction = ({ headers }, response, next) => {
  if (headers['sec-fetch-site'] === 'same-origin' && headers['sec-fetch-dest'] === 'empty') return next();
  response.writeHead(403).end();
};

/** Time after the last edit, change or answered page before all rules run, in milliseconds. */
const CHECK_DELAY_MS = 250;

/** Maximum time for which rules wait until a requested page is answered, in milliseconds. */
const MAX_PAGE_WAIT_MS = 3000;

/** Time for which a problem has to persist before it is shown, in milliseconds: a large file is written in parts. */
const SHOW_ERROR_DELAY_MS = 120;

export interface DevServerOptions {
  /** Absolute path of the site folder. */
  site: string;
  port: number;
  /** Folder in which the mail sink keeps messages. */
  outbox: string;
  /** Options of the editor, except for the site. */
  edit?: Pick<EditorOptions, 'loadSpelling' | 'maxCheckMs' | 'directory' | 'entry'>;
  /** Access of authors through a proxy, and of nobody else. Without it, the server is for people at this machine. */
  access?: { origin: string; userHeader: string; hasSecret: boolean } | undefined;
  /** Describes the problems of a site in words. */
  describe(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): Description;
  /** Called when the problems of the site change. */
  report(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): void;
}

/** Returns the addresses of the saved media files: browsers cache media by address. */
function savedMedia(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, kind }) => {
    return kind !== 'removed' && file.startsWith('content/media/') ? [file.slice('content'.length)] : [];
  });
}

/**
 * Starts the development server: pages come from the same pipeline as those of a build, one at a time. If the site has
 * errors, the last valid pages stay, and the browser and the terminal show the errors.
 */
export async function startDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const access = options.access && {
    ...options.access,
    ...(options.access.hasSecret && { secret: proxySecret(options.site) }),
  };
  const cacheDir = viteCache(options.site);
  // Without this permission, Vite and the editor would start, and print a stack trace at each attempt to write.
  for (const folder of [cacheDir, siteScratch(options.site)]) {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  }
  // If the program itself is broken, Vite shows its own error in the page.
  const compiled = prepareProgram(programCache(options.site), options.site).catch(() => undefined);
  const { createServer, normalizePath } = await import('vite');
  const fingerprints = openFingerprints(options.site);
  const session = openSiteSession(options.site);
  const { checkAfter, delay } = createLaterCheck({ session, report: options.report });
  let program = await compiled;
  const vite = await createServer({
    configFile: engineModule('vite.config.ts'),
    // The other loaders write to the folder of the file, or require a Node that runs TypeScript.
    configLoader: isPackage ? 'native' : 'runner',
    cacheDir,
    server: {
      port: options.port,
      // The proxy needs a fixed port, at an address that no other machine can reach.
      ...(access && { host: '127.0.0.1', strictPort: true, allowedHosts: [new URL(access.origin).hostname] }),
      // By default, Vite lets pages of any port of this machine read its responses.
      cors: false,
      watch: { ignored: [(file: string) => !isWatched(file, options.site)] },
      fs: viteFiles(options.site, normalizePath),
    },
    plugins: [
      ownBlocksPlugin(options.site),
      {
        name: 'vitrine:pages',
        // Vite calls this again with a new server when its configuration changes.
        configureServer(server) {
          const { hot } = server.environments.client;
          const parseTarget = (request: IncomingMessage) => {
            request.url = requestPath(request.url);
          };
          const guardSocket = (request: IncomingMessage, socket: Duplex) => {
            parseTarget(request);
            const refusal = access && publicRefusal(request, access, true);
            if (!refusal && isHotSocket(request, access?.origin)) return;
            request.url = MALFORMED;
            socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
          };
          server.httpServer?.prependListener('request', parseTarget).prependListener('upgrade', guardSocket);
          const pages = createPageRenderer(server, program);
          // Only the first server uses the compiled program: the change that makes Vite restart may concern the
          // program, too.
          program = undefined;
          const answering = {
            session,
            vite: server,
            origin: access?.origin,
            describe: (error: Diagnostic) =>
              options.describe({ sources: session.current().sources, diagnostics: [error] }),
            onPageRequested: () => delay(MAX_PAGE_WAIT_MS),
            onPageAnswered: () => delay(CHECK_DELAY_MS),
          };
          const announce = () => {
            // Vite would keep an error for the next page that opens, even after the site has been corrected.
            if (server.ws.clients.size === 0) return;
            const payload = overlayOf(options.describe(session.current()), options.site);
            if (payload) hot.send(payload);
          };
          const account = () => session.model()?.manifest.mail;
          const gate = createEditorGate(() => ({
            site: options.site,
            session,
            written: (files) => changed(fingerprints.changes({ files })),
            rendererOf: pages.rendererOf,
            access,
            ...options.edit,
          }));
          const headers = createAnswerHeaders({
            model: session.model,
            scripts: pages.inlineScripts,
            origin: access?.origin,
          });
          const edit: Connect.NextHandleFunction = (request, response, next) => {
            // An edit must not wait for rules.
            if (request.url?.startsWith('/__edit/')) delay(CHECK_DELAY_MS);
            gate.middleware(request, response, next);
          };
          // All of these come before Vite's own middleware, so that Vite's answers have the headers, too, and only the
          // editor's own access checks apply to the editor.
          const first = [...(access ? [createPublicGate(access)] : []), headers, edit];
          server.middlewares.stack.unshift(...first.map((handle) => ({ route: '', handle })), {
            route: '/__open-in-editor',
            handle: guardOpening,
          });
          server.middlewares.use(
            createMailSink({ account, forms: () => session.model()?.manifest.forms ?? {}, directory: options.outbox }),
          );
          server.middlewares.use('/__blocks', createCatalogueMiddleware(session, pages.rendererOf));
          server.middlewares.use(createPageMiddleware({ ...answering, pages, onlyPages: true }));
          hot.on('vite:client:connect', announce);
          hot.on(LISTENING_MESSAGE, ({ state }: { state?: string }, client) => {
            const model = session.model();
            if (model && pages.stateOf(model) !== state) client.send(UPDATE_MESSAGE, { inBrowser: false });
          });
          let announcing: NodeJS.Timeout | undefined;
          const checked = () => {
            announce();
            gate.checked();
          };
          const changed = (changes: FileChange[]) => {
            clearTimeout(announcing);
            const media = savedMedia(changes);
            const isShown = session.refresh(changes);
            if (isShown && changes.some(({ file }) => typeOfFile(file) !== undefined)) pages.reloadBlocks();
            if (isShown) hot.send(UPDATE_MESSAGE, { inBrowser: false, media });
            if (session.stopping()) announcing = setTimeout(announce, SHOW_ERROR_DELAY_MS).unref();
            gate.changed(changes);
            checkAfter(CHECK_DELAY_MS, checked);
          };
          const end = watchSite(server.watcher, { site: options.site, fingerprints, changed });
          server.httpServer?.once('close', end);
          checkAfter(MAX_PAGE_WAIT_MS, checked);
          pages.warm();
          return () => {
            server.middlewares.use(createPageMiddleware({ ...answering, pages, onlyPages: false }));
            server.middlewares.use(createFailureAnswer(server, pages.head));
          };
        },
        hotUpdate({ modules, file, server }) {
          if (this.environment.name !== 'ssr' || (modules.length === 0 && !isProgramFile(file))) return;
          const inBrowser = Boolean(server.environments.client.moduleGraph.getModulesByFile(file)?.size);
          server.environments.client.hot.send(UPDATE_MESSAGE, { inBrowser });
        },
      },
    ],
  });
  await vite.listen();
  return vite;
}

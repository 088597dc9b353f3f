import path from 'node:path';
import type { Connect, ViteDevServer } from 'vite';
import { createServer } from 'vite';
import type { Description } from '../../diagnostics/describe.ts';
import { createFollower } from '../../site/redirects/follow.ts';
import type { SiteModel } from '../../site/resolve/model.ts';
import { encodeAddress } from '../../text/encode-path.ts';
import { encodeDestination, withQuery } from '../hosting/destination.ts';
import type { LoadedSite } from '../load.ts';
import { createMailSink } from '../mail-sink/mail-sink.ts';
import { prepareProgram } from '../program/program.ts';
import { isProgramSource } from '../program/program-key.ts';
import { projectRoot, scratchDirectory } from '../project.ts';
import { refreshSuggestions } from '../refresh-suggestions.ts';
import { mailToOwnOrigin } from '../same-origin.ts';
import { createCatalogueMiddleware } from './catalogue-middleware.ts';
import { serveSiteFile } from './dev-files.ts';
import { overlayOf } from './overlay.ts';
import { createPageRenderer, type DevPage, type PageRenderer, routeOf } from './page-renderer.ts';
import { type FileChange, openSiteSession, type SiteSession } from './site-session.ts';
import { stampsOf, watchSite } from './watch-site.ts';

/** Every rule is applied once the author has paused, and the page is on the screen; in milliseconds. */
const QUIET = 250;

/** The rules wait until a page that is asked for has been answered, but no longer than this; in milliseconds. */
const LONGEST = 3000;

export interface DevServerOptions {
  /** Absolute path of the site folder. */
  site: string;
  port: number;
  /** Folder in which the mail sink keeps messages. */
  outbox: string;
  /** Puts what is wrong with a site into words. */
  describe(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): Description;
  /** Is told of every change of what is wrong with the site. */
  report(site: Pick<LoadedSite, 'sources' | 'diagnostics'>): void;
}

/** Addresses of the media files that were saved: browsers show what they have under an address that they know. */
function savedMedia(changes: readonly FileChange[]): string[] {
  return changes.flatMap(({ file, kind }) => {
    return kind !== 'removed' && file.startsWith('content/media/') ? [file.slice('content'.length)] : [];
  });
}

interface PageMiddlewareOptions {
  session: SiteSession;
  pages: PageRenderer;
  vite: ViteDevServer;
  /** Answers only addresses that are pages; the others go on to Vite. */
  knownOnly: boolean;
  /** Are told of every page before it is rendered, and once it was answered. */
  asked(): void;
  answered(): void;
}

/** Answers requests for pages. */
function createPageMiddleware(options: PageMiddlewareOptions): Connect.NextHandleFunction {
  const { session, pages, vite, knownOnly, asked, answered } = options;
  let last: SiteModel | undefined;
  /** A state that passes as to its form, and yet cannot be rendered, leaves the last one that could. */
  const renderOrLast = async (address: string, model: SiteModel): Promise<DevPage> => {
    try {
      const page = await pages.render(address, model);
      last = model;
      return page;
    } catch (error) {
      if (!last || last === model) throw error;
      return pages.render(address, last);
    }
  };
  const answer = async (
    request: Connect.IncomingMessage,
    response: import('node:http').ServerResponse,
    next: Connect.NextFunction,
  ) => {
    const url = new URL(request.originalUrl ?? request.url ?? '/', 'http://localhost');
    let address: string;
    try {
      address = decodeURIComponent(url.pathname);
    } catch {
      return void response.writeHead(400).end();
    }
    const model = session.model();
    if (!model) {
      if (knownOnly && address !== '/') return next();
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      return void response.end(`<!doctype html><html><head>${await pages.head()}</head><body></body></html>`);
    }
    if (await serveSiteFile({ request, response, address }, model)) return;
    const sent = createFollower(model.manifest.redirects ?? []).redirectFrom(address);
    if (sent) {
      const to = withQuery(encodeDestination(sent.to), url.search.slice(1));
      return void response.writeHead(sent.status, { Location: to }).end();
    }
    const trimmed = address.replace(/\/+$/, '');
    if (trimmed !== address && trimmed !== '' && routeOf(trimmed, model)) {
      return void response.writeHead(308, { Location: encodeAddress(trimmed) + url.search }).end();
    }
    if (knownOnly && !routeOf(address, model)) return next();
    asked();
    const { status, html } = await renderOrLast(address, model);
    const mail = model.manifest.mail;
    const own = `http://${request.headers.host ?? `localhost:${vite.config.server.port}`}`;
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(mail ? mailToOwnOrigin({ mail: mail.origin, own }).html(html) : html);
    answered();
  };
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    answer(request, response, next).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    });
  };
}

/**
 * Starts the development server: pages come from the same pipeline as those of a build, one at a time. A site that
 * cannot be shown leaves the last good pages in place and says why in the browser and in the terminal.
 */
export async function startDevServer(options: DevServerOptions): Promise<ViteDevServer> {
  const seen = stampsOf(options.site);
  const session = openSiteSession(options.site);
  const announce = (vite: ViteDevServer) => {
    const payload = overlayOf(options.describe(session.current()), options.site);
    if (payload) vite.environments.client.hot.send(payload);
  };
  let waiting: NodeJS.Timeout | undefined;
  let reported = '';
  const checkIn = (time: number, vite: ViteDevServer) => {
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      waiting = undefined;
      // Before the rules: one of them says when the file is stale.
      refreshSuggestions(session.current());
      session.check();
      announce(vite);
      const found = JSON.stringify(session.current().diagnostics);
      if (found !== reported) options.report(session.current());
      reported = found;
    }, time).unref();
  };
  // Whoever works on the program and has left it broken gets Vite's word on it, in the page.
  const cache = path.join(scratchDirectory, 'cache/program');
  let program = await prepareProgram({ cache, base: '/' }).catch(() => undefined);
  const vite = await createServer({
    configFile: path.join(projectRoot, 'vite.config.ts'),
    server: { port: options.port },
    plugins: [
      {
        name: 'vitrine:pages',
        // Vite calls this again with a new server when its configuration changes.
        configureServer(server) {
          const pages = createPageRenderer(server, program);
          // Whatever made Vite begin anew may have changed the program too.
          program = undefined;
          const answering = {
            session,
            vite: server,
            asked: () => void (waiting && checkIn(LONGEST, server)),
            answered: () => void (waiting && checkIn(QUIET, server)),
          };
          const account = () => session.model()?.manifest.mail;
          server.middlewares.use(createMailSink({ account, directory: options.outbox }));
          server.middlewares.use('/__blocks', createCatalogueMiddleware({ session, vite: server }));
          server.middlewares.use(createPageMiddleware({ ...answering, pages, knownOnly: true }));
          server.environments.client.hot.on('vite:client:connect', () => announce(server));
          const changed = (changes: FileChange[]) => {
            const media = savedMedia(changes);
            if (session.refresh(changes)) {
              server.environments.client.hot.send('vitrine:update', { inBrowser: false, media });
            } else announce(server);
            checkIn(QUIET, server);
          };
          watchSite(server.watcher, { site: options.site, seen, changed });
          checkIn(LONGEST, server);
          pages.warm();
          return () => {
            server.middlewares.use(createPageMiddleware({ ...answering, pages, knownOnly: false }));
          };
        },
        hotUpdate({ modules, file, server }) {
          if (this.environment.name !== 'ssr' || (modules.length === 0 && !isProgramSource(file))) return;
          const inBrowser = Boolean(server.environments.client.moduleGraph.getModulesByFile(file)?.size);
          server.environments.client.hot.send('vitrine:update', { inBrowser });
        },
      },
    ],
  });
  await vite.listen();
  return vite;
}

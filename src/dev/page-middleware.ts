import type { ServerResponse } from 'node:http';
import type { Connect, ViteDevServer } from 'vite';
import { encodeDestination, withQuery } from '../build/hosting/destination.ts';
import { blockFailureOf, failureDiagnostic } from '../build/pages/block-failure.ts';
import type { SiteSession } from '../build/site-session.ts';
import type { Description } from '../diagnostics/describe.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { createFollower } from '../model/redirects/follow.ts';
import type { SiteModel } from '../model/resolve/model.ts';
import type { Redirect } from '../model/types.generated.ts';
import { encodeAddress } from '../text/addresses.ts';
import { serveSiteFile } from './dev-files.ts';
import { createExampleFinder, type ExampleAddress } from './example-site.ts';
import { mailToOwnOrigin } from './mail-sink/rewrite-mail-origin.ts';
import { type DevPage, matchRoute, type PageRenderer } from './page-renderer.ts';
import { stoppedPage } from './stopped-page.ts';

interface PageMiddlewareOptions {
  session: SiteSession;
  pages: PageRenderer;
  vite: ViteDevServer;
  /**
   * Whether to pass addresses without a page, a file or a redirect on to Vite. Otherwise, the 404 page answers them.
   */
  onlyPages: boolean;
  /** The configured origin of a public server. */
  origin?: string | undefined;
  /** Describes an error in words. */
  describe(error: Diagnostic): Pick<Description, 'diagnostics'>;
  /** `onPageRequested` is called before each page is rendered, `onPageAnswered` after it was answered. */
  onPageRequested(): void;
  onPageAnswered(): void;
}

/** Answers requests for pages, for files of the site and for redirects, as a host would. */
export function createPageMiddleware(options: PageMiddlewareOptions): Connect.NextHandleFunction {
  const { session, pages, vite, onlyPages, origin, describe, onPageRequested, onPageAnswered } = options;
  const exampleAt = createExampleFinder();
  let last: SiteModel | undefined;
  let compiled: { model: SiteModel; redirectFrom: (path: string) => Redirect | undefined } | undefined;
  const redirectOf = (address: string, model: SiteModel) => {
    if (compiled?.model !== model) {
      compiled = { model, redirectFrom: createFollower(model.manifest.redirects ?? []).redirectFrom };
    }
    return compiled.redirectFrom(address);
  };
  const answerStopped = async (response: ServerResponse, error: Diagnostic) => {
    response.statusCode = 500;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(stoppedPage(describe(error), await pages.head(session.model())));
  };
  let printed: string | undefined;
  /** Prints the place of a failure on the terminal, but not again if the same failure follows. */
  const print = (failure: Diagnostic): void => {
    const [{ file, line, message } = { file: '', line: 0, message: '' }] = describe(failure).diagnostics;
    const text = `${file}:${line} ${message}`;
    if (text !== printed) vite.config.logger.error(text, { timestamp: true });
    printed = text;
  };
  /**
   * Returns the failure of a site's component as a problem of its file, and prints it; `undefined` for any other error.
   */
  const failureOf = (error: unknown): Diagnostic | undefined => {
    if (error instanceof Error && error.cause instanceof Error) vite.ssrFixStacktrace(error.cause);
    const failure = blockFailureOf(error);
    if (!failure) return undefined;
    const { ownBlocks = [] } = session.current().sources;
    const text = ownBlocks.find(({ type }) => type === failure.type)?.component?.text ?? '';
    const diagnostic = failureDiagnostic(failure, text);
    print(diagnostic);
    return diagnostic;
  };
  /**
   * Renders a page, or returns the failure of a site's component. If the current state has a valid form but cannot be
   * rendered for another reason, renders the last one that could be, or returns the first error that rules find.
   */
  const renderOrLast = async (address: string, model: SiteModel): Promise<DevPage | Diagnostic> => {
    try {
      const page = await pages.render(address, model);
      last = model;
      return page;
    } catch (error) {
      const failure = failureOf(error);
      if (failure) return failure;
      if (last && last !== model) return pages.render(address, last);
      // Rules find errors that schemas cannot, like a guide without a file.
      const found = session.runRules().diagnostics.find(({ severity }) => severity === 'error');
      if (!found) throw error;
      return found;
    }
  };
  /** Answers for a page or a media file of an example. Returns whether the address is one. */
  const answerExample = async (
    { model, address }: ExampleAddress,
    request: Connect.IncomingMessage,
    response: ServerResponse,
  ): Promise<boolean> => {
    if (address.startsWith('/media/')) return serveSiteFile({ request, response, address }, model);
    if (matchRoute(address, model) === undefined) return false;
    const { status, html } = await pages.render(address, model);
    response.writeHead(status, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' }).end(html);
    return true;
  };
  const answer = async (request: Connect.IncomingMessage, response: ServerResponse, next: Connect.NextFunction) => {
    // The address is appended instead of resolved: a path that begins with two slashes would become another host.
    const url = new URL(`http://localhost${request.originalUrl ?? request.url ?? '/'}`);
    let address: string;
    try {
      address = decodeURIComponent(url.pathname);
    } catch {
      return void response.writeHead(400).end();
    }
    const model = session.model();
    if (!model) {
      if (onlyPages && address !== '/' && !address.startsWith('//')) return next();
      const stopping = session.stopping();
      return stopping ? answerStopped(response, stopping.by) : next();
    }
    const example = exampleAt(address, model);
    if (example && (await answerExample(example, request, response))) return;
    if (await serveSiteFile({ request, response, address }, model)) return;
    const redirect = redirectOf(address, model);
    if (redirect) {
      const to = withQuery(encodeDestination(redirect.to), url.search.slice(1));
      return void response.writeHead(redirect.status, { Location: to }).end();
    }
    const { stopped = new Map<string, Diagnostic>() } = session.shown() ?? {};
    const isPage = (path: string) => matchRoute(path, model) !== undefined || stopped.has(path);
    if (model.manifest.examples?.some(({ path }) => path === `${address}/`)) {
      return void response.writeHead(308, { Location: `${encodeAddress(address)}/${url.search}` }).end();
    }
    const trimmed = address.replace(/(?<!\/)\/+$/, '');
    if (trimmed !== address && trimmed !== '' && isPage(trimmed)) {
      return void response.writeHead(308, { Location: encodeAddress(trimmed) + url.search }).end();
    }
    // Vite cannot parse addresses that begin with two slashes.
    if (onlyPages && !isPage(address) && !address.startsWith('//')) return next();
    const error = stopped.get(matchRoute(address, model) ?? address);
    if (error) return answerStopped(response, error);
    onPageRequested();
    const page = await renderOrLast(address, model);
    if ('code' in page) return answerStopped(response, page);
    const { status, html } = page;
    const mail = model.manifest.mail;
    const own = origin ?? `http://${request.headers.host ?? `localhost:${vite.config.server.port}`}`;
    response.statusCode = status;
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.setHeader('Cache-Control', 'no-store');
    response.end(mail ? mailToOwnOrigin({ mail: mail.origin, own }).html(html) : html);
    onPageAnswered();
  };
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    answer(request, response, next).catch((error: unknown) => {
      if (error instanceof Error) vite.ssrFixStacktrace(error);
      next(error);
    });
  };
}

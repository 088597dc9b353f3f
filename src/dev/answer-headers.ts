import type { Connect } from 'vite';
import { contentSecurityPolicy, scriptHash } from '../build/hosting/content-security-policy.ts';
import { framesOf } from '../build/hosting/frame-addresses.ts';
import type { SiteModel } from '../model/resolve/model.ts';
import { CATALOGUE_SCRIPT } from './block-catalogue/catalogue-page.ts';

interface AnswerHeadersOptions {
  /** Returns the site whose pages are shown, if there is one. */
  model(): SiteModel | undefined;
  /** Returns the scripts that every page contains inline. */
  scripts(): Promise<readonly string[]>;
  /** The configured origin of a public server. */
  origin?: string | undefined;
}

interface PolicyOptions {
  model: SiteModel | undefined;
  scripts: readonly string[];
  /** Origins of the server's web socket. Vite's client opens it; while the server is away, it does so from a worker. */
  sockets: string;
}

/**
 * Returns the policy of a built site without the script hosts of services. The editor has the origin of the pages, so a
 * third party's script could act as the author.
 */
function developmentPolicy({ model, scripts, sockets }: PolicyOptions): string {
  const { services = [], ads } = model?.manifest ?? {};
  const withoutScripts = services.map((service) => {
    const { script: _, ...hosts } = service.hosts ?? {};
    return { ...service, hosts };
  });
  return contentSecurityPolicy({
    services: withoutScripts,
    ...(ads ? { ads } : {}),
    scriptHashes: [...scripts, CATALOGUE_SCRIPT].map(scriptHash),
    frames: model ? framesOf(model.manifest) : [],
    more: { 'connect-src': [sockets], 'worker-src': ['blob:'] },
  }).header;
}

/**
 * Sets the headers of all answers. There is no Cross-Origin-Opener-Policy among them: the editor's page has one, and a
 * page with the same could keep a reference to the editor that it opens.
 */
export function createAnswerHeaders(options: AnswerHeadersOptions): Connect.NextHandleFunction {
  let known: PolicyOptions | undefined;
  let policy = '';
  const policyOf = (now: PolicyOptions): string => {
    const { model, scripts, sockets } = known ?? {};
    const isSame = known && model === now.model && scripts === now.scripts && sockets === now.sockets;
    if (!isSame) policy = developmentPolicy(now);
    known = now;
    return policy;
  };
  return async (request, response, next) => {
    // If the boot script cannot be compiled, the error is thrown again, and shown, when a page is rendered.
    const inline = await options.scripts().catch(() => []);
    const local = ['localhost', '127.0.0.1'].map((host) => `ws://${host}:${request.socket.localPort}`);
    const sockets = options.origin?.replace(/^http/, 'ws') ?? local.join(' ');
    response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
    response.setHeader('X-Content-Type-Options', 'nosniff');
    response.setHeader('Content-Security-Policy', policyOf({ model: options.model(), scripts: inline, sockets }));
    next();
  };
}

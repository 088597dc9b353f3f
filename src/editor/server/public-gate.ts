import type { IncomingMessage } from 'node:http';
import path from 'node:path';
import type { Connect } from 'vite';
import { answers } from '../words/answers.ts';
import { COMMON_HEADERS } from './editor-page.ts';
import { isSecret, LOOPBACK } from './guards.ts';
import { editorDirectory, secretIn, siteFolderId } from './site-secret.ts';

/** How authors reach the editor through a proxy that terminates TLS and identifies them. */
export interface PublicAccess {
  /** Origin of the address that authors open, as browsers send it. */
  origin: string;
  /** Header in which the proxy sends the name of the author, in lower case. */
  userHeader: string;
  /** Value that only the proxy can send; absent if the machine has no other accounts. */
  secret?: string;
}

/** Header in which the proxy sends the secret. */
const SECRET_HEADER = 'x-vitrine-proxy';

/** Returns the secret that the proxy of a site has to send. */
export const proxySecret = (site: string) =>
  secretIn(path.join(editorDirectory(site), 'proxy-secret'), siteFolderId(site));

/** Vite's address that opens a file in an editor on this machine. */
const OPEN_IN_EDITOR = /^\/__open-in-editor/i;

type GatedRequest = Pick<IncomingMessage, 'method' | 'url' | 'headersDistinct'> & {
  socket: { remoteAddress?: string | undefined };
};

/** Returns the value of a header that was sent exactly once. In `headers`, Node would join repeated values. */
function only({ headersDistinct }: Pick<GatedRequest, 'headersDistinct'>, name: string): string | undefined {
  const values = headersDistinct[name] ?? [];
  return values.length === 1 ? values[0] : undefined;
}

/**
 * Returns the name of the author of a request; `undefined` if there is none, or more than one. A comma may separate two
 * names that a proxy has joined (RFC 9110, 5.3). Other characters that the author line of a commit excludes are
 * refused, too.
 */
export function authorOf(request: Pick<GatedRequest, 'headersDistinct'>, userHeader: string): string | undefined {
  const bytes = Buffer.from(only(request, userHeader) ?? '', 'latin1');
  const name = bytes.toString('utf8').normalize('NFC').trim();
  const isName = /[\p{L}\p{N}]/u.test(name) && name.length <= 100 && !/[\p{C}\p{Zl}\p{Zp}\uFFFD<>,]/u.test(name);
  return isName ? name : undefined;
}

/**
 * Returns the reason why a public server must not answer a request to any address; `undefined` if it may. `isSocket` is
 * set for the request that opens a web socket, which needs the `Origin` header like a request that writes.
 */
export function publicRefusal(request: GatedRequest, access: PublicAccess, isSocket = false): string | undefined {
  const { method, url = '', socket } = request;
  const isRead = method === 'GET' || method === 'HEAD';
  if (!LOOPBACK.test(socket.remoteAddress ?? '')) return answers.onlyThisComputer;
  if (only(request, 'host') !== new URL(access.origin).host) return answers.otherAddress;
  if (access.secret !== undefined && !isSecret(only(request, SECRET_HEADER), access.secret)) return answers.noProxy;
  const { 'sec-fetch-site': [site = 'none'] = [], 'sec-fetch-dest': [destination] = [] } = request.headersDistinct;
  const isOwn = site === 'same-origin' || site === 'none';
  if (!isOwn && !(isRead && !isSocket && destination === 'document')) return answers.otherPage;
  if ((!isRead || isSocket) && only(request, 'origin') !== access.origin) return answers.otherPage;
  if (OPEN_IN_EDITOR.test(url)) return answers.onlyLocalhost;
  return authorOf(request, access.userHeader) === undefined ? answers.noName : undefined;
}

/** Refuses requests that do not come from a named author through the proxy. It has to be the first middleware. */
export function createPublicGate(access: PublicAccess): Connect.NextHandleFunction {
  return (request, response, next) => {
    const message = publicRefusal(request, access);
    if (message === undefined) return next();
    response.writeHead(403, {
      ...COMMON_HEADERS,
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      // Close the connection instead of waiting for an unread body.
      Connection: 'close',
    });
    response.end(`${message}\n`);
  };
}

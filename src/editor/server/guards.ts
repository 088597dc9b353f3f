import { timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Failure } from '../calls.ts';
import { answers } from '../words/answers.ts';

/** Requested resource: the editor's page, a file that it loads, or one of its calls. */
export type RequestedResource = 'page' | 'file' | 'call';

/** Origin of a request, according to its headers and socket. */
interface RequestOrigin {
  method: string | undefined;
  headers: IncomingHttpHeaders;
  /** Address of the client, and port of the server. */
  remoteAddress: string | undefined;
  localPort: number | undefined;
  /** The configured origin of a public server, which has already compared the host. */
  origin?: string | undefined;
}

/** Header with the token of the page. */
export const TOKEN_HEADER = 'x-vitrine-edit';

/** Addresses of this machine. */
export const LOOPBACK = /^(?:::ffff:)?127\.\d+\.\d+\.\d+$|^::1$/;

/** Names of this machine that no other machine can claim in DNS. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

function isOwnHost(host: string | undefined, port: number | undefined): host is string {
  return host !== undefined && OWN_NAMES.some((name) => host === `${name}:${port}` || (port === 80 && host === name));
}

/** Compares a value with a secret, in constant time. */
export function isSecret(value: unknown, token: string): boolean {
  if (typeof value !== 'string') return false;
  const [a, b] = [Buffer.from(value), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function refusal(message: string, reason: Failure['reason'] = 'forbidden'): Failure {
  return { reason, message };
}

/**
 * Returns the reason why a request must not be answered; `undefined` if it may be. Browsers send the origin of a
 * request in headers that no page can set. A missing `Origin` is treated as cross-origin for every request that writes.
 */
export function guard(
  { method, headers, remoteAddress = '', localPort, origin }: RequestOrigin,
  resource: RequestedResource,
  token: string,
): Failure | undefined {
  const { host } = headers;
  const [site, destination] = [headers['sec-fetch-site'], headers['sec-fetch-dest']];
  if (!LOOPBACK.test(remoteAddress)) return refusal(answers.onlyThisComputer);
  if (!origin && !isOwnHost(host, localPort)) return refusal(answers.onlyLocalhost);
  if (resource === 'page') {
    if (method !== 'GET' && method !== 'HEAD') return refusal(answers.onlyGet);
    if (destination !== undefined && destination !== 'document') return refusal(answers.ownTab);
    return undefined;
  }
  if (site !== undefined && site !== 'same-origin') return refusal(answers.otherPage);
  if (resource === 'file') return method === 'GET' || method === 'HEAD' ? undefined : refusal(answers.onlyGet);
  if (method !== 'POST') return refusal(answers.onlyPost);
  if (headers.origin !== (origin ?? `http://${host}`)) return refusal(answers.otherPage);
  if (!/^application\/json(?:;\s*charset=utf-8)?$/i.test(headers['content-type'] ?? ''))
    return refusal(answers.onlyJson);
  if (!isSecret(headers[TOKEN_HEADER], token)) return refusal(answers.otherServer, 'token');
  return undefined;
}

import path from 'node:path';
import { siteScratch } from '../../build/project.ts';
import { parseAddress } from '../../text/addresses.ts';

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

/** Headers that a browser or the proxy sends for other purposes: they cannot name an author. */
const OTHERS = /^(?:host|origin|cookie|connection|upgrade|content-.*|sec-.*|x-vitrine-.*)$/;

/**
 * Returns the way in which authors reach the editor, from the options of `npm start`; `undefined` if it only serves
 * this machine.
 */
export function publicOptions({
  public: typed,
  'user-header': header,
  'no-proxy-secret': isAlone,
}: {
  public?: string;
  'user-header'?: string;
  'no-proxy-secret'?: boolean;
}) {
  if (typed === undefined) {
    if (header === undefined && !isAlone) return undefined;
    return refuse('--user-header and --no-proxy-secret belong to --public');
  }
  const origin = parseAddress(typed)?.origin;
  if (!origin?.startsWith('https://') || typed.replace(/\/$/, '') !== origin)
    return refuse(`--public is an origin as https://edit.example.com, without a path, not "${typed}"`);
  const userHeader = header?.toLowerCase() ?? '';
  if (!/^[a-z][a-z\d-]*$/.test(userHeader) || OTHERS.test(userHeader))
    return refuse('--user-header is the header in which the proxy names the author, as X-Forwarded-User');
  return { origin, userHeader, hasSecret: !isAlone };
}

/**
 * Describes the headers that the proxy has to set and, without a secret, the risk of other accounts on this machine.
 */
export function describeAccess(
  { userHeader, hasSecret }: NonNullable<ReturnType<typeof publicOptions>>,
  site: string,
): string {
  const name = `The proxy sets ${userHeader} to the name of the author, whatever the visitor has sent`;
  if (hasSecret)
    return `${name}, and x-vitrine-proxy to the first line of ${path.join(siteScratch(site), 'edit/proxy-secret')}.`;
  return `${name}.\nWithout a secret, each account of this machine can write under any name: it must have no other.`;
}

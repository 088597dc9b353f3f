import type { IncomingMessage } from 'node:http';

/**
 * Whether a request for a web socket is one for Vite's, from a page of this server or from no page at all. Vite accepts
 * any page that has its token, and never closes the sockets that it does not accept.
 */
export function isHotSocket({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): boolean {
  const { host, origin } = headers;
  const protocol = headers['sec-websocket-protocol'] ?? '';
  const isVite = /^\/(?:\?|$)/.test(url) && ['vite-hmr', 'vite-ping'].includes(protocol);
  return isVite && (origin === undefined || origin === `http://${host}`);
}

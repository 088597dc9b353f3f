import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { parseHeaders } from '../../src/build/hosting/parse-netlify.ts';
import { allRoutes, isFull } from '../browser/routes.ts';
import { type Ask, hasNginx, serveWithNginx } from '../build/hosting/run-nginx.ts';
import { freePort } from '../free-port.ts';
import { builtSite } from './built-site.ts';

/** Serves the built site with its published configuration; only the port and the folders are changed. */
async function serveBuiltSite(): Promise<Ask> {
  const port = await freePort();
  const published = readFileSync(path.join(builtSite, 'nginx.conf'), 'utf8');
  const configuration = published
    .replace(/^( *listen ).*;$/m, `$1127.0.0.1:${port};`)
    .replace(/^( *root ").*(";)$/m, (_, before, after) => before + builtSite + after);
  return serveWithNginx(configuration, port);
}

it.runIf(isFull && hasNginx)(
  'behind the real nginx, the built site answers every route compressed and never stale, unknown addresses and files for hosts with 404, caches files with a hash, and sends its headers',
  async () => {
    const ask = await serveBuiltSite();
    for (const route of allRoutes()) {
      const { status, headers, body } = await ask(route, { 'accept-encoding': 'gzip' });
      expect([route, status, headers['content-encoding']]).toEqual([route, 200, 'gzip']);
      expect(headers['cache-control']).toContain('max-age=0');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(gunzipSync(body).toString()).toContain('<h1');
    }
    for (const address of ['/inconnu', '/contact/inconnu', '/_headers', '/nginx.conf', '/404', '/404.html']) {
      const { status, body } = await ask(address);
      expect([address, status]).toEqual([address, 404]);
      expect(body.toString()).toContain('<h1');
    }
    for (const name of readdirSync(path.join(builtSite, '_assets'))) {
      const { status, headers } = await ask(`/_assets/${name}`);
      expect([name, status, headers['cache-control']]).toEqual([name, 200, 'public, max-age=31536000, immutable']);
    }
    const [everywhere] = parseHeaders(readFileSync(path.join(builtSite, '_headers'), 'utf8'));
    const { headers: sent } = await ask('/', { 'x-forwarded-proto': 'http' });
    expect(sent.location).toMatch(/^https:\/\//);
    for (const route of ['/', allRoutes().at(-1) ?? '']) {
      const { headers } = await ask(route);
      for (const [name, value] of Object.entries(everywhere?.headers ?? {})) {
        expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
      }
    }
  },
);

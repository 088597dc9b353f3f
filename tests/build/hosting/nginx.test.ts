import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatNginx } from '../../../src/build/hosting/nginx.ts';
import { freePort } from '../../free-port.ts';
import { hasNginx, serveWithNginx } from './run-nginx.ts';

const configurationOf = (host: string) =>
  formatNginx(
    { redirects: [], rewrites: [], headers: [], examples: [] },
    { host, directory: '/var/www/site', listen: '80' },
  );
const serverName = (host: string) => /server_name (.*);/.exec(configurationOf(host))?.[1];

describe('formatNginx', () => {
  it.each([
    ['boulangerie.exemples.fr', 'boulangerie.exemples.fr'],
    ['boulangerie.exemples.fr:8080', 'boulangerie.exemples.fr'],
    ['[::1]:8080', '[::1]'],
    ['[::1]', '[::1]'],
    [`${'a'.repeat(43)}.fr`, `${'a'.repeat(43)}.fr`],
    [`${'a'.repeat(44)}.fr:8080`, String.raw`"~^${'a'.repeat(44)}\\.fr$"`],
  ])('has the server name of %s without a port, as nginx compares names', (host, name) => {
    expect(serverName(host)).toBe(name);
  });

  it('has the line that the recipe with TLS replaces', () => {
    const recipe = readFileSync(path.resolve(import.meta.dirname, '../../../src/build/hosting/nginx.md'), 'utf8');
    const [, line = 'no line'] = /sed 's\|([^|]+)\|/.exec(recipe) ?? [];
    expect(configurationOf('boulangerie.exemples.fr').split(line)).toHaveLength(2);
  });

  it.runIf(hasNginx)('starts next to other servers, however long its server name is', async () => {
    const port = await freePort();
    const host = 'www.association-des-commercants-de-saint-remy-de-provence.fr';
    const other = `server { listen ${port} default_server; server_name autre.example; return 204; }\n`;
    const none = { redirects: [], rewrites: [], headers: [], examples: [] };
    const ask = await serveWithNginx(
      other + formatNginx(none, { host, directory: '/nowhere', listen: String(port) }),
      port,
    );
    const status = async (name: string) => (await ask('/', { host: name })).status;
    expect([await status(host), await status(host.replace('.fr', 'xfr')), await status('autre.example')]).toEqual([
      404, 204, 204,
    ]);
  });
});

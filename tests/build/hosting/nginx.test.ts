import { describe, expect, it } from 'vitest';
import { formatNginx } from '../../../src/build/hosting/nginx.ts';

const serverName = (host: string) => {
  const text = formatNginx(
    { redirects: [], rewrites: [], headers: [] },
    { host, directory: '/var/www/site', listen: '80' },
  );
  return /server_name (.*);/.exec(text)?.[1];
};

describe('formatNginx', () => {
  it.each([
    ['boulangerie.exemples.fr', 'boulangerie.exemples.fr'],
    ['boulangerie.exemples.fr:8080', 'boulangerie.exemples.fr'],
    ['[::1]:8080', '[::1]'],
    ['[::1]', '[::1]'],
  ])('names the server of %s without a port, as nginx compares names', (host, name) => {
    expect(serverName(host)).toBe(name);
  });
});

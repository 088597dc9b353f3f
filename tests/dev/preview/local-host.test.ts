import { describe, expect, it } from 'vitest';
import { isLocalHost } from '../../../src/dev/preview/local-host.ts';

describe('isLocalHost', () => {
  const own = [undefined, 'localhost', 'localhost:4173', 'a.localhost', '127.0.0.1:80', '[::1]:4173', '192.0.2.7'];
  const foreign = ['page.example', 'localhost.page.example', 'notlocalhost', '', 'a b', '127.0.0.1.page.example'];

  it.each([...own, ...foreign])('only accepts %s if it names this machine', (header) => {
    expect(isLocalHost(header)).toBe(own.includes(header));
  });

  it('accepts the requested name', () => {
    expect(isLocalHost('atelier.local:4173', 'Atelier.local')).toBe(true);
    expect(isLocalHost('page.example', 'atelier.local')).toBe(false);
  });
});

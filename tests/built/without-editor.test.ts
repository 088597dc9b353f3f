import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { builtSite } from './built-site.ts';

it('publishes nothing of the editor', () => {
  const files = readdirSync(builtSite, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|js|css|json|xml|txt)$/.test(name),
  );
  expect(files.length).toBeGreaterThan(50);
  // The editor's address and token, and the private-use characters that mark texts in its preview.
  const marked = files.filter((name) =>
    /__edit|vitrine-edit|[\uE000-\uF8FF]/.test(readFileSync(path.join(builtSite, name), 'utf8')),
  );
  expect(marked).toEqual([]);
});

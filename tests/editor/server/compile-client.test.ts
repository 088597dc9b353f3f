import { mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { compileClient } from '../../../src/editor/server/compile-client.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { askRaw, startEditor } from './editor-server.ts';

function writeClient(): string {
  const folder = path.join(temporaryFolder(), 'editor');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'style.css'), '#editor { color: red }');
  const source = "import './style.css';\ndocument.body.dataset.mode = process.env.NODE_ENV;\n";
  writeFileSync(path.join(folder, 'client.tsx'), source);
  return path.join(folder, 'client.tsx');
}

it('compiles the client for production, once for the same sources', async () => {
  const entry = writeClient();
  const cache = temporaryFolder();
  const client = await compileClient({ entry, cache });
  expect([...client.keys()].sort()).toEqual(['client.css', 'client.js', 'hash']);
  expect(String(client.get('client.js'))).toContain('production');
  const [compiled = ''] = readdirSync(cache, { recursive: true }).filter((name) => String(name).endsWith('client.js'));
  const writtenAt = () => statSync(path.join(cache, String(compiled))).mtimeMs;
  const first = writtenAt();
  expect(await compileClient({ entry, cache })).toEqual(client);
  expect(writtenAt()).toBe(first);
  writeFileSync(entry, 'document.title = "other";\n');
  expect(String((await compileClient({ entry, cache })).get('client.js'))).toContain('other');
});

it('serves it below the editor’s address, and nothing else', async () => {
  const { port, host, page } = await startEditor({ entry: writeClient() });
  expect(page.text).toContain('<script type="module" src="/__edit/client.js"></script>');
  const get = (target: string) => askRaw(port, { path: target, headers: { host, 'sec-fetch-site': 'same-origin' } });
  const [script, style] = [await get('/__edit/client.js'), await get('/__edit/client.css')];
  expect([script.status, script.headers['content-type']]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect([style.status, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  for (const name of ['nothing.js', '../package.json', '..%2fpackage.json', 'client.js/../../package.json'])
    expect((await get(`/__edit/${name}`)).status).toBe(404);
});

import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createFixture } from 'fs-fixture';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

const FORMER = `{
  "mail": { "templates": { "callback": "a", "contact": "b", "changes": "c" } },
  "pages": [
    {
      "path": "/contact",
      "sections": [
        { "type": "message-form", "heading": "Message", "submit": "Envoyer", "fields": {}, "messages": {} }
      ]
    }
  ]
}
`;

function run(site: string, ...args: string[]): string {
  const command = ['--import', 'tsx', 'src/cli/migrate.ts', '--site', site, ...args];
  return execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8' });
}

it('prints what it would change, then changes it, once', async () => {
  await using site = await createFixture({ 'site.manifest.json': FORMER });
  const read = () => readFileSync(path.join(site.path, 'site.manifest.json'), 'utf8');
  const printed = run(site.path, '--dry-run');
  expect(read()).toBe(FORMER);
  expect(printed).toMatch(
    /^site\.manifest\.json:2\n- {3}"mail": .*\n\+ {3}"mail": \{ "templates": \{ "contact": "b" \} \},\n/,
  );
  expect(printed).toContain('+         { "type": "message-form", "heading": "Message", "form": "contact" }\n');
  run(site.path);
  expect(JSON.parse(read())).toMatchObject({ forms: { contact: { submit: 'Envoyer' } } });
  const after = read();
  expect(run(site.path)).toContain('rien à déplacer');
  expect(read()).toBe(after);
});

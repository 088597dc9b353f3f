import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { copySite, filesOf } from '../edit/structure/structure-site.ts';

function run(command: string, ...options: string[]) {
  const file = path.resolve(import.meta.dirname, `../../src/cli/${command}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', file, ...options], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

it('rename and remove change a site, explain a refusal, and show their usage', () => {
  const site = copySite();
  const renamed = run('rename', '--site', site, '/contact', '/nous-ecrire', '--lang', 'en');
  expect(renamed).toMatchObject({ status: 0, stderr: '' });
  expect(renamed.stdout).toContain('content/textes/histoire.md: 1 change(s)');
  const files = filesOf(site);
  expect(run('remove', '--site', site, '/')).toMatchObject({ status: 1, stdout: '' });
  expect(run('rename', '--site', site, '/contact').status).toBe(2);
  expect(run('rename', '--site', site, 'facts.delay', '/x').stderr).toContain('Usage: npm run rename -- /old /new');
  expect(filesOf(site)).toEqual(files);
  const removal = run('remove', '--site', site, '/nous-ecrire', '--redirect', '/guides', '--dry-run');
  expect(removal).toMatchObject({ status: 0, stderr: '' });
  expect(filesOf(site)).toEqual(files);
});

import { expect, it } from 'vitest';
import { copySite, filesOf } from '../edit/structure/structure-site.ts';
import { runCommand, startCommand } from './run-command.ts';

it('rename and remove change a site, refuse with a reason, and show their usage', async () => {
  const site = copySite();
  const renamed = startCommand('rename', ['--site', site, '/contact', '/nous-ecrire', '--lang', 'en']);
  expect(renamed).toMatchObject({ status: 0, stderr: '' });
  expect(renamed.stdout).toContain('content/textes/histoire.md: 1 change(s)');
  const files = filesOf(site);
  expect(await runCommand('remove', ['--site', site, '/'])).toMatchObject({ status: 1, stdout: '' });
  expect((await runCommand('rename', ['--site', site, '/contact'])).status).toBe(2);
  expect((await runCommand('rename', ['--site', site, 'facts.delay', '/x'])).stderr).toContain(
    'Usage: npm run rename -- /old /new',
  );
  expect(filesOf(site)).toEqual(files);
  const removal = await runCommand('remove', ['--site', site, '/nous-ecrire', '--redirect', '/guides', '--dry-run']);
  expect(removal).toMatchObject({ status: 0, stderr: '' });
  expect(filesOf(site)).toEqual(files);
});

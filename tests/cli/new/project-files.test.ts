import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { projectFiles } from '../../../src/cli/new/project-files.ts';

interface Workflow {
  concurrency?: object;
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: { run?: string; uses?: string }[] }>;
}

const files = projectFiles({ name: 'Maison Test', version: '0.2.0', node: '>=20.19' });
const workflows = [...files].filter(([name]) => name.endsWith('.yml'));
const [check, publish] = workflows.map(([, text]) => parse(text) as Workflow);
const runs = (workflow?: Workflow) =>
  Object.values(workflow?.jobs ?? {}).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));

describe('the workflows of a new site', () => {
  it('are two files: one checks, and the other, which may be deleted, publishes', () => {
    expect(workflows.map(([name]) => name)).toEqual(['.github/workflows/check.yml', '.github/workflows/publish.yml']);
    expect(runs(check)).toEqual([
      expect.stringContaining('npm install'),
      expect.stringContaining('run --silent check'),
    ]);
    expect(runs(publish).join('\n')).toContain('npm run release --');
    expect(JSON.stringify(check)).not.toContain('pages');
    expect(files.get('README.md')).toContain('.github/workflows/publish.yml');
  });

  it('publish one version after the other, so that the last one stays, which the run of the night does not replace', () => {
    const group: unknown = expect.stringContaining("github.event_name == 'schedule' && 'night' || 'day'");
    expect(publish?.concurrency).toEqual({ group, 'cancel-in-progress': false });
  });

  it('may read the repository, and push nothing to it', () => {
    for (const workflow of [check, publish]) {
      const permissions = [workflow?.permissions, ...Object.values(workflow?.jobs ?? {}).map((job) => job.permissions)];
      expect(permissions.map((one) => one?.contents ?? 'read')).not.toContain('write');
      expect(runs(workflow).join('\n')).not.toMatch(/git (?:push|commit)/);
    }
  });
});

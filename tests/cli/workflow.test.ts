import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = path.resolve(import.meta.dirname, '../..');

interface Step {
  id?: string;
  with?: Record<string, unknown>;
  env?: Record<string, string>;
  uses?: string;
  run?: string;
}

interface Job {
  if?: string;
  outputs?: Record<string, string>;
  needs?: string;
  permissions?: Record<string, string>;
  steps: Step[];
}

const workflow = parse(readFileSync(path.join(root, '.github/workflows/site.yml'), 'utf8')) as {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

describe('the workflow', () => {
  it('names a version of every action', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(5);
    expect(actions.filter((action) => !/^[\w-]+\/[\w/-]+@v\d+/.test(action))).toEqual([]);
  });

  it('runs only commands that the project has', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name),
    );
    expect(commands).toEqual(expect.arrayContaining(['check', 'build', 'suggestions']));
    expect(commands.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });

  it('publishes only what was checked, built and tried in a browser', () => {
    expect(workflow.jobs.build?.needs).toBe('check');
    expect(workflow.jobs.deploy?.needs).toBe('build');
    const tried = workflow.jobs.build?.steps.findIndex(({ run }) => run?.includes('--project browser')) ?? -1;
    const kept = workflow.jobs.build?.steps.findIndex(({ uses }) => uses?.includes('upload-pages-artifact')) ?? -1;
    expect(workflow.jobs.build?.steps.some(({ run }) => run?.includes('--project node --project jsdom'))).toBe(true);
    expect(tried).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(tried);
  });

  it('publishes nothing that a release would refuse', () => {
    const { build, deploy } = workflow.jobs;
    const asks = build?.steps.find(({ run }) => run?.includes('check -- --release'));
    expect(asks?.id).toBe('ready');
    expect(build?.outputs?.ready).toContain('steps.ready.outputs.ready');
    expect(deploy?.if).toBe("needs.build.outputs.ready == 'true'");
    expect(build?.steps.find(({ run }) => run?.includes('--out pages'))?.run).toMatch(/^npm run release -- /);
  });

  it('shows the token that may write to no program that it installs', () => {
    const [checkout, ...others] = workflow.jobs.suggestions?.steps ?? [];
    expect(checkout?.with).toEqual({ 'persist-credentials': false });
    expect(others.filter(({ env }) => env?.TOKEN).map(({ run }) => /npm|npx|node /.test(run ?? ''))).toEqual([false]);
  });

  it('may do no more than each job needs', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const writing = Object.entries(workflow.jobs).filter(([, { permissions }]) => permissions?.contents === 'write');
    expect(writing.map(([name]) => name)).toEqual(['suggestions']);
  });
});

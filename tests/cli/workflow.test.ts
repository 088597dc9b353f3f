import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CHECKS, testCommand } from '../../src/cli/test/commands.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  env?: Record<string, string>;
}

interface Job {
  if?: string;
  outputs?: Record<string, string>;
  needs?: string;
  permissions?: Record<string, string>;
  strategy?: { matrix: { include?: { engine: string }[]; node?: string[]; shard?: number[] } };
  steps: Step[];
}

interface Workflow {
  on: { schedule?: { cron: string }[] };
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

function readWorkflow(name: string): Workflow {
  return parse(readFileSync(path.join(root, '.github/workflows', `${name}.yml`), 'utf8')) as Workflow;
}

const workflow = readWorkflow('site');
const nightly = readWorkflow('nightly');
const weekly = readWorkflow('weekly');
const workflows = [workflow, nightly, weekly];
const { engines, scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  engines: { node: string };
  scripts: Record<string, string>;
};
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));

describe('the workflows', () => {
  it('pin the version of every action', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? []);
    expect(actions.length).toBeGreaterThan(5);
    expect(actions.filter((action) => !/^[\w-]+\/[\w/-]+@v\d+/.test(action))).toEqual([]);
  });

  it('only run commands of the project', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm run (?:--silent )?([\w-]+(?::\w+)?)/g)].map(([, name]) => name),
    );
    expect(commands).toEqual(expect.arrayContaining(['check', 'release', 'test:built']));
    expect(commands.filter((name) => !Object.hasOwn(scripts, name ?? ''))).toEqual([]);
  });

  it('only publish after all tests, including types and linters', () => {
    expect(workflow.jobs.build?.needs).toBe('check');
    expect(workflow.jobs.deploy?.needs).toBe('build');
    const { steps: building = [] } = workflow.jobs.build ?? {};
    const tested = building.findIndex(({ run }) => run === 'npm test');
    const kept = building.findIndex(({ uses }) => uses?.includes('upload-pages-artifact'));
    expect(tested).toBeGreaterThan(0);
    expect(kept).toBeGreaterThan(tested);
  });

  it('run the full tests each night, in equal parts and with the site that is built and checked before', () => {
    expect(nightly.on.schedule).toHaveLength(1);
    const { build, full } = nightly.jobs;
    const before = build?.steps.flatMap(({ run }) => /^npm run (\w+)/.exec(run ?? '')?.[1] ?? []);
    expect(before?.sort()).toEqual(CHECKS.full.toSorted());
    expect(full?.needs).toBe('build');
    const shards = full?.strategy?.matrix.shard ?? [];
    expect(shards).toEqual(shards.map((_, index) => index + 1));
    const tests = full?.steps.find(({ run }) => run?.includes('--shard'));
    expect(tests?.run).toBe(`npm run test:built -- --shard=\${{ matrix.shard }}/${shards.length}`);
    const { env, command } = testCommand({ root, report: '', set: 'full', args: [] });
    expect(tests?.env).toEqual(env);
    const said = scripts['test:built']?.split(' ') ?? [];
    expect(said).toEqual([
      'vitest',
      ...command.slice(2).filter((part) => !/report/.test(part) && !/^--output/.test(part)),
    ]);
  });

  it('run the weekly tests, and those in Firefox and WebKit, each week', () => {
    expect(weekly.on.schedule).toHaveLength(1);
    expect(weekly.jobs.tests?.steps.map(({ run }) => run)).toContain('npm run test:weekly');
    const { matrix } = weekly.jobs.engines?.strategy ?? {};
    const commands = matrix?.include?.map(({ engine }) => `test:${engine}`) ?? [];
    expect(commands).toEqual(['test:firefox', 'test:webkit']);
    expect(commands.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('test with the oldest Node that package.json allows, with only the dependencies installed', () => {
    const { strategy, steps: trying = [] } = workflow.jobs.node ?? {};
    expect(engines.node).toBe(`>=${strategy?.matrix.node?.[0]}`);
    expect(trying.map(({ run }) => run)).toContain(
      'npm ci --omit=dev --no-audit --no-fund\nnpm run build\nnpm run check -- --brief\n',
    );
  });

  it('publish nothing that a release would refuse', () => {
    const { build, deploy } = workflow.jobs;
    const asks = build?.steps.find(({ run }) => run?.includes('check -- --release'));
    expect(asks?.id).toBe('ready');
    expect(build?.outputs?.ready).toContain('steps.ready.outputs.ready');
    expect(deploy?.if).toBe("needs.build.outputs.ready == 'true'");
    expect(build?.steps.find(({ run }) => run?.includes('--out pages'))?.run).toMatch(/^npm run release -- /);
  });

  it('may read the repository, and write nothing to it', () => {
    for (const { permissions, jobs } of workflows) {
      expect(permissions).toEqual({ contents: 'read' });
      const writing = Object.entries(jobs).filter(([, job]) => job.permissions?.contents === 'write');
      expect(writing).toEqual([]);
    }
  });
});

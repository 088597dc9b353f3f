import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import { programCommand } from '../../../src/cli/programs/program-command.ts';

const root = path.resolve(import.meta.dirname, '../../..');

it.each(['biome', 'knip', 'tsc', 'tsx', 'vitest'] as const)('Node starts %s without a shell', (name) => {
  const [node = '', ...args] = programCommand(root, name);
  expect(node).toBe(process.execPath);
  const { status, stdout } = spawnSync(node, [...args, '--version'], { cwd: root, encoding: 'utf8' });
  expect([status, /\d+\.\d+/.test(stdout)]).toEqual([0, true]);
});

it('Node starts a program that is installed above the project, if that is a package itself', () => {
  const inside = path.join(root, 'node_modules/engine');
  expect(programCommand(inside, 'knip')).toEqual(programCommand(root, 'knip'));
});

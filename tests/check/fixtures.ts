import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Mutation } from './apply-mutation.ts';

const rules = path.join(import.meta.dirname, 'rules');

/** Every code with the mistake in its folder of `rules/`, sorted by code. */
export const fixtures: [code: string, mistake: Mutation][] = readdirSync(rules, { recursive: true })
  .map((name) => String(name).split(path.sep).join('/'))
  .filter((name) => name.endsWith('/mistake.json'))
  .sort()
  .map((name) => [path.posix.dirname(name), JSON.parse(readFileSync(path.join(rules, name), 'utf8')) as Mutation]);

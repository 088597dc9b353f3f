import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Slip } from './slipped-site.ts';

const rules = path.join(import.meta.dirname, 'rules');

/** Every code with the slip in its folder of `rules/`, sorted by code. */
export const fixtures: [code: string, slip: Slip][] = readdirSync(rules, { recursive: true })
  .map((name) => String(name).split(path.sep).join('/'))
  .filter((name) => name.endsWith('/slip.json'))
  .sort()
  .map((name) => [path.posix.dirname(name), JSON.parse(readFileSync(path.join(rules, name), 'utf8')) as Slip]);

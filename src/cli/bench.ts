import path from 'node:path';
import { scratchDirectory, siteDirectory } from '../build/project.ts';
import { benchCheck } from './bench/check.ts';
import { benchScale } from './bench/scale.ts';
import { benchSizes } from './bench/sizes.ts';

const usage = `Usage: npm run bench [check] [sizes] [scale] [-- --all]
  check   the check of a site of 35, 350 and 3,500 guides, as a process of its own
  sizes   what the pages and the program weigh
  scale   builds of 54, 540 and 5,400 pages; 54,000 too with --all
Without a name, all.`;

const known = new Set(['check', 'sizes', 'scale', '--all']);
const asked = process.argv.slice(2);
if (asked.some((word) => !known.has(word))) {
  console.error(usage);
  process.exit(2);
}
const chosen = (name: string) =>
  asked.includes(name) || !['check', 'sizes', 'scale'].some((known) => asked.includes(known));
const options = { site: siteDirectory(), scratch: path.join(scratchDirectory, 'bench') };
if (chosen('check')) benchCheck({ ...options, sizes: [54, 376, 3590], runs: 7 });
if (chosen('sizes')) await benchSizes(options);
if (chosen('scale')) benchScale({ ...options, sizes: [54, 540, 5400, ...(asked.includes('--all') ? [54_000] : [])] });

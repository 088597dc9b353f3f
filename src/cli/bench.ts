import path from 'node:path';
import { scratchDirectory, siteDirectory } from '../build/project.ts';
import { benchScale } from './bench/scale.ts';
import { benchSizes } from './bench/sizes.ts';

const usage = `Usage: npm run bench [sizes] [scale] [-- --all]
  sizes   what the pages and the program weigh
  scale   builds of 54, 540 and 5,400 pages; 54,000 too with --all
Without a name, both.`;

const known = new Set(['sizes', 'scale', '--all']);
const asked = process.argv.slice(2);
if (asked.some((word) => !known.has(word))) {
  console.error(usage);
  process.exit(2);
}
const chosen = (name: string) => asked.includes(name) || !(asked.includes('sizes') || asked.includes('scale'));
const options = { site: siteDirectory(), scratch: path.join(scratchDirectory, 'bench') };
if (chosen('sizes')) await benchSizes(options);
if (chosen('scale')) benchScale({ ...options, sizes: [54, 540, 5400, ...(asked.includes('--all') ? [54_000] : [])] });

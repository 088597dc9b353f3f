import path from 'node:path';
import { loadSite } from '../build/load.ts';
import { projectRoot, scratchDirectory, siteDirectory } from '../build/project.ts';
import { benchCheck } from './bench/check.ts';
import { benchClient } from './bench/client.ts';
import { benchDev } from './bench/dev.ts';
import { benchNavigation } from './bench/navigation.ts';
import { benchScale } from './bench/scale.ts';
import { benchSizes } from './bench/sizes.ts';
import { benchWaking } from './bench/waking.ts';
import { routesToMeasure } from './lighthouse/routes.ts';

const usage = `Usage: npm run bench [check] [client] [dev] [navigation] [scale] [sizes] [waking] [-- --all]
  check       the check of a site of 35, 350 and 3,500 guides, as a process of its own
  client      what each package and room costs in the client program
  dev         npm start until its first page, and a saved text until it is on the screen
  navigation  how long the next guide takes to show within an awake page of dist/
  scale       builds of 54, 540 and 5,400 pages; 54,000 too with --all
  sizes       what the pages and the program weigh
  waking      what the first touch of a page in dist/ costs
Without a name, all.`;

const names = ['check', 'client', 'dev', 'navigation', 'scale', 'sizes', 'waking'];
const asked = process.argv.slice(2);
if (asked.some((word) => word !== '--all' && !names.includes(word))) {
  console.error(usage);
  process.exit(2);
}
const chosen = (name: string) => asked.includes(name) || !names.some((other) => asked.includes(other));
const options = { site: siteDirectory(), scratch: path.join(scratchDirectory, 'bench') };
if (chosen('check')) benchCheck({ ...options, sizes: [54, 376, 3590], runs: 7 });
if (chosen('sizes')) await benchSizes(options);
if (chosen('client')) await benchClient(options);
const directory = path.resolve(projectRoot, process.env.VITRINE_DIST ?? 'dist');
if (chosen('waking')) {
  const { model } = loadSite(options.site);
  const routes = model ? routesToMeasure(model) : [];
  await benchWaking({ ...options, directory, routes });
}
if (chosen('navigation')) {
  const [guide] = loadSite(options.site).model?.guides.keys() ?? [];
  if (guide) await benchNavigation({ ...options, directory, guide });
}
if (chosen('dev')) await benchDev({ site: options.site, runs: 5 });
if (chosen('scale')) {
  const sizes = [54, 540, 5400, ...(asked.includes('--all') ? [54_000] : [])];
  benchScale({ ...options, sizes, besideUpTo: 540 });
}

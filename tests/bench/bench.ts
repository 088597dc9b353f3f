import path from 'node:path';
import { loadSite } from '../../src/build/load-site.ts';
import { outputFolder, scratchDirectory, siteDirectory } from '../../src/build/project.ts';
import { benchCheck } from './check.ts';
import { benchDev } from './dev.ts';
import { routesToMeasure } from './lighthouse/routes.ts';
import { benchPage } from './page.ts';
import { benchScale } from './scale.ts';
import { benchSizes } from './sizes.ts';

const usage = `Usage: npm run bench [check] [dev] [page] [scale] [sizes] [-- --all]
  check  the check of 54, 540 and 5,400 pages, as a process of its own
  dev    npm start until its first page, and a saved text until it is on the screen
  page   what the first interaction with a page in dist/ costs, and how soon the next guide shows
  scale  builds of 54, 540 and 5,400 pages; 54,000 too with --all
  sizes  what the pages and the program weigh
Without a name, all.`;

const names = ['check', 'dev', 'page', 'scale', 'sizes'];
const asked = process.argv.slice(2);
if (asked.some((word) => word !== '--all' && !names.includes(word))) {
  console.error(usage);
  process.exit(2);
}
const chosen = (name: string) => asked.includes(name) || !names.some((other) => asked.includes(other));
const options = { site: siteDirectory(), scratch: path.join(scratchDirectory, 'bench') };
if (chosen('check')) benchCheck({ ...options, sizes: [54, 540, 5400], runs: 7 });
if (chosen('sizes')) await benchSizes(options);
if (chosen('page')) {
  const { model } = loadSite(options.site);
  const directory = path.resolve(process.env.VITRINE_DIST ?? outputFolder(options.site));
  await benchPage({ ...options, directory, routes: model ? routesToMeasure(model) : [] });
}
if (chosen('dev')) await benchDev({ site: options.site, runs: 5 });
if (chosen('scale')) {
  const sizes = [54, 540, 5400, ...(asked.includes('--all') ? [54_000] : [])];
  benchScale({ ...options, sizes, socialUpTo: 5400 });
}

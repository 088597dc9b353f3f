/** @module-tag weekly */
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../../src/build/build-site.ts';
import { loadSite } from '../../../src/build/load-site.ts';
import { prepareProgram } from '../../../src/build/program/program.ts';
import { programCache, projectRoot } from '../../../src/build/project.ts';
import { generateSite, writeSite } from '../../random/generate-site.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { violations } from '../accessibility/axe.ts';
import { isFull } from '../routes.ts';
import { hydrate, openSite } from '../site.ts';

/** Number of valid sites to test, and the first seed to try; VITRINE_SEED selects a single site. */
const wanted = isFull ? 12 : 2;
const first = Number(process.env.VITRINE_SEED ?? 1);

const scratch = temporaryFolder();

/** Violations that are ignored: colours are random, and the rule `theme/contrast` checks their contrast. */
const LEFT_OUT = /^color-contrast/;

function acceptedSeeds(): number[] {
  const seeds: number[] = [];
  for (let seed = first; seeds.length < (process.env.VITRINE_SEED ? 1 : wanted) && seed < first + 40; seed += 1) {
    writeSite(path.join(scratch, String(seed)), generateSite(seed));
    if (loadSite(path.join(scratch, String(seed))).model) seeds.push(seed);
  }
  return seeds;
}

describe('a random built site', () => {
  it.each(acceptedSeeds())(
    'seed %i hydrates on every page without a message, and is well-formed',
    async (seed) => {
      const { model } = loadSite(path.join(scratch, String(seed)));
      if (!model) throw new Error('The site was accepted a moment ago');
      const output = path.join(scratch, `dist-${seed}`);
      const cache = path.join(projectRoot, '.vitrine/tests/build-site');
      const program = prepareProgram(programCache(projectRoot), model.directory);
      await buildSite({ model, output, cache, program, base: '/', urls: 'file', compress: false, social: false });
      const { page, url, problems } = await openSite({ directory: output });
      const faults: string[] = [];
      const routes = [
        ...model.manifest.pages.map((entry) => entry.path.replace(/:\w+/, 'exemple.fr')),
        ...[...model.guides.keys()].slice(0, 2),
      ];
      for (const route of routes) {
        problems.length = 0;
        await page.goto(url + route);
        await hydrate(page);
        faults.push(...problems.map((problem) => `${route}: ${problem}`));
        // A section that is shown later may contain the page's title.
        await page.evaluate(() => {
          for (const part of document.querySelectorAll<HTMLElement>('[data-reveal-after]')) part.dataset.revealed = '';
        });
        const found = (await violations(page)).filter((line) => !LEFT_OUT.test(line));
        faults.push(...found.map((line) => `${route}: ${line}`));
      }
      expect(
        faults,
        `to see it again: VITRINE_SEED=${seed} npx vitest run --project browser tests/browser/random`,
      ).toEqual([]);
    },
    240_000,
  );
});

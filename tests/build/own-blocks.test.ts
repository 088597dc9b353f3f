import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildSite } from '../../src/build/build-site.ts';
import { writeFile } from '../../src/build/files/write-file.ts';
import { loadSite } from '../../src/build/load-site.ts';
import { ownBlockParts } from '../../src/build/program/own-blocks.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { isFull } from '../browser/routes.ts';
import { addSection, dishComponent, dishFiles } from '../check/own-blocks/own-block-site.ts';
import { writeBaseSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const COMPONENT = 'blocks/site-dish/SiteDish.tsx';

/** Writes the base site with its own block on the home page. */
function siteWithDish(component = dishComponent): string {
  const site = writeBaseSite();
  for (const [file, text] of Object.entries({ ...dishFiles, [COMPONENT]: component }))
    writeFile(path.join(site, file), text);
  addSection(site, { type: 'site-dish', heading: 'Aujourd’hui', dish: 'Daube de sanglier' });
  return site;
}

/** Builds a site, and returns its output folder. */
async function publish(site: string): Promise<string> {
  const { model } = loadSite(site);
  if (!model) throw new Error('The site has errors');
  const output = path.join(temporaryFolder(), 'dist');
  const cache = path.join(site, '.vitrine/cache');
  await buildSite({ model, output, cache, base: '/', urls: 'file', compress: false, social: false });
  return output;
}

describe('a site with a block of its own', () => {
  it('publishes the HTML and styles of the block, but not its code', async () => {
    const styled = dishComponent
      .replace('<p className="dish">', '<Dish>')
      .replace('</p>', '</Dish>')
      .replace(
        '\nexport',
        "\nimport { styled } from '@mui/material/styles';\nconst Dish = styled('p')({ outlineOffset: 41 });\nexport",
      );
    const output = await publish(siteWithDish(styled));
    const home = readFileSync(path.join(output, 'index.html'), 'utf8');
    expect(home).toContain('Daube de sanglier</p>');
    expect(home).toContain('outline-offset:41px');
    expect(home).toMatch(/<h2[^>]*>Aujourd’hui<\/h2>/);
    const others = filesBelow(output).filter((file) => /\.(?:js|css|map|md)$/.test(file));
    const told = others.filter((file) =>
      /site-dish|SiteDish|sanglier/.test(readFileSync(path.join(output, file), 'utf8')),
    );
    expect(told).toEqual([]);
    expect(existsSync(path.join(output, 'blocks'))).toBe(false);
  });

  it.runIf(isFull)('is not published if its component fails, with a message about type, page and line', async () => {
    const failing = dishComponent.replace(
      '  return (',
      '  const none = undefined as unknown as string[];\n  none.map(String);\n  return (',
    );
    await expect(publish(siteWithDish(failing))).rejects.toThrow(
      /^blocks\/site-dish\/SiteDish\.tsx, line 5: the block "site-dish" of the page \/ cannot be shown: Cannot read properties of undefined/,
    );
  });

  it('has a separate compiled program for each state of its components', () => {
    const site = siteWithDish();
    const before = ownBlockParts(site);
    writeFile(path.join(site, COMPONENT), `${dishComponent}\n`);
    expect(ownBlockParts(site)).not.toEqual(before);
    expect(ownBlockParts(writeBaseSite())).not.toEqual(before);
  });
});

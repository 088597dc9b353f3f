import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../../src/build/project.ts';
import { isWatched } from '../../src/dev/watched-files.ts';

describe('isWatched', () => {
  it.each([
    ['', true],
    ['src/shell/page/App.tsx', true],
    ['schemas/site.schema.json', true],
    ['content/media/coupe.svg', true],
    ['blocks/site-menu/SiteMenu.tsx', true],
    ['site.manifest.json', true],
    ['dist/index.html', false],
    ['pages/index.html', false],
    ['dist.22710.building/index.html', false],
    ['.vitrine/cache/texts.json', false],
    ['coverage/index.html', false],
    ['report.html', false],
    ['src', true],
    ['src/dev/live.ts', true],
    ['src/cli/start.ts', false],
    ['src/editor/client/client.tsx', false],
    ['src/starters/plomberie/content/media/coupe.svg', false],
  ])('watches the files of pages in a shared folder, and no other file: %s', (file, expected) => {
    expect(isWatched(path.join(projectRoot, file), projectRoot)).toBe(expected);
  });

  it.each([
    ['/home/dist/martin/content/a.md', true],
    ['/home/dist/martin/site.manifest.json', true],
    ['/home/dist/martin/dist/index.html', false],
    [path.join(projectRoot, 'src/entry/server.tsx'), true],
    [path.join(projectRoot, 'content/a.md'), false],
    [path.join(projectRoot, 'dist/index.html'), false],
    [path.join(projectRoot, 'src/starters/plomberie/content/a.md'), false],
  ])('watches a site in a separate folder, and no other one: %s', (file, expected) => {
    expect(isWatched(file, '/home/dist/martin')).toBe(expected);
  });

  it('watches the starter that is shown, and no other one', () => {
    const site = path.join(projectRoot, 'src/starters/plomberie');
    expect(isWatched(path.join(site, 'content/a.md'), site)).toBe(true);
    expect(isWatched(site, site)).toBe(true);
    expect(isWatched(path.join(projectRoot, 'src/starters/coiffure/content/a.md'), site)).toBe(false);
  });
});

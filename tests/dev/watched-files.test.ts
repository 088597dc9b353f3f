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

  const starter = path.join(projectRoot, 'src/starters/plomberie');

  it.each([
    ['/home/dist/martin', '/home/dist/martin/content/a.md', true],
    ['/home/dist/martin', '/home/dist/martin/site.manifest.json', true],
    ['/home/dist/martin', '/home/dist/martin/dist/index.html', false],
    ['/home/dist/martin', path.join(projectRoot, 'src/entry/server.tsx'), true],
    ['/home/dist/martin', path.join(projectRoot, 'content/a.md'), false],
    ['/home/dist/martin', path.join(projectRoot, 'dist/index.html'), false],
    ['/home/dist/martin', path.join(starter, 'content/a.md'), false],
    [starter, path.join(starter, 'content/a.md'), true],
    [starter, starter, true],
    [starter, path.join(projectRoot, 'src/starters/coiffure/content/a.md'), false],
  ])('watches the site in the folder %s, and no other one: %s', (site, file, expected) => {
    expect(isWatched(file, site)).toBe(expected);
  });
});

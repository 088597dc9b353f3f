import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/publish/files/write-file.ts';
import { refusalOf } from '../../../src/publish/output/output-folder.ts';
import { projectRoot, scratchDirectory } from '../../../src/publish/project.ts';
import { temporaryFolder } from '../tiny-site.ts';

describe('refusalOf', () => {
  it.each([projectRoot, path.dirname(projectRoot), path.parse(projectRoot).root, scratchDirectory])(
    'refuses the project and what holds it: %s',
    (folder) => {
      const refusal = refusalOf(folder, { cache: temporaryFolder() });
      expect(refusal).toMatch(/^Nothing is published in .*: it holds .*Name a folder of its own, such as dist\.$/);
    },
  );

  it('sees the project through a link', () => {
    const link = path.join(temporaryFolder(), 'dist');
    symlinkSync(projectRoot, link);
    expect(refusalOf(link, { cache: temporaryFolder() })).toContain(`it holds ${projectRoot}`);
  });

  it('refuses a file, and a link to nothing', () => {
    const place = temporaryFolder();
    writeFileSync(path.join(place, 'file'), '');
    symlinkSync(path.join(place, 'nowhere'), path.join(place, 'link'));
    for (const name of ['file', 'link']) {
      expect(refusalOf(path.join(place, name), { cache: place })).toContain('it is no folder');
    }
  });

  it('takes a folder that is missing, empty, or holds only what begins with a dot', () => {
    const place = temporaryFolder();
    const dist = path.join(place, 'dist');
    expect(refusalOf(dist, { cache: place })).toBeUndefined();
    mkdirSync(path.join(dist, '.git'), { recursive: true });
    expect(refusalOf(dist, { cache: place, guarded: [path.join(place, 'dist-of-another')] })).toBeUndefined();
  });

  it.each([
    [['index.html']],
    [['404.html', '.nojekyll', '_assets/letters.js']],
    [['404.html', '_assets/letters-0123abcd.js']],
  ])('refuses a folder of another program: %j', (files) => {
    const dist = path.join(temporaryFolder(), 'dist');
    for (const file of files) writeFile(path.join(dist, file), '');
    expect(refusalOf(dist, { cache: dist })).toContain('it is not empty, and no build has filled it');
  });
});

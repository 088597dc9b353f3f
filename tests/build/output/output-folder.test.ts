import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { formatMarker, MARKER } from '../../../src/build/output/build-marker.ts';
import { inspectOutput, type OutputSite } from '../../../src/build/output/output-folder.ts';
import { projectRoot, scratchDirectory } from '../../../src/build/project.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

function refusalOf(asked: string, site?: OutputSite, records = temporaryFolder()): string | undefined {
  try {
    inspectOutput(asked, records, site);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

describe('inspectOutput', () => {
  it.each([projectRoot, path.dirname(projectRoot), path.parse(projectRoot).root, scratchDirectory])(
    'refuses the project and the folders around it: %s',
    (folder) => {
      expect(refusalOf(folder)).toMatch(
        /^Nothing is published in .*: it contains .*Name a folder of its own, such as dist\.$/,
      );
    },
  );

  it('recognizes the project through a link', () => {
    const link = path.join(temporaryFolder(), 'dist');
    symlinkSync(projectRoot, link);
    expect(refusalOf(link)).toContain(`it contains ${projectRoot}`);
  });

  it('refuses a file, and a broken link', () => {
    const place = temporaryFolder();
    writeFileSync(path.join(place, 'file'), '');
    symlinkSync(path.join(place, 'nowhere'), path.join(place, 'link'));
    for (const name of ['file', 'link']) expect(refusalOf(path.join(place, name))).toContain('it is not a folder');
  });

  it('accepts a folder that is missing, empty, or only contains the published branch', () => {
    const dist = path.join(temporaryFolder(), 'dist');
    expect(refusalOf(dist)).toBeUndefined();
    mkdirSync(path.join(dist, '.git'), { recursive: true });
    expect(refusalOf(dist)).toBeUndefined();
  });

  it.each([
    [['index.html']],
    [['404.html', '.nojekyll', '_assets/letters-0123abcd.js']],
    // A home folder.
    [['.bashrc', '.config/settings.json']],
    [['.git/HEAD', '.env']],
  ])('refuses a folder of another program: %j', (files) => {
    const dist = path.join(temporaryFolder(), 'dist');
    for (const file of files) writeFile(path.join(dist, file), '');
    expect(refusalOf(dist)).toContain('it is not empty, and no build has filled it');
  });

  it.each(['null', '[]', '{', '{ "index.html": null, "a.html": 1 }'])('treats the record %s as empty', (text) => {
    const [dist, records] = [path.join(temporaryFolder(), 'dist'), temporaryFolder()];
    writeFile(path.join(dist, MARKER), formatMarker());
    writeFile(inspectOutput(dist, records).recordFile, text);
    expect(inspectOutput(dist, records).record).toEqual({});
  });
});

describe('inspectOutput, for the folder of a site', () => {
  const builtAt = (url: string) => ({ site: url, forms: {} });
  const siteAt = (url: string): OutputSite => ({ directory: temporaryFolder(), built: builtAt(url) });

  it('accepts a folder whose marker contains no site', () => {
    for (const text of ['', 'Filled by a build.', 'null', '{"site": 1}', formatMarker()]) {
      const dist = path.join(temporaryFolder(), 'dist');
      writeFile(path.join(dist, MARKER), text);
      expect(refusalOf(dist, siteAt('https://rabot.example'))).toBeUndefined();
    }
  });

  it('accepts its own folder after a change of its address', () => {
    const site = siteAt('https://rabot.example');
    const dist = path.join(site.directory, 'dist');
    writeFile(path.join(dist, MARKER), formatMarker(builtAt('https://former.example')));
    expect(refusalOf(dist, site)).toBeUndefined();
  });
});

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

  it.each<[string, (dist: string) => void, string]>([
    ['a link to the project', (dist) => symlinkSync(projectRoot, dist), `it contains ${projectRoot}`],
    ['a broken link', (dist) => symlinkSync(`${dist}-nowhere`, dist), 'it is not a folder'],
    ['a file', (dist) => writeFileSync(dist, ''), 'it is not a folder'],
  ])('refuses %s', (_, make, reason) => {
    const dist = path.join(temporaryFolder(), 'dist');
    make(dist);
    expect(refusalOf(dist)).toContain(reason);
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

it('inspectOutput accepts, for a site, its own folder with its former address, and others without an address', () => {
  const site = { directory: temporaryFolder(), built: { site: 'https://rabot.example', forms: {} } };
  const accept = (folder: string, marker: string) => {
    const dist = path.join(folder, 'dist');
    writeFile(path.join(dist, MARKER), marker);
    expect(refusalOf(dist, site), marker).toBeUndefined();
  };
  accept(site.directory, formatMarker({ site: 'https://former.example', forms: {} }));
  for (const marker of ['', 'Filled by a build.', 'null', '{"site": 1}', formatMarker()])
    accept(temporaryFolder(), marker);
});

import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { optionsForEach, siteFolders } from '../../../src/cli/sites/site-folders.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { outcomeOf } from '../options/outcome-of.ts';

const clients = temporaryFolder();
for (const name of ['a', 'b', 'photos']) {
  mkdirSync(path.join(clients, name));
  if (name !== 'photos') writeFileSync(path.join(clients, name, 'site.manifest.json'), '{}');
}
const of = (...names: string[]) => names.map((name) => path.join(clients, name));

/** Returns the folders, and the lines that are printed about them. */
function found(...named: string[]) {
  const { returned: folders, error, said } = outcomeOf(() => siteFolders(named));
  return { folders, error, said: said.flat() };
}

describe('siteFolders', () => {
  it('replaces a last star by the sites in the folder, and names each site once', () => {
    expect(found(`${clients}/*`, ...of('a'))).toEqual({ folders: of('a', 'b'), said: [] });
  });

  it('leaves out what a shell has put in place of a star, and says so', () => {
    const { folders, said } = found(...of('a', 'b', 'photos'));
    expect([folders, said]).toEqual([of('a', 'b'), ['Without site.manifest.json, left out: photos']]);
  });

  it('leaves a single folder as it is: the command itself explains what is wrong', () => {
    expect(found(...of('photos')).folders).toEqual(of('photos'));
    expect(found().folders).toEqual([]);
  });

  it('refuses a folder that is not there, and a star without a site', () => {
    expect(found(...of('a', 'gone'))).toEqual({ error: 'left with 2', said: [`There is no folder ${of('gone')[0]}`] });
    expect(found(path.join(clients, 'gone/*')).error).toBe('left with 2');
    expect(found(path.join(clients, 'photos/*')).said).toEqual([`There is no site in ${clients}/photos/*`]);
  });
});

it('hands on the options that were typed', () => {
  const options = { site: ['a'], write: true, rehearse: false, urls: 'directory', out: undefined };
  expect(optionsForEach(options, ['site'])).toEqual(['--write', '--urls=directory']);
});

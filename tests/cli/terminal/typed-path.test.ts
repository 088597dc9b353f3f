import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { typedPath } from '../../../src/cli/terminal/typed-path.ts';

const PATHS: [what: string, folder: string, from: string, typed: string][] = [
  ['a folder below', '/home/lea/martin', '/home/lea', 'martin'],
  ['a folder beside', '/home/lea/martin', '/home/lea/vitrine', '../martin'],
  ['a folder that is far away', '/srv/martin', '/home/lea/projects/vitrine', '/srv/martin'],
  ['the same folder', '/home/lea', '/home/lea', '.'],
  ['a name with spaces', '/home/lea/Chez Martin', '/home/lea', "'Chez Martin'"],
  ['a name with an apostrophe', "/home/lea/l’O d'été", '/home/lea', "'l’O d'\\''été'"],
  ['a name with an accent', '/home/lea/évreux', '/home/lea', 'évreux'],
  ['a name with a sign of the shell', '/home/lea/a&b', '/home/lea', "'a&b'"],
  ['a name that begins with a hyphen', '/home/lea/-martin', '/home/lea', "'./-martin'"],
];

describe.runIf(path.sep === '/')('the path of a folder to type', () => {
  it.each(PATHS)('leads to %s', (_, folder, from, typed) => {
    expect(typedPath(folder, from)).toBe(typed);
  });
});

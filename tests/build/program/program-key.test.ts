import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { programKey } from '../../../src/build/program/program-key.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** Creates a project without sources, with a configuration and one list of installed packages. */
function project() {
  const root = temporaryFolder();
  writeFile(path.join(root, 'package.json'), '{}');
  writeFile(path.join(root, 'vite.config.ts'), '');
  writeFile(path.join(root, 'node_modules/.package-lock.json'), '{}');
  return root;
}

describe('programKey', () => {
  it('distinguishes fonts by their bytes', () => {
    const root = project();
    const keyWith = (...font: number[]) => {
      writeFile(path.join(root, 'src/ui/fonts/source.woff2'), Buffer.from(font));
      return programKey(root);
    };
    const key = keyWith(0x80);
    expect(keyWith(0x81)).not.toBe(key);
    expect(keyWith(0x80)).toBe(key);
  });
  it('depends on no starter, nor on what builds leave there', () => {
    const root = project();
    const key = programKey(root);
    writeFile(path.join(root, 'src/starters/macon/site.manifest.json'), '{}');
    writeFile(path.join(root, 'src/starters/macon/.vitrine/cache/page'), 'x');
    expect(programKey(root)).toBe(key);
    writeFile(path.join(root, 'src/shell/new.ts'), '');
    expect(programKey(root)).not.toBe(key);
  });
  it('changes when packages are installed, and not with the lock file only', () => {
    const root = project();
    const key = programKey(root);
    writeFile(path.join(root, 'package-lock.json'), '{"lockfileVersion":3}');
    expect(programKey(root)).toBe(key);
    writeFile(path.join(root, 'node_modules/.package-lock.json'), '{"lockfileVersion":3}');
    expect(programKey(root)).not.toBe(key);
  });
});

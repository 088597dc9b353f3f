import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files.ts';
import { programKey } from '../../../src/build/program/program-key.ts';
import { temporaryFolder } from '../tiny-site.ts';

describe('programKey', () => {
  it('tells fonts apart by their bytes, which are no text', () => {
    const root = temporaryFolder();
    for (const file of ['package-lock.json', 'vite.config.ts']) writeFile(path.join(root, file), '');
    const keyWith = (...font: number[]) => {
      writeFile(path.join(root, 'src/ui/fonts/source.woff2'), Buffer.from(font));
      return programKey('/', root);
    };
    const key = keyWith(0x80);
    expect(keyWith(0x81)).not.toBe(key);
    expect(keyWith(0x80)).toBe(key);
    expect(programKey('/depot/', root)).not.toBe(key);
  });
});

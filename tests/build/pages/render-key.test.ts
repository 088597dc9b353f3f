import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { enginesOf, type RenderKeyParts, renderKeyOf } from '../../../src/build/pages/render-key.ts';
import { fromPartial } from '../../from-partial.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

describe('renderKeyOf', () => {
  it('changes with the server, its runtime, and the data of all pages', () => {
    const parts = fromPartial<RenderKeyParts>({ serverKey: 'a', render: { theme: {} }, engines: 'x' });
    const keys = [
      parts,
      { ...parts, serverKey: 'b' },
      { ...parts, engines: 'y' },
      fromPartial<RenderKeyParts>({ ...parts, render: { theme: { light: {} } } }),
    ].map(renderKeyOf);
    expect(new Set(keys).size).toBe(4);
    const { engines: _, ...rest } = parts;
    expect(renderKeyOf(rest)).toBe(renderKeyOf({ ...rest, engines: enginesOf() }));
  });
});

describe('enginesOf', () => {
  it('contains the installed versions of Node and of the native parser', () => {
    const root = temporaryFolder();
    expect(enginesOf(root)).toBe(`node ${process.version}, satteri none`);
    writeFile(path.join(root, 'node_modules/satteri/package.json'), '{ "version": "1.2.3" }');
    expect(enginesOf(root)).toBe(`node ${process.version}, satteri 1.2.3`);
    expect(enginesOf()).toMatch(/satteri \d/);
  });
});

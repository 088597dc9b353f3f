import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder.ts';
import { become, type Construct, type Format } from './constructs.ts';
import { baseSite } from './mutated-site.ts';

type Table = Record<Format, Construct[]> & { legitimate: { construct: string; typed: string }[] };

const table = JSON.parse(readFileSync(path.join(import.meta.dirname, 'constructs.json'), 'utf8')) as Table;

let directory = '';

beforeAll(() => {
  directory = temporaryFolder();
  cpSync(baseSite, directory, { recursive: true });
});

describe.each(['markdown', 'yaml', 'json'] as const)('a construct of %s', (format) => {
  it.each(table[format])('$construct: $outcome', (row) => {
    expect(become(directory, format, row.construct, row.typed)).toEqual(row);
  });
});

describe('prose with signs that look like marks', () => {
  it.each(table.legitimate)('is not reported: $construct', ({ construct, typed }) => {
    expect(become(directory, 'markdown', construct, typed).codes).toBeUndefined();
  });
});

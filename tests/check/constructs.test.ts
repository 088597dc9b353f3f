import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { become, type Construct, type Format } from './constructs.ts';

type Table = Record<Format, Construct[]> & { legitimate: { construct: string; typed: string }[] };

const table = JSON.parse(readFileSync(path.join(import.meta.dirname, 'constructs.json'), 'utf8')) as Table;

describe.each(['markdown', 'yaml', 'json'] as const)('a construct of %s', (format) => {
  it.each(table[format])('$construct: $outcome', (row) => {
    expect(become(format, row.construct, row.typed)).toEqual(row);
  });
});

describe('prose with signs that look like marks', () => {
  it.each(table.legitimate)('is not reported: $construct', ({ construct, typed }) => {
    expect(become('markdown', construct, typed).codes).toBeUndefined();
  });
});

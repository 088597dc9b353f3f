import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { baseSite, checkFolder, checkSlip, type Slip } from '../slipped-site.ts';

const fixtures = readdirSync(import.meta.dirname, { recursive: true })
  .map((name) => String(name).split(path.sep).join('/'))
  .filter((name) => name.endsWith('/slip.json'))
  .map((name) => path.posix.dirname(name))
  .sort();

function readFixture<T>(code: string, file: string): T {
  return JSON.parse(readFileSync(path.join(import.meta.dirname, code, file), 'utf8')) as T;
}

describe('the base site', () => {
  it('has nothing wrong', () => {
    expect(checkFolder(baseSite)).toEqual([]);
  });
});

describe('each slip', () => {
  it.each(fixtures)('%s is found where it stands, told in words, and nothing else is', (code) => {
    const found = checkSlip(readFixture<Slip>(code, 'slip.json'));
    expect(found).toEqual(readFixture(code, 'expected.json'));
    expect(found.map((one) => one.code)).toEqual([code]);
  });
});

import { describe, expect, it } from 'vitest';
import { describeMissingTools, isInstalled } from '../../../src/cli/test/tools.ts';

const there = { name: 'this runtime', file: process.execPath, package: 'nodejs' };
const gone = { name: 'a loom', file: '/nowhere/loom', package: 'loom' };
const lost = { name: 'a plough', file: '/nowhere/plough', package: 'plough-light' };

describe('tools for tests', () => {
  it('are looked up at Debian’s paths', () => {
    expect([there, gone].map(isInstalled)).toEqual([true, false]);
  });

  it('are listed in one line with instructions if they are missing', () => {
    expect(describeMissingTools([there])).toBeUndefined();
    expect(describeMissingTools([gone, there, lost])).toBe(
      'The tests of a loom and a plough need packages that are not installed: apt-get install loom plough-light',
    );
  });
});

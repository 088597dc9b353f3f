import { describe, expect, it } from 'vitest';
import { baseMismatch, normalizeBase } from '../../src/publish/project.ts';

describe('the path that a site is built for', () => {
  it('begins and ends with a slash, however it is typed', () => {
    expect(['depot', '/depot', 'depot/', '//a/b//', '', undefined].map(normalizeBase)).toEqual([
      '/depot/',
      '/depot/',
      '/depot/',
      '/a/b/',
      '/',
      '/',
    ]);
  });

  it('is that of the address of the site', () => {
    expect(baseMismatch('https://ana.example', '/')).toBe(false);
    expect(baseMismatch('https://ana.example/depot', '/depot/')).toBe(false);
    expect(baseMismatch('https://ana.example', '/depot/')).toBe(true);
    expect(baseMismatch('https://ana.example/depot/', '/')).toBe(true);
    expect(baseMismatch('www.ana.example', '/')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { baseMismatch, normalizeBase } from '../../src/build/project.ts';

describe('the base path of a site', () => {
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

  it('equals that of the site’s address', () => {
    expect(baseMismatch('https://ana.example', '/')).toBe(false);
    expect(baseMismatch('https://ana.example/depot', '/depot/')).toBe(false);
    expect(baseMismatch('https://ana.example', '/depot/')).toBe(true);
    expect(baseMismatch('https://ana.example/depot/', '/')).toBe(true);
    expect(baseMismatch('www.ana.example', '/')).toBe(false);
  });
});

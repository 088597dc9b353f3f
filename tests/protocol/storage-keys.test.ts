import { describe, expect, it } from 'vitest';
import { storageKey } from '../../src/protocol/storage-keys.ts';

describe('names in the browser’s storage', () => {
  it('are those in visitors’ browsers, for a site at the root of its host', () => {
    expect(['consent', 'draft:contact', 'places'].map((name) => storageKey(name, '/'))).toEqual([
      'vitrine:consent',
      'vitrine:draft:contact',
      'vitrine:places',
    ]);
    expect(storageKey('consent')).toBe('vitrine:consent');
  });

  it('differ between sites of one host', () => {
    const bases = ['/', '/a/', '/b/', '/a/b/'];
    expect(new Set(bases.map((base) => storageKey('consent', base))).size).toBe(bases.length);
  });
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../src/model/types.generated.ts';

const root = path.resolve(import.meta.dirname, '../..');
const { services = [], consent } = JSON.parse(readFileSync(path.join(root, 'site.manifest.json'), 'utf8')) as Manifest;
const stores = services.flatMap(({ purpose, cookies = [] }) => (purpose === 'necessaire' ? cookies : []));

describe('the site’s list of what it stores', () => {
  it('describes each entry in words', () => {
    const text = readFileSync(path.join(root, 'content/legal/cookies.md'), 'utf8');
    const section = /## Ce que nous enregistrons sans vous le demander\n([\s\S]*?)\n## /.exec(text)?.[1] ?? '';
    expect(section.match(/^- \*\*/gm)).toHaveLength(stores.length);
  });

  it('continues in lower case after the colon that pages add', () => {
    const cookies = services.flatMap((service) => service.cookies ?? []).map(({ purpose }) => purpose);
    const purposes = consent?.purposes.map(({ description }) => description) ?? [];
    expect([...cookies, ...purposes].filter((words) => !/^\p{Ll}/u.test(words))).toEqual([]);
  });
});

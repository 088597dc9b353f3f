import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

const guides = (readdirSync(path.join(root, 'content'), { recursive: true }) as string[])
  .filter((file) => file.includes('/') && file.endsWith('.md'))
  .map((file) => `content/${file}`);

describe('the texts of this site', () => {
  it.each([
    ['e-mail', /courriel/i],
    ['Wi-Fi', /\bwi-?fi\b(?<!Wi-Fi)/i],
    ['internet', /[a-zà-ÿ,] (?:[dl]['’])?Internet\b/],
  ])('spell « %s » the same everywhere', (_, other) => {
    expect(guides.length).toBeGreaterThan(40);
    const files = ['site.manifest.json', ...guides];
    expect(files.filter((file) => other.test(readFileSync(path.join(root, file), 'utf8')))).toEqual([]);
  });
});

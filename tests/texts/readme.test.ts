import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readMarkdown } from '../../src/model/read/read-markdown.ts';
import { schemaNamed } from '../../src/model/schema/schemas.ts';
import { loadValidators } from '../../src/model/schema/validators.ts';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'content/README.md'), 'utf8');

/** Anchors as the repository's web page makes them. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replace(/ /g, '-');

describe('the guide for those who write', () => {
  it('lists its own sections', () => {
    const listed = [...text.matchAll(/^- \[[^\]]+\]\(#([^)]+)\)$/gm)].map(([, name]) => name);
    expect(listed).toEqual([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => anchor(heading ?? '')));
  });

  it('shows a guide’s opening lines that are valid as they stand', () => {
    const example = /^ {3}---\n[\s\S]*?^ {3}---\n/m.exec(text)?.[0].replace(/^ {3}/gm, '') ?? '';
    const photo = /```yaml\n(photo:[\s\S]*?)```/.exec(text)?.[1] ?? '';
    const whole = example.replace(/---\n$/, `${photo}---\n`);
    const mistakes: unknown[] = [];
    const { data } = readMarkdown({ path: 'x.md', text: whole }, (mistake) => mistakes.push(mistake));
    const { frontMatter } = loadValidators();
    expect(mistakes).toEqual([]);
    expect(frontMatter(data), JSON.stringify(frontMatter.errors)).toBe(true);
    const { title, description } = data as { title: string; description: string };
    expect(title.length).toBeLessThanOrEqual(60);
    expect(description.length).toBeGreaterThanOrEqual(120);
    expect(description.length).toBeLessThanOrEqual(158);
  });

  it('names every motif of the drawings, and no other', () => {
    const paragraph = /Les motifs possibles :\n\n([\s\S]*?)\n\n/.exec(text)?.[1] ?? '';
    const motifs = [...paragraph.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(motifs).toEqual(schemaNamed('front-matter').properties?.drawing?.items?.enum);
  });

  it('names every kind of field of a form, and no other', () => {
    const line = /^- `kind` est .*$/m.exec(text)?.[0] ?? '';
    const kinds = [...line.matchAll(/`(\w+)`/g)]
      .map(([, name]) => name)
      .filter((name) => !/^(?:kind|options)$/.test(name ?? ''));
    expect(kinds).toEqual(schemaNamed('form-field').properties?.kind?.enum);
  });

  it('shows pictures that are there, light, and none of the published ones', () => {
    const shown = [...text.matchAll(/!\[[^\]]*\]\((\.[^)]+)\)|<img src="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '');
    expect(shown).toHaveLength(4);
    for (const picture of shown) {
      const file = path.resolve(root, 'content', picture);
      expect(path.relative(root, file)).toMatch(/^src\/workshop\//);
      expect(statSync(file).size).toBeLessThanOrEqual(80_000);
    }
  });

  it('names commands and keys that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { scripts: object };
    for (const [, name] of text.matchAll(/npm run ([\w:-]+)/g)) expect(Object.keys(scripts)).toContain(name);
    const { properties } = schemaNamed('site');
    for (const key of ['facts', 'plans', 'backlinkPacks', 'business', 'pages', 'navigation', 'redirects', 'chains']) {
      expect(text).toContain(`"${key}"`);
      expect(Object.keys(properties ?? {})).toContain(key);
    }
  });
});

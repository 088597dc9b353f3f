import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { src } from './imports.ts';

const root = path.dirname(src);

/** Files and folders that a document names between backticks, patterns and published files aside. */
function namedPaths(text: string): string[] {
  const code = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, inner = '']) => inner);
  return code.filter((one) => /^(?:\.\.\/)?[\w-]+(?:\/[\w.-]*)+$/.test(one) && !/^(?:node_modules|dist)\b/.test(one));
}

const isThere = (named: string) => [src, root].some((folder) => existsSync(path.join(folder, named)));

describe('the map of the sources', () => {
  const text = readFileSync(path.join(src, 'README.md'), 'utf8');
  const decisions = readdirSync(path.join(src, 'decisions')).filter((file) => file.endsWith('.md'));

  it('names files and folders that exist', () => {
    const named = namedPaths(text);
    expect(named.length).toBeGreaterThan(60);
    expect(named.filter((one) => !isThere(one))).toEqual([]);
  });

  it.each(decisions)('leads to %s, which names files and folders that exist', (file) => {
    const named = namedPaths(readFileSync(path.join(src, 'decisions', file), 'utf8'));
    expect(named.filter((one) => !isThere(one))).toEqual([]);
  });

  it('names every decision', () => {
    expect(decisions.filter((file) => !text.includes(`decisions/${file}`))).toEqual([]);
  });
});

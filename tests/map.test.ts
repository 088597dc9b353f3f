import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { src } from './imports.ts';

const root = path.dirname(src);

/** The documents for people who work on the engine or begin a site with it, except for the changelog. */
const documents = [
  ...['README.md', 'tests/README.md', 'tests/engines/README.md'],
  ...(readdirSync(src, { recursive: true }) as string[])
    .filter((file) => file.endsWith('.md') && !file.startsWith('starters') && file !== 'CHANGELOG.md')
    .map((file) => path.join('src', file)),
];

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };

/** Returns the files and folders that a document names in backticks, except for patterns and files of other sites. */
function namedPaths(text: string): string[] {
  const code = [...text.replace(/^```[\s\S]*?^```/gm, '').matchAll(/`([^`\n]+)`/g)].map(([, inner = '']) => inner);
  return code.filter(
    (one) =>
      /^(?:\.\.\/)?[\w-]+(?:\/[\w.-]*)+$/.test(one) &&
      /\/$|\.\w+$/.test(one) &&
      !/^(?:node_modules|dist|media|vendor)\b/.test(one),
  );
}

/** Returns the files that a document links to. */
const linkedFiles = (text: string) =>
  [...text.matchAll(/\]\(([^)#\s]+)[^)]*\)|<img src="([^"]+)"/g)]
    .map(([, link, picture]) => link ?? picture ?? '')
    .filter((link) => !link.startsWith('http'));

describe.each(documents)('%s', (file) => {
  const text = read(file);
  const own = path.dirname(path.join(root, file));

  it('names files, folders and commands, and links to files, that exist', () => {
    const missing = namedPaths(text).filter(
      (named) => ![src, root, own].some((folder) => existsSync(path.join(folder, named))),
    );
    expect(missing).toEqual([]);
    expect(linkedFiles(text).filter((link) => !existsSync(path.join(own, link)))).toEqual([]);
    const named = [...text.matchAll(/\bnpm run ([\w:]+)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
  });

  it('has at most 900 words', () => {
    expect(text.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(900);
  });
});

describe('the documents', () => {
  it('are all reached by links from the first', () => {
    const reached = new Set(['README.md']);
    // A set may grow while it is iterated.
    for (const file of reached) {
      if (!documents.includes(file)) continue;
      for (const link of linkedFiles(read(file))) reached.add(path.join(path.dirname(file), link));
    }
    expect(documents.filter((file) => !reached.has(file))).toEqual([]);
  });

  it('list every command', () => {
    const text = read('src/cli/README.md');
    const aliases = ['dev', 'prepack'];
    const missing = Object.keys(scripts).filter(
      (name) => !aliases.includes(name) && !new RegExp(`\`(?:npm (?:run )?)?${name}\\b`).test(text),
    );
    expect(missing).toEqual([]);
  });
});

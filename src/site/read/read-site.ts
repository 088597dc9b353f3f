import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Report } from '../../diagnostics/diagnostic.ts';
import { readJson } from './read-json.ts';
import { readMarkdown } from './read-markdown.ts';
import type { MarkdownSource, Sources } from './source.ts';

/** Name of the manifest in a site folder. */
export const manifestName = 'site.manifest.json';

function filesBelow(directory: string): string[] {
  try {
    return (readdirSync(directory, { recursive: true, withFileTypes: true }) as import('node:fs').Dirent[])
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
      .sort();
  } catch {
    return [];
  }
}

/** Reads the manifest and everything below `content/`. Files that cannot be read are reported. */
export function readSite(directory: string, report: Report): Sources {
  let text = '';
  try {
    text = readFileSync(path.join(directory, manifestName), 'utf8');
  } catch {
    report({
      code: 'manifest/missing',
      severity: 'error',
      place: { file: manifestName, offset: 0, length: 0 },
      args: { directory },
    });
  }
  const content = path.join(directory, 'content');
  const markdown = new Map<string, MarkdownSource>();
  const media = new Map<string, number>();
  for (const name of filesBelow(content)) {
    if (name.startsWith('media/')) media.set(name, statSync(path.join(content, name)).size);
    else if (name.endsWith('.md') && name !== 'README.md') {
      const file = { path: `content/${name}`, text: readFileSync(path.join(content, name), 'utf8') };
      markdown.set(name.slice(0, -3), readMarkdown(file, report));
    }
  }
  return { directory, manifest: readJson({ path: manifestName, text }, report), markdown, media };
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { projectRoot } from '../../build/project.ts';
import { filesBelow } from '../../site/read/files-below.ts';
import { formatTable, kilobytes } from './table.ts';

/** What a module belongs to, by its path; the first that fits. */
const OWNERS: [RegExp, string][] = [
  [/node_modules\/(?:react|react-dom|scheduler)\//, 'react, react-dom'],
  [/node_modules\/(?:react-router|react-router-dom|@remix-run|cookie|set-cookie-parser)\//, 'react-router-dom'],
  [/node_modules\/(?:@mui|@emotion|stylis)\//, 'MUI and Emotion'],
  [/node_modules\/((?:@[^/]+\/)?[^/]+)\//, '$1'],
  [/(?:^|\/)src\/(blocks\/[^/]+|[^/]+)\//, 'src/$1'],
];

function ownerOf(source: string): string {
  for (const [pattern, name] of OWNERS) {
    const match = pattern.exec(source);
    if (match) return name.replace('$1', match[1] ?? '');
  }
  return 'bundler';
}

/** Splits compiled code among the modules that it was made from. */
function shares(code: string, map: SourceMap): Map<string, string> {
  const parts = new Map<string, string>();
  code.split('\n').forEach((line, row) => {
    let owner = '';
    let from = 0;
    for (let column = 0; column <= line.length; column += 1) {
      const entry = column < line.length ? map.findEntry(row, column) : undefined;
      const next = entry && 'originalSource' in entry ? ownerOf(String(entry.originalSource)) : 'bundler';
      if (column < line.length && (next === owner || column === 0)) {
        owner = next;
        continue;
      }
      parts.set(owner, (parts.get(owner) ?? '') + line.slice(from, column));
      owner = next;
      from = column;
    }
  });
  return parts;
}

/** Compiles the client program once more with source maps and prints what each package and room of it weighs. */
export async function benchClient({ scratch }: { scratch: string }): Promise<void> {
  const { build } = await import('vite');
  const output = path.join(scratch, 'client');
  rmSync(output, { recursive: true, force: true });
  await build({
    configFile: path.join(projectRoot, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    build: { outDir: output, emptyOutDir: true, sourcemap: 'hidden', manifest: 'manifest.json' },
    environments: { client: { build: { outDir: output } } },
  });
  const rows: string[][] = [];
  for (const file of filesBelow(output).filter((name) => name.endsWith('.js'))) {
    const code = readFileSync(path.join(output, file), 'utf8');
    const size = brotliCompressSync(code).length;
    rows.push([path.basename(file).replace(/-[\w-]{8}\.js$/, ''), kilobytes(code.length), kilobytes(size)]);
    const map = path.join(output, `${file}.map`);
    if (!existsSync(map)) continue;
    const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMapPayload;
    const parts = [...shares(code, new SourceMap(payload))].sort(([, one], [, other]) => other.length - one.length);
    if (parts.length < 2) continue;
    for (const [owner, text] of parts) {
      rows.push([`  ${owner}`, kilobytes(text.length), kilobytes(brotliCompressSync(text).length)]);
    }
  }
  console.log(formatTable(['chunk, and its parts alone', 'minified', 'brotli'], rows));
}

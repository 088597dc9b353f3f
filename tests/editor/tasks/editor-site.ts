import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ViteDevServer } from 'vite';
import { writeFile } from '../../../src/build/files/write-file.ts';
import { projectRoot } from '../../../src/build/project.ts';
import { spellingLoader } from '../../../src/check/spelling/check-spelling.ts';
import { describeSite } from '../../../src/cli/terminal/print-diagnostics.ts';
import { startDevServer } from '../../../src/dev/dev-server.ts';
import { writeFixtureSite } from '../../fixtures/fixture-site.ts';

const isPlain = (value: unknown) => typeof value !== 'object' || value === null;
const membersOf = (value: object) => Object.entries(value);

/** Whether a person would write a value on one line: a short list of short values, or a small object of them. */
function isShort(value: unknown): boolean {
  if (isPlain(value)) return true;
  const parts = Object.values(value as object);
  return parts.every(isPlain) && parts.length <= 3 && JSON.stringify(value).length < 70;
}

function write(value: unknown, indent: string): string {
  if (isPlain(value)) return JSON.stringify(value);
  const inner = `${indent}\t`;
  if (Array.isArray(value)) {
    if (value.length === 0) return '[]';
    if (isShort(value)) return `[ ${value.map((item) => JSON.stringify(item)).join(', ')} ]`;
    return `[\n${value.map((item) => inner + write(item, inner)).join(',\n')}\n${indent}]`;
  }
  const members = membersOf(value as object);
  if (isShort(value)) return `{${members.map(([key, own]) => `"${key}": ${JSON.stringify(own)}`).join(', ')}}`;
  // A space before some colons, and an empty line before multi-line values.
  const lines = members.map(([key, own]) => {
    const gap = !isPlain(own) && indent === '' ? '\n' : '';
    return `${gap}${inner}"${key}"${key.length % 3 === 0 ? ' ' : ''}: ${write(own, inner)}`;
  });
  return `{\n${lines.join(',\n')}\n${indent}}`;
}

/**
 * Returns the same data as a person may have typed it: tabs, short values on one line, `\r\n`, no final line end. It
 * has no byte order mark, because `check` reports that as an error and pages would not update.
 */
function handFormatted(json: string): string {
  return write(JSON.parse(json), '').replaceAll('\n', '\r\n');
}

/** The site that is copied: the fixture site, or that of this repository with a manifest that was typed by hand. */
export type CopiedSite = 'fixture site' | 'own site, typed by hand';

/** A copy of the site, which tests may change, with its editor. */
export interface EditorSite {
  directory: string;
  /** Address of the site, with a final slash. */
  address: string;
  read(file: string): string;
  write(file: string, text: string): void;
  /** Returns the bytes of all files by their path. */
  files(): Map<string, Buffer>;
  /** Returns the numbers of lines added and removed since the initial state, by file: `{ 'site.manifest.json': '1 1' }`. */
  changedLines(): Record<string, string>;
  /** Restores changed files, and clears the editor's stored data. */
  reset(): Promise<void>;
  /** Stops the server; `restart` starts it again. */
  stop(): Promise<void>;
  /** Stops the server and starts another one for the same site at the same address. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Returns all files except for the schemas for text editors, which `npm start` always writes. */
function filesIn(directory: string): Map<string, Buffer> {
  const found = readdirSync(directory, { recursive: true, encoding: 'utf8' }).filter(
    (name) => !name.startsWith('schemas') && statSync(path.join(directory, name)).isFile(),
  );
  return new Map(found.toSorted().map((name) => [name, readFileSync(path.join(directory, name))]));
}

/** Returns the numbers of added and removed lines between two texts, as `git diff --numstat` counts them. */
function numstat(scratch: string, before: Buffer | undefined, after: Buffer | undefined): string {
  const sides = [before, after].map((bytes, index) => {
    const file = path.join(scratch, `side-${index}`);
    writeFileSync(file, bytes ?? '');
    return file;
  });
  try {
    execFileSync('git', ['diff', '--no-index', '--numstat', '--', ...sides], { encoding: 'utf8' });
    return '0 0';
  } catch (error) {
    const [added, removed] = (error as { stdout: string }).stdout.split('\t');
    return `${added} ${removed}`;
  }
}

/** Writes a copy of a site into a folder. */
function writeCopy(directory: string, copied: CopiedSite): void {
  if (copied === 'fixture site') {
    cpSync(writeFixtureSite(), directory, { recursive: true });
    return;
  }
  cpSync(path.join(projectRoot, 'content'), path.join(directory, 'content'), { recursive: true });
  const manifest = readFileSync(path.join(projectRoot, 'site.manifest.json'), 'utf8');
  writeFileSync(path.join(directory, 'site.manifest.json'), handFormatted(manifest));
}

/** Contents by file, which the copy has in addition or instead. */
export type AddedFiles = Readonly<Record<string, string | Uint8Array>>;

/** Copies a site and serves it with its editor. */
export async function openEditorSite(scratch: string, files: AddedFiles, copied: CopiedSite): Promise<EditorSite> {
  const directory = path.join(scratch, 'site');
  mkdirSync(directory);
  writeCopy(directory, copied);
  for (const [file, content] of Object.entries(files)) writeFile(path.join(directory, file), content);
  let memory = 0;
  const start = (port: number) =>
    startDevServer({
      site: directory,
      port,
      outbox: path.join(scratch, 'outbox'),
      edit: { directory: path.join(scratch, `edit-${memory}`), loadSpelling: spellingLoader(directory) },
      describe: describeSite,
      report: () => {},
    });
  let vite: ViteDevServer = await start(0);
  const address = vite.resolvedUrls?.local[0] ?? '';
  const first = filesIn(directory);
  const changed = () => {
    const now = filesIn(directory);
    const names = new Set([...first.keys(), ...now.keys()]);
    return [...names].filter((name) => !first.get(name)?.equals(now.get(name) ?? Buffer.of(0)));
  };
  const restart = async () => {
    await vite.close();
    vite = await start(Number(new URL(address).port));
  };
  return {
    directory,
    address,
    read: (file) => readFileSync(path.join(directory, file), 'utf8'),
    write: (file, text) => writeFileSync(path.join(directory, file), text),
    files: () => filesIn(directory),
    changedLines() {
      const lines = changed().map((name) => {
        const file = path.join(directory, name);
        return [name, numstat(scratch, first.get(name), existsSync(file) ? readFileSync(file) : undefined)];
      });
      return Object.fromEntries(lines);
    },
    async reset() {
      const names = changed();
      if (names.length === 0) return;
      for (const name of names) {
        const bytes = first.get(name);
        if (bytes) writeFileSync(path.join(directory, name), bytes);
        else rmSync(path.join(directory, name));
      }
      memory += 1;
      await restart();
    },
    restart,
    stop: () => vite.close(),
    close: () => vite.close(),
  };
}

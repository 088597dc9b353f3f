import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { scratchDirectory } from '../../src/build/project.ts';
import { type Described, describe as describeDiagnostics } from '../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { checkSite } from '../../src/site/check.ts';
import { readSite } from '../../src/site/read/read-site.ts';
import { openTextMemory, type TextMemory } from '../../src/site/read/text-memory.ts';
import { createTextFinder } from '../../src/site/read/text-of.ts';

/** What an author does to a good site. Files are relative to the site folder. */
export interface Slip {
  /** Replaces one text by another; `*` is the whole file. */
  edits?: { file: string; find: string; put: string }[];
  add?: Record<string, string>;
  remove?: string[];
  /** Saves a file in another encoding. */
  encode?: Record<string, 'utf16le' | 'latin1' | 'bom'>;
  /** Adds files of other bytes than letters, in base64. */
  bytes?: Record<string, string>;
  /** Blows a file up to a size in bytes, or cuts it off there. */
  sizes?: Record<string, number>;
  /** Symbolic links that lead nowhere. */
  links?: Record<string, string>;
  release?: boolean;
}

/** The small site that every slip starts from: it has nothing wrong. */
export const baseSite = path.resolve(import.meta.dirname, '../fixtures/base');

/** The day on which the tests check. */
export const today = '2026-11-20';

function write(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
}

function apply(directory: string, slip: Slip): void {
  const at = (file: string) => path.join(directory, file);
  for (const { file, find, put } of slip.edits ?? []) {
    const text = readFileSync(at(file), 'utf8');
    if (find !== '*' && !text.includes(find)) throw new Error(`${file} does not contain ${find}`);
    write(at(file), find === '*' ? put : text.replace(find, () => put));
  }
  for (const [file, text] of Object.entries(slip.add ?? {})) write(at(file), text);
  for (const file of slip.remove ?? []) rmSync(at(file));
  for (const [file, encoding] of Object.entries(slip.encode ?? {})) {
    const text = readFileSync(at(file), 'utf8');
    const bytes =
      encoding === 'bom'
        ? Buffer.from(`\uFEFF${text}`)
        : Buffer.from(encoding === 'utf16le' ? `\uFEFF${text}` : text, encoding);
    write(at(file), bytes);
  }
  for (const [file, bytes] of Object.entries(slip.bytes ?? {})) write(at(file), Buffer.from(bytes, 'base64'));
  for (const [file, size] of Object.entries(slip.sizes ?? {})) {
    const blown = Buffer.alloc(size, 32);
    if (existsSync(at(file))) readFileSync(at(file)).copy(blown);
    write(at(file), blown);
  }
  for (const [file, target] of Object.entries(slip.links ?? {})) symlinkSync(target, at(file));
}

/** Checks a folder and says what is wrong with it, as the JSON report does. */
export function checkFolder(directory: string, release = false, memory?: TextMemory): Described[] {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const sources = readSite(directory, report, memory);
  checkSite(sources, report, { today, release });
  return describeDiagnostics(diagnostics, { textOf: createTextFinder(sources), language: 'fr' }).diagnostics;
}

/** One folder a worker, which the next run uses again: no hook tells when the last file of a worker is done. */
const texts = path.join(scratchDirectory, 'tests', `texts-${process.env.VITEST_POOL_ID ?? '0'}`);
let isFilled = false;

/** What a check of the good site remembers of its texts. */
function memoryOfBase(): TextMemory {
  if (!isFilled) {
    rmSync(texts, { recursive: true, force: true });
    const memory = openTextMemory(texts, 'tests');
    checkFolder(baseSite, false, memory);
    memory.save();
    isFilled = true;
  }
  return openTextMemory(texts, 'tests');
}

/** Makes a slip in a copy of the base site, and gives the copy to whoever looks at it. */
function withSlip<T>(slip: Slip, look: (directory: string) => T): T {
  const directory = mkdtempSync(path.join(tmpdir(), 'slip-'));
  try {
    cpSync(baseSite, directory, { recursive: true });
    apply(directory, slip);
    return look(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Checks the base site after a slip. */
export function checkSlip(slip: Slip): Described[] {
  return withSlip(slip, (directory) => {
    const found = checkFolder(directory, slip.release);
    // A check that knows the texts from before says the same.
    expect(checkFolder(directory, slip.release, memoryOfBase())).toEqual(found);
    return found;
  });
}

/** Offset of a line and a column, both counted from 1. */
function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/** What a check still finds after the suggestion of one finding has been typed in place of what stands there. */
export function checkMended(
  slip: Slip,
  { file, line, column, endLine, endColumn, suggestion }: Described,
): Described[] {
  return withSlip(slip, (directory) => {
    const name = path.join(directory, file);
    const text = readFileSync(name, 'utf8');
    const [from, to] = [offsetAt(text, line, column), offsetAt(text, endLine, endColumn)];
    write(name, text.slice(0, from) + (suggestion ?? '') + text.slice(to));
    return checkFolder(directory, slip.release);
  });
}

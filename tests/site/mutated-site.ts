import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import type { Language } from '../../src/diagnostics/catalogue/words.ts';
import { type Described, describe as describeDiagnostics } from '../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { openTextCache } from '../../src/publish/cache/text-cache.ts';
import { scratchDirectory } from '../../src/publish/project.ts';
import { checkSite } from '../../src/site/check.ts';
import { readSite } from '../../src/site/read/read-site.ts';
import type { TextCache } from '../../src/site/read/text-cache.ts';
import { createTextFinder } from '../../src/site/read/text-of.ts';
import { applyMutation, type Mutation } from './apply-mutation.ts';

/** The small site that every mistake starts from: it has nothing wrong. */
export const baseSite = path.resolve(import.meta.dirname, '../fixtures/base');

/** The day on which the tests check. */
export const today = '2026-11-20';

/** Checks a folder and gives what is wrong with it, as the JSON report does, in any language. */
function checkInWords(directory: string, release = false, cache?: TextCache): (language: Language) => Described[] {
  const diagnostics: Diagnostic[] = [];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  const sources = readSite(directory, report, cache);
  checkSite(sources, report, { today, release });
  const textOf = createTextFinder(sources);
  return (language) => describeDiagnostics(diagnostics, { textOf, language }).diagnostics;
}

/** Checks a folder and says what is wrong with it, as the JSON report does. */
export function checkFolder(directory: string, release = false, cache?: TextCache): Described[] {
  return checkInWords(directory, release, cache)('fr');
}

/** File of each worker for what a check of the good site derives from its texts. */
const derived = path.join(scratchDirectory, 'tests', `texts-${process.env.VITEST_POOL_ID ?? '0'}.json`);
let isFilled = false;

/** A cache with what a check of the good site derived from its texts, read from the disk. */
function textsOfBase(): TextCache {
  if (!isFilled) {
    rmSync(derived, { force: true });
    const texts = openTextCache(derived, 'tests');
    checkFolder(baseSite, false, texts);
    texts.save();
    isFilled = true;
  }
  return openTextCache(derived, 'tests');
}

/** Makes a mistake in a copy of the base site, and gives the copy to whoever looks at it. */
export function withMutation<T>(mistake: Mutation, look: (directory: string) => T): T {
  const directory = mkdtempSync(path.join(tmpdir(), 'mistake-'));
  try {
    cpSync(baseSite, directory, { recursive: true });
    applyMutation(directory, mistake);
    return look(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/** Checks the base site after a mistake. */
export function checkMutation(mistake: Mutation): Described[] {
  return withMutation(mistake, (directory) => {
    const found = checkFolder(directory, mistake.release);
    // A check with a cache from before says the same.
    expect(checkFolder(directory, mistake.release, textsOfBase())).toEqual(found);
    return found;
  });
}

/** What a check of the base site says after a mistake, in French and in English. */
export function messagesOf(mistake: Mutation): Record<Language, Described[]> {
  return withMutation(mistake, (directory) => {
    const say = checkInWords(directory, mistake.release);
    return { fr: say('fr'), en: say('en') };
  });
}

/** Offset of a line and a column, both counted from 1. */
function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/** What a check still finds after the suggestion of one finding has been typed in place of what stands there. */
export function checkMended(
  mistake: Mutation,
  { file, line, column, endLine, endColumn, suggestion }: Described,
): Described[] {
  return withMutation(mistake, (directory) => {
    const name = path.join(directory, file);
    const text = readFileSync(name, 'utf8');
    const [from, to] = [offsetAt(text, line, column), offsetAt(text, endLine, endColumn)];
    writeFileSync(name, text.slice(0, from) + (suggestion ?? '') + text.slice(to));
    return checkFolder(directory, mistake.release);
  });
}

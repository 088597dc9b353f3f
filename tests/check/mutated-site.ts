import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../../src/check/check-site.ts';
import type { Dictionary } from '../../src/check/spelling/dictionary.ts';
import type { Language } from '../../src/diagnostics/catalogue/words.ts';
import { type DescribedDiagnostic, describe as describeDiagnostics } from '../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { createTextFinder } from '../../src/model/read/text-of.ts';
import { withChange } from '../../src/model/read/with-change.ts';
import { wordsOf } from '../../src/text/prose.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { applyMutation, changeOf, type Mutation } from './apply-mutation.ts';

/** Date of the checks in tests. */
export const today = '2026-11-20';

/** Options of a check. */
type Checking = Pick<Mutation, 'release' | 'texts'>;

/** A site that was read, and the findings from reading it. */
export interface ReadSite {
  sources: Sources;
  found: Diagnostic[];
}

/** Returns a dictionary of the words of the base site. */
function dictionaryOfBase(): Dictionary {
  const { manifest, markdown } = readBase();
  const texts = [manifest, ...markdown.values()].map(({ text }) => text);
  const words = new Set(
    texts.flatMap((text) => wordsOf(text)).map(({ text }) => text.toLowerCase().replace(/’/g, "'")),
  );
  return { knows: (word) => words.has(word.toLowerCase()) };
}

function readFolder(directory: string): ReadSite {
  const found: Diagnostic[] = [];
  return { sources: readSite(directory, (diagnostic) => void found.push(diagnostic)), found };
}

/** Checks a site. The returned function describes the findings in a language, as in the JSON report. */
export function checkInWords(
  { sources, found }: ReadSite,
  { release = false, texts = false }: Checking,
): (language: Language) => DescribedDiagnostic[] {
  const diagnostics = [...found];
  const report = (diagnostic: Diagnostic) => void diagnostics.push(diagnostic);
  checkSite(sources, report, { today, release, dictionary: texts ? dictionaryOfBase() : undefined });
  const textOf = createTextFinder(sources);
  return (language) => describeDiagnostics(diagnostics, { textOf, language }).diagnostics;
}

/** Checks a folder and returns the findings as in the JSON report. */
export function checkFolder(directory: string, checking: Checking = {}): DescribedDiagnostic[] {
  return checkInWords(readFolder(directory), checking)('fr');
}

/** The valid site, with data that a check derived from its texts. */
let base: Sources | undefined;

export function readBase(): Sources {
  if (!base) {
    base = readSite(baseSite, () => {});
    checkSite(base, () => {}, { today });
  }
  return base;
}

/** Makes a mistake in a copy of the base site, and calls `look` with the copy. */
export function withMutation<T>(mistake: Mutation, look: (directory: string) => T): T {
  const directory = temporaryFolder();
  try {
    cpSync(baseSite, directory, { recursive: true });
    applyMutation(directory, mistake);
    return look(directory);
  } finally {
    rmSync(directory, { recursive: true });
  }
}

/**
 * Passes the base site after a mistake to `look`, if possible without copying the site. Links, sizes, other encodings,
 * unusual names, and files outside of `content/` need a copy on the disk.
 */
export function readMutation<T>(mistake: Mutation, look: (site: ReadSite, textOf: (file: string) => string) => T): T {
  const change = changeOf(baseSite, mistake);
  if (!change) {
    return withMutation(mistake, (directory) =>
      look(readFolder(directory), (file) => readFileSync(path.join(directory, file), 'utf8')),
    );
  }
  const textOf = (file: string) => {
    const now = change.find((one) => one.file === file)?.now;
    return now ? Buffer.from(now).toString() : readFileSync(path.join(baseSite, file), 'utf8');
  };
  return look(withChange(readBase(), change), textOf);
}

/** Checks the base site after a mistake. Data derived from unchanged texts are reused. */
export function checkMutation(mistake: Mutation): DescribedDiagnostic[] {
  return readMutation(mistake, (site) => checkInWords(site, mistake)('fr'));
}

import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { createLineIndex } from '../../diagnostics/position.ts';
import { keepsReadable } from '../../edit/keeps-readable.ts';
import { applyEdits, type TextEdit } from '../../edit/text-edit.ts';
import { type Change, hashIn } from '../../model/read/change.ts';
import { withChange } from '../../model/read/with-change.ts';
import { addedErrors, type CheckedSite, checkChange, isAboutReading } from '../check-change.ts';
import type { CheckOptions } from '../check-site.ts';
import { suggestionEdit } from './suggestion-edit.ts';

/** An applied suggestion. */
export interface Fix {
  /** Code of the finding. */
  code: string;
  file: string;
  /** Line number, from 1, in the text before this fix was applied. */
  line: number;
  before: string;
  after: string;
}

type Texts = ReadonlyMap<string, string>;

/** The texts that may be corrected, and functions to check the site with other texts. */
export interface FixableSite {
  texts: Texts;
  found: readonly Diagnostic[];
  /** Reads a file with another text, and returns the findings. */
  read(file: string, text: string): readonly Diagnostic[];
  /** Checks the site with other texts, and returns all findings. */
  check(texts: Texts): readonly Diagnostic[];
}

export interface Fixed {
  texts: Texts;
  found: readonly Diagnostic[];
  /** Sorted by file and line. */
  fixes: Fix[];
}

interface Candidate {
  finding: Diagnostic;
  edit: TextEdit;
}

function candidateOf(finding: Diagnostic, texts: Texts): Candidate[] {
  const text = texts.get(finding.place.file);
  const edit = finding.isCertain && text !== undefined ? suggestionEdit(finding, text) : undefined;
  return edit ? [{ finding, edit }] : [];
}

const touch = (a: TextEdit, b: TextEdit) => a.start <= b.end && b.start <= a.end;

/** Returns the suggestions that neither overlap nor touch an earlier one, sorted by offset. */
function apart(candidates: readonly Candidate[]): Candidate[] {
  const chosen: Candidate[] = [];
  for (const one of candidates)
    if (!chosen.some(({ finding, edit }) => finding.place.file === one.finding.place.file && touch(edit, one.edit)))
      chosen.push(one);
  return chosen.sort((a, b) => a.edit.start - b.edit.start);
}

function withFixes(texts: Texts, candidates: readonly Candidate[]): Texts {
  const after = new Map(texts);
  for (const file of new Set(candidates.map(({ finding }) => finding.place.file))) {
    const edits = candidates.filter(({ finding }) => finding.place.file === file).map(({ edit }) => edit);
    after.set(file, applyEdits(texts.get(file) ?? '', edits));
  }
  return after;
}

function describeFix(texts: Texts, { finding, edit }: Candidate): Fix {
  const { code, place } = finding;
  const text = texts.get(place.file) ?? '';
  const { line } = createLineIndex(text).positionAt(edit.start);
  return { code, file: place.file, line, before: text.slice(edit.start, edit.end), after: edit.text };
}

/**
 * Corrects one file until it can be read, one suggestion at a time, because the others may be wrong afterwards. Each
 * correction may reveal mistakes after it; a suggestion that does not help to read the file is skipped.
 */
function madeReadable(site: FixableSite, { texts, found, fixes }: Fixed, file: string): Fixed {
  const seen = new Set([texts.get(file)]);
  let now = texts;
  let reading: readonly Diagnostic[] = found.filter((one) => isAboutReading(one) && one.place.file === file);
  const made: Fix[] = [];
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const candidate of reading.flatMap((one) => candidateOf(one, now))) {
      const next = withFixes(now, [candidate]);
      const text = next.get(file) ?? '';
      if (seen.has(text) || !keepsReadable(file, now.get(file) ?? '', text)) continue;
      seen.add(text);
      made.push(describeFix(now, candidate));
      [now, reading, isBetter] = [next, site.read(file, text), true];
      break;
    }
  }
  return made.length === 0 ? { texts, found, fixes } : { texts: now, found, fixes: [...fixes, ...made] };
}

/** Corrects files until they can be read, even if that reveals other mistakes. */
function readable(site: FixableSite, start: Fixed): Fixed {
  let fixed = start;
  for (;;) {
    const files = new Set(fixed.found.filter(isAboutReading).map(({ place }) => place.file));
    const next = [...files].reduce((before, file) => madeReadable(site, before, file), fixed);
    if (next === fixed || next.texts === fixed.texts) return fixed;
    fixed = { ...next, found: site.check(next.texts) };
  }
}

/** Returns the codes of the findings whose suggestions can be applied, those of errors first. */
function codesOf({ texts, found }: Fixed): string[] {
  const candidates = found.filter((one) => !isAboutReading(one) && candidateOf(one, texts).length > 0);
  const errors = candidates.filter(({ severity }) => severity === 'error');
  return [...new Set([...errors, ...candidates].map(({ code }) => code))];
}

/** Applies the suggestions of one code. They are undone if the site then has an error that it did not have before. */
function withCode(site: FixableSite, fixed: Fixed, code: string, seen: Set<string>): Fixed {
  const { texts, found, fixes } = fixed;
  const ofCode = found.filter((one) => one.code === code);
  const candidates = apart(ofCode.flatMap((one) => candidateOf(one, texts)));
  const next = withFixes(texts, candidates);
  const stamp = JSON.stringify([...next]);
  if (candidates.length === 0 || seen.has(stamp)) return fixed;
  const isReadable = [...next].every(([file, text]) => keepsReadable(file, texts.get(file) ?? '', text));
  const after = isReadable ? site.check(next) : [];
  if (!isReadable || addedErrors(found, after).length > 0) return fixed;
  seen.add(stamp);
  return { texts: next, found: after, fixes: [...fixes, ...candidates.map((one) => describeFix(texts, one))] };
}

/**
 * Applies the suggestions that are certain: first those that make a file readable, then code by code. Nothing is
 * written.
 */
export function fixTexts(site: FixableSite): Fixed {
  let fixed = readable(site, { texts: site.texts, found: site.found, fixes: [] });
  const seen = new Set([JSON.stringify([...fixed.texts])]);
  for (let before: Fixed | undefined; before !== fixed; ) {
    before = fixed;
    for (const code of codesOf(fixed)) fixed = withCode(site, fixed, code, seen);
  }
  const fixes = fixed.fixes.sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));
  return { ...fixed, fixes };
}

/**
 * Returns the change that applies the suggestions that are certain, a list of the fixes, and the remaining findings.
 * Files are left out if they are not UTF-8, or have conflict markers.
 */
export function fixSite(
  site: CheckedSite,
  options: CheckOptions,
): { change: Change; fixes: Fix[]; found: readonly Diagnostic[] } {
  const { sources, found } = site;
  const documents = [sources.manifest, ...sources.markdown.values()];
  const editable = documents.filter((one) => one.typed === undefined && hashIn(sources, one.path) !== undefined);
  const texts = new Map(editable.map(({ path, text }) => [path, text]));
  const changeOf = (now: Texts): Change =>
    [...now].flatMap(([file, text]) => {
      const was = hashIn(sources, file);
      return text === texts.get(file) || was === undefined ? [] : [{ file, was, now: text }];
    });
  const fixed = fixTexts({
    texts,
    found,
    read: (file, text) => withChange(sources, [{ file, now: text }]).found,
    check: (now) => checkChange(site, changeOf(now), options).found,
  });
  return { change: changeOf(fixed.texts), fixes: fixed.fixes, found: fixed.found };
}

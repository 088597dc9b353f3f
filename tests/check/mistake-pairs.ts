import { readFileSync } from 'node:fs';
import path from 'node:path';
import { checkSite } from '../../src/check/check-site.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { isRecord } from '../../src/text/is-record.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import type { Mutation } from './apply-mutation.ts';
import { readMutation, today } from './mutated-site.ts';

/** A part of a file of the base site that a mistake replaces. */
interface Replacement {
  file: string;
  from: number;
  to: number;
  put: string;
}

/** A mistake in the base site, and the findings of a check after it. */
export interface Mistake {
  name: string;
  mutation: Mutation;
  replacements: readonly Replacement[];
  /** Files that the mistake replaces, adds or removes completely. */
  files: ReadonlySet<string>;
  found: readonly Diagnostic[];
  /** Findings from reading the site, before its shape or meaning is checked. */
  read: readonly Diagnostic[];
  sources: Sources;
}

/** The result of a check: the findings from reading the site, and all findings. */
type Checked = Pick<Mistake, 'found' | 'read' | 'sources'>;

const MANIFEST = 'site.manifest.json';

function textOf(file: string): string {
  return readFileSync(path.join(baseSite, file), 'utf8');
}

function applied(text: string, replacements: readonly Replacement[]): string {
  const last = [...replacements].sort((a, b) => b.from - a.from);
  return last.reduce((done, { from, to, put }) => done.slice(0, from) + put + done.slice(to), text);
}

/** Returns the replacement between the common beginning and end of two texts. */
function differenceOf(file: string, before: string, after: string): Replacement {
  let from = 0;
  while (from < before.length && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < Math.min(before.length, after.length) - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { file, from, to: before.length - end, put: after.slice(from, after.length - end) };
}

/**
 * Returns the ranges of the base site that the edits of a mistake replace: one for each edit, unless they build on each
 * other.
 */
function replacementsOf({ edits = [] }: Mutation): Replacement[] {
  return [...new Set(edits.map(({ file }) => file))].flatMap((file) => {
    const own = edits.filter((edit) => edit.file === file);
    const before = textOf(file);
    const after = own.reduce((text, { find, put }) => (find === '*' ? put : text.replace(find, () => put)), before);
    const each = own.map(({ find, put }) => {
      const from = find === '*' ? -1 : before.indexOf(find);
      return { ...differenceOf(file, find, put), put, from, to: from + find.length };
    });
    const isEach = each.every(({ from }) => from >= 0) && applied(before, each) === after;
    return isEach ? each : [differenceOf(file, before, after)];
  });
}

/** Returns the files that a mutation writes or removes. */
function filesOf({ edits = [], add, remove = [], encode, bytes, sizes, links }: Mutation): string[] {
  const named = [add, encode, bytes, sizes, links].flatMap((part) => Object.keys(part ?? {}));
  return [...edits.map(({ file }) => file), ...remove, ...named];
}

function check(mutation: Mutation): Checked {
  return readMutation(mutation, ({ sources, found: read }) => {
    const found = [...read];
    checkSite(sources, (diagnostic) => void found.push(diagnostic), { today });
    return { found, read, sources };
  });
}

/** Checks the base site after a mistake. */
export function checkMistake(name: string, mutation: Mutation): Mistake {
  const { edits: _, ...whole } = mutation;
  const files = new Set(filesOf(whole));
  return { name, mutation, replacements: replacementsOf(mutation), files, ...check(mutation) };
}

/** Returns the findings after two mistakes, each of which is made at its place in the base site. */
export function checkBoth(one: Mistake, other: Mistake): readonly Diagnostic[] {
  const replacements = [...one.replacements, ...other.replacements];
  const edits = [...new Set(replacements.map(({ file }) => file))].map((file) => {
    const own = replacements.filter((replacement) => replacement.file === file);
    return { file, find: '*', put: applied(textOf(file), own) };
  });
  const [a, b] = [one.mutation, other.mutation];
  const both = {
    edits,
    add: { ...a.add, ...b.add },
    remove: [...(a.remove ?? []), ...(b.remove ?? [])],
    bytes: { ...a.bytes, ...b.bytes },
  };
  const onDisk = Object.fromEntries(
    (['encode', 'sizes', 'links'] as const).flatMap((part) =>
      a[part] || b[part] ? [[part, { ...a[part], ...b[part] }]] : [],
    ),
  );
  return check({ ...both, ...onDisk }).found;
}

/** Whether two mistakes change the same place. */
function overlap(one: Mistake, other: Mistake): boolean {
  const touches = (a: Mistake, b: Mistake) =>
    [...a.files].some((file) => b.files.has(file) || b.replacements.some((own) => own.file === file));
  const areNear = one.replacements.some((a) =>
    other.replacements.some((b) => a.file === b.file && a.from <= b.to && b.from <= a.to),
  );
  return touches(one, other) || touches(other, one) || areNear;
}

/** Returns the offset in the base site that corresponds to an offset in a changed file. */
function offsetInBase(offset: number, replacements: readonly Replacement[], end: boolean): number {
  let shift = 0;
  for (const { from, to, put } of [...replacements].sort((a, b) => a.from - b.from)) {
    const start = from + shift;
    if (offset < start) break;
    if (offset <= start + put.length) return end ? to : from;
    shift += put.length - (to - from);
  }
  return offset - shift;
}

/** Whether a place that is reported for one mistake overlaps a replacement of the other, or the reverse. */
function isInside(one: Mistake, other: Mistake): boolean {
  const holds = (a: Mistake, b: Mistake) =>
    a.found.some(({ place: { file, start, end } }) => {
      const own = a.replacements.filter((replacement) => replacement.file === file);
      const first = offsetInBase(start, own, false);
      const last = offsetInBase(end, own, true);
      return b.replacements.some(({ file: of, from, to }) => of === file && from < last && to > first);
    });
  return holds(one, other) || holds(other, one);
}

/**
 * Whether a mistake prevents reading a file with another one. Without the manifest, only reading errors are reported.
 */
function endsReadingOf(one: Mistake, other: Mistake): boolean {
  const { manifest, markdown, unreadable } = one.sources;
  const isGone = (file: string) =>
    (one.mutation.remove?.includes(file) ?? false) ||
    unreadable.has(file.replace(/^content\//, '').replace(/\.md$/, '')) ||
    [...markdown.values()].some((text) => text.path === file && text.hasFrontMatter && text.data === undefined);
  if (!isRecord(manifest.data))
    return other.found.some((found) => !other.read.includes(found) || found.place.file === MANIFEST);
  return [...other.found.map(({ place }) => place), ...other.replacements].some(({ file }) => isGone(file));
}

/** Returns the reason why a pair is excluded; `undefined` if both of its mistakes have to be reported. */
export function exclusionOf(one: Mistake, other: Mistake): 'overlap' | 'unread' | 'inside' | undefined {
  if (overlap(one, other)) return 'overlap';
  if (endsReadingOf(one, other) || endsReadingOf(other, one)) return 'unread';
  return isInside(one, other) ? 'inside' : undefined;
}

/** Returns the number of places of the findings, by code and file. */
function countsOf(found: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, place, also = [] } of found) {
    for (const { file } of [place, ...also]) counts.set(`${code} ${file}`, (counts.get(`${code} ${file}`) ?? 0) + 1);
  }
  return counts;
}

/** Differences between the findings after two mistakes, and those after each of them. */
export interface PairResult {
  /** Findings of one of the mistakes that are missing. */
  hidden: string[];
  /** Findings after both mistakes that neither has alone. */
  more: string[];
}

export function comparePair(one: Mistake, other: Mistake, both: readonly Diagnostic[]): PairResult {
  const expected = countsOf([...one.found, ...other.found]);
  const counts = countsOf(both);
  return {
    hidden: [...expected].flatMap(([name, count]) => ((counts.get(name) ?? 0) < count ? [name] : [])),
    more: [...counts].flatMap(([name, count]) => ((expected.get(name) ?? 0) < count ? [name] : [])),
  };
}

import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { isRecord } from '../../src/text/is-record.ts';
import { isFull } from '../browser/routes.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import type { Mutation } from './apply-mutation.ts';
import { fixtures } from './fixtures.ts';
import { mistakes } from './mistakes.ts';
import { readMutation, today } from './mutated-site.ts';

/** A part of a file of the base site that a mistake replaces. */
interface Replacement {
  file: string;
  from: number;
  to: number;
  put: string;
}

/** A mistake in the base site, and the findings of a check after it. */
interface Mistake {
  mutation: Mutation;
  replacements: readonly Replacement[];
  /** Files that the mistake replaces, adds or removes completely. */
  files: ReadonlySet<string>;
  found: readonly Diagnostic[];
  /** Findings from reading the site, before its shape or meaning is checked. */
  read: readonly Diagnostic[];
  sources: Sources;
}

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

/** Returns the findings from reading the site after a mistake, and all findings. */
function check(mutation: Mutation): Pick<Mistake, 'found' | 'read' | 'sources'> {
  return readMutation(mutation, ({ sources, found: read }) => {
    const found = [...read];
    checkSite(sources, (diagnostic) => void found.push(diagnostic), { today });
    return { found, read, sources };
  });
}

/** Checks the base site after a mistake. */
function checkMistake(mutation: Mutation): Mistake {
  const { edits: _, ...whole } = mutation;
  const files = new Set(filesOf(whole));
  return { mutation, replacements: replacementsOf(mutation), files, ...check(mutation) };
}

/** Returns the findings after two mistakes, each of which is made at its place in the base site. */
function checkBoth(one: Mistake, other: Mistake): readonly Diagnostic[] {
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

/** Whether both mistakes of a pair have to be reported. */
function areSeparate(one: Mistake, other: Mistake): boolean {
  const isUnread = endsReadingOf(one, other) || endsReadingOf(other, one);
  return !overlap(one, other) && !isUnread && !isInside(one, other);
}

/** Returns the number of places of the findings, by code and file. */
function countsOf(found: readonly Diagnostic[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { code, place, also = [] } of found) {
    for (const { file } of [place, ...also]) counts.set(`${code} ${file}`, (counts.get(`${code} ${file}`) ?? 0) + 1);
  }
  return counts;
}

/** Returns the missing findings of one of the mistakes, and those after both mistakes that neither has alone. */
function comparePair(one: Mistake, other: Mistake, both: readonly Diagnostic[]) {
  const expected = countsOf([...one.found, ...other.found]);
  const counts = countsOf(both);
  return {
    hidden: [...expected].flatMap(([name, count]) => ((counts.get(name) ?? 0) < count ? [name] : [])),
    more: [...counts].flatMap(([name, count]) => ((expected.get(name) ?? 0) < count ? [name] : [])),
  };
}

/** Pairs in which one mistake hides the other, or changes its message, by reason. */
interface Hidden {
  why: string;
  pairs: [string, string][];
}

/** Shares of all pairs that are checked in nightly and in everyday runs. */
const [NIGHTLY, EVERYDAY] = [0.047, 0.001];

const nameOf = (one: string, other: string) => [one, other].sort().join(' + ');

const mutations: [name: string, mutation: Mutation][] = [
  // Style and spelling have separate tests.
  ...fixtures.filter(([, { texts }]) => !texts),
  ...mistakes.map(({ what, file, find, put }): [string, Mutation] => [what, { edits: [{ file, find, put }] }]),
];

/** Findings of each single mistake, by its number. */
const alone = new Map<number, Mistake>();

function mistakeAt(index: number): Mistake {
  const known = alone.get(index) ?? checkMistake(mutations[index]?.[1] ?? {});
  alone.set(index, known);
  return known;
}

/**
 * Computes a number between 0 and 1 from the names of a pair, so that a new mistake does not change the sample of the
 * others.
 */
function rankOf(name: string): number {
  return Number.parseInt(hash('sha256', name, 'hex').slice(0, 8), 16) / 2 ** 32;
}

const listed = JSON.parse(readFileSync(path.join(import.meta.dirname, 'hidden-pairs.json'), 'utf8')) as Hidden[];
const known = listed.flatMap(({ pairs }) => pairs.map(([one, other]) => nameOf(one, other)));

/**
 * Returns a fixed share of the pairs in which both mistakes have to be reported, and in a full run also the pairs of
 * `hidden-pairs.json`.
 */
function pairsOf(share: number): Map<string, [Mistake, Mistake]> {
  const pairs = new Map<string, [Mistake, Mistake]>();
  for (const [index, [one]] of mutations.entries()) {
    for (const [before, [other]] of mutations.slice(0, index).entries()) {
      const name = nameOf(one, other);
      if (rankOf(name) >= share && !(isFull && known.includes(name))) continue;
      const pair: [Mistake, Mistake] = [mistakeAt(before), mistakeAt(index)];
      if (areSeparate(...pair)) pairs.set(name, pair);
    }
  }
  return pairs;
}

it('two mistakes on one site are both reported, or the second once the first is corrected, as in hidden-pairs.json', () => {
  const pairs = pairsOf(isFull ? NIGHTLY : EVERYDAY);
  const different = [...pairs].flatMap(([name, [one, other]]) => {
    const { hidden, more } = comparePair(one, other, checkBoth(one, other));
    // After the first mistake of a pair is corrected, only the second remains, which has its own test.
    return hidden.length + more.length > 0 ? [{ name, hidden, more }] : [];
  });
  const unlisted = different.filter(({ name }) => !known.includes(name));
  expect(unlisted, 'report both mistakes, or list the pair with its reason in hidden-pairs.json').toEqual([]);
  const names = different.map(({ name }) => name);
  expect(known.filter((name) => pairs.has(name) && !names.includes(name))).toEqual([]);
  if (!isFull) return;
  expect(pairs.size).toBeGreaterThanOrEqual(2000);
  expect(known.filter((name) => !pairs.has(name))).toEqual([]);
});

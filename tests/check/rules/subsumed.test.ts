import { describe, expect, it } from 'vitest';
import { checkSite } from '../../../src/check/check-site.ts';
import { rules } from '../../../src/check/rules/registry.ts';
import type { Diagnostic } from '../../../src/diagnostics/diagnostic.ts';
import { placesOf, type Subsumed } from '../../../src/diagnostics/subsume.ts';
import { readSite } from '../../../src/model/read/read-site.ts';
import type { Sources } from '../../../src/model/read/source.ts';
import { sample } from '../../browser/routes.ts';
import type { Mutation } from '../apply-mutation.ts';
import { fixtures } from '../fixtures.ts';
import { mistakes } from '../mistakes.ts';
import { baseSite, today, withMutation } from '../mutated-site.ts';

const base = readSite(baseSite, () => {});
const subsumedBy = new Map(rules.map(({ code, subsumedBy: codes = [] }) => [code, codes]));

/** Whether a code is explained by another one, directly or indirectly. */
function isBelow(code: string, other: string): boolean {
  const codes = subsumedBy.get(code) ?? [];
  return codes.includes(other) || codes.some((one) => isBelow(one, other));
}

describe('codes that explain a rule', () => {
  it('are rules, or the form of the site', () => {
    const known = new Set(rules.map(({ code }) => code));
    for (const codes of subsumedBy.values()) {
      expect(codes.filter((code) => !known.has(code) && code !== 'schema/*')).toEqual([]);
    }
  });

  it('have no cycles', () => {
    const isReached = (goal: string, from: string, seen = new Set<string>()): boolean =>
      (subsumedBy.get(from) ?? []).some((code) => {
        if (code === goal) return true;
        if (seen.has(code)) return false;
        seen.add(code);
        return isReached(goal, code, seen);
      });
    for (const code of subsumedBy.keys()) expect(isReached(code, code), code).toBe(false);
  });
});

/** Reported and omitted findings of a site, with some rules turned off in its manifest. */
function check(sources: Sources, off: readonly string[] = []): { found: Diagnostic[]; subsumed: Subsumed[] } {
  const found: Diagnostic[] = [];
  const { data } = sources.manifest as { data: { checks?: { rules?: object } } };
  const set = { ...data.checks?.rules, ...Object.fromEntries(off.map((code) => [code, 'off'])) };
  const manifest = { ...sources.manifest, data: { ...data, checks: { ...data.checks, rules: set } } };
  const subsumed = checkSite({ ...sources, manifest }, (diagnostic) => void found.push(diagnostic), { today });
  return { found, subsumed };
}

function keysOf(diagnostics: readonly Diagnostic[]): string[] {
  return diagnostics.flatMap((diagnostic) =>
    placesOf(diagnostic).map(({ file, start }) => `${diagnostic.code} ${file} ${start}`),
  );
}

const codeOf = (key: string) => key.slice(0, key.indexOf(' '));

/** Effects of turning one rule off on findings of others that it does not explain, after a mistake. */
function changesOf(mistake: Mutation): string[] {
  return withMutation(mistake, (directory) => {
    const sources = readSite(directory, () => {}, base);
    if (typeof sources.manifest.data !== 'object' || sources.manifest.data === null) return [];
    const { found, subsumed } = check(sources);
    const explained = subsumed.map(({ candidate }) => candidate.diagnostic);
    const codes = new Set([...found, ...explained].map(({ code }) => code));
    return [...codes].flatMap((off) => {
      if (!subsumedBy.has(off)) return [];
      const without = check(sources, [off]);
      const [before, after] = [keysOf(found), keysOf(without.found)];
      const left = keysOf(without.subsumed.map(({ candidate }) => candidate.diagnostic));
      const gone = before.filter((key) => codeOf(key) !== off && !after.includes(key));
      const lost = keysOf(explained).filter(
        (key) => codeOf(key) !== off && !after.includes(key) && !left.includes(key),
      );
      const more = after.filter((key) => !before.includes(key) && !isBelow(codeOf(key), off));
      return [
        ...gone.map((key) => `without ${off}, ${key} is not found`),
        ...lost.map((key) => `without ${off}, ${key} is not looked for`),
        ...more.map((key) => `without ${off}, ${key} is found, which it does not subsume`),
      ];
    });
  });
}

describe('a rule that is turned off', () => {
  const typed: [string, Mutation][] = mistakes.map(({ what, file, find, put }) => [
    what,
    { edits: [{ file, find, put }] },
  ]);

  it.each(sample([...fixtures, ...typed], 100))(
    'does not change other findings, and hides nothing: %s',
    (_, mistake) => {
      expect(changesOf(mistake)).toEqual([]);
    },
  );
});

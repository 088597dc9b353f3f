import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { rules } from '../../src/check/rules/registry.ts';
import { catalogueOf } from '../../src/diagnostics/catalogue/catalogue.ts';
import type { DescribedDiagnostic } from '../../src/diagnostics/describe.ts';
import type { Diagnostic } from '../../src/diagnostics/diagnostic.ts';
import { placesOf, type Subsumed } from '../../src/diagnostics/subsume.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import type { Sources } from '../../src/model/read/source.ts';
import { withChange } from '../../src/model/read/with-change.ts';
import { readSchemas } from '../../src/model/schema/schemas.ts';
import { sample } from '../browser/routes.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import type { Mutation } from './apply-mutation.ts';
import { codeOf, fixtures, rightTexts } from './fixtures.ts';
import { mistakes, type TypedMistake } from './mistakes.ts';
import { checkFolder, checkInWords, type ReadSite, readMutation, today, withMutation } from './mutated-site.ts';

/** Returns the content of a golden file; `vitest -u` rewrites it. */
const goldenJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Returns a finding without its words, which are only in `messages.md`. */
const withoutWords = ({ message: _, help: __, ...place }: DescribedDiagnostic) => place;

const typed = new Map<string, TypedMistake>(mistakes.map((mistake) => [mistake.what, mistake]));

/** All mistakes: those of the rules by the names of their folders, and those of marketers by their descriptions. */
const all: [name: string, mistake: Mutation][] = [
  ...fixtures,
  ...mistakes.map(({ what, file, find, put }): [string, Mutation] => [what, { edits: [{ file, find, put }] }]),
];

const everyMistake = all.map(([, mistake]) => mistake);
/** Mistakes whose suggestions are inserted, and those whose rules are turned off: all of them in a full run. */
const mended = new Set(sample(everyMistake, 80));
const ruledOut = new Set(sample(everyMistake, 100));

/** Results of checking a mistake. */
interface Examined {
  fr: DescribedDiagnostic[];
  en: DescribedDiagnostic[];
  /** Findings on the disk, where no data derived from the base site are reused. */
  onDisk: DescribedDiagnostic[];
  /** Errors, and findings of the same kind, that remain after the suggestion of a finding is inserted. */
  left: DescribedDiagnostic[];
  /** Changes to findings when a rule is turned off that does not explain them. */
  without: string[];
}

/** Returns the offset of a line and column, both counted from 1. */
function offsetAt(text: string, line: number, column: number): number {
  const before = text.split('\n').slice(0, line - 1);
  return before.reduce((sum, { length }) => sum + length + 1, 0) + column - 1;
}

/** Returns the errors, and the findings of the same kind, that remain after the suggestion of a finding is inserted. */
function leftOf(finding: DescribedDiagnostic, mistake: Mutation, { sources, found }: ReadSite, text: string) {
  const { file, code, line, column, endLine, endColumn, suggestion } = finding;
  const [from, to] = [offsetAt(text, line, column), offsetAt(text, endLine, endColumn)];
  const fixed = withChange(sources, [{ file, now: text.slice(0, from) + (suggestion ?? '') + text.slice(to) }]);
  const rest = found.filter(({ place }) => place.file !== file);
  const after = checkInWords({ ...fixed, found: [...rest, ...fixed.found] }, mistake)('fr');
  return after.filter((other) => other.severity === 'error' || (other.code === code && other.file === file));
}

const subsumedBy = new Map(rules.map(({ code, subsumedBy: codes = [] }) => [code, codes]));

/** Whether a code is explained by another one, directly or indirectly. */
function isBelow(code: string, other: string): boolean {
  const codes = subsumedBy.get(code) ?? [];
  return codes.includes(other) || codes.some((one) => isBelow(one, other));
}

/** Returns the reported and omitted findings of a site, with some rules turned off in its manifest. */
function checkWithout(sources: Sources, off: readonly string[] = []): { found: Diagnostic[]; subsumed: Subsumed[] } {
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

/** Turns off each rule with findings in turn. Returns the changes to findings that this rule does not explain. */
function changesOf(sources: Sources): string[] {
  if (typeof sources.manifest.data !== 'object' || sources.manifest.data === null) return [];
  const { found, subsumed } = checkWithout(sources);
  const explained = subsumed.map(({ candidate }) => candidate.diagnostic);
  const codes = new Set([...found, ...explained].map(({ code }) => code));
  const isOf = (key: string, code: string) => key.startsWith(`${code} `);
  return [...codes].flatMap((off) => {
    if (!subsumedBy.has(off)) return [];
    const without = checkWithout(sources, [off]);
    const [before, after] = [keysOf(found), keysOf(without.found)];
    const left = keysOf(without.subsumed.map(({ candidate }) => candidate.diagnostic));
    const gone = before.filter((key) => !isOf(key, off) && !after.includes(key));
    const lost = keysOf(explained).filter((key) => !isOf(key, off) && !after.includes(key) && !left.includes(key));
    const more = after.filter((key) => !before.includes(key) && !isBelow(key.slice(0, key.indexOf(' ')), off));
    return [
      ...gone.map((key) => `without ${off}, ${key} is not found`),
      ...lost.map((key) => `without ${off}, ${key} is not looked for`),
      ...more.map((key) => `without ${off}, ${key} is found, which it does not subsume`),
    ];
  });
}

const examined = new Map<Mutation, Examined>();

/** Checks the base site after a mistake, once on the disk and once with data derived from the base site. */
function examine(mistake: Mutation): Examined {
  const known = examined.get(mistake);
  if (known) return known;
  const onDisk = withMutation(mistake, (directory) => checkFolder(directory, mistake));
  const result = readMutation(mistake, (site, textOf) => {
    const say = checkInWords(site, mistake);
    const fr = say('fr');
    const suggested = mended.has(mistake) ? fr.filter(({ suggestion }) => suggestion !== null) : [];
    const left = suggested.flatMap((finding) => leftOf(finding, mistake, site, textOf(finding.file)));
    return { onDisk, fr, en: say('en'), left, without: ruledOut.has(mistake) ? changesOf(site.sources) : [] };
  });
  examined.set(mistake, result);
  return result;
}

describe('the base site', () => {
  it('has no errors', () => expect(checkFolder(baseSite)).toEqual([]));

  it('has no errors of style and spelling with limits for its short guides', () => {
    const { onDisk, fr } = examine(rightTexts);
    expect([onDisk, fr]).toEqual([[], []]);
  });
});

describe('a mistake is reported once, at its place, with the suggestion that corrects it', () => {
  it.each(all)('%s', async (name, mistake) => {
    const { fr, onDisk, left, without } = examine(mistake);
    const row = typed.get(name);
    if (row) expect(fr).toMatchObject([{ code: row.code, file: row.file, suggestion: row.suggestion }]);
    else {
      expect(fr.map(({ code }) => code)).toEqual([codeOf(name)]);
      const golden = path.join(import.meta.dirname, 'rules', name, 'expected.json');
      await expect(goldenJson(fr.map(withoutWords))).toMatchFileSnapshot(golden);
    }
    expect(onDisk, 'on the disk, where nothing is reused').toEqual(fr);
    expect(left, 'after the suggestion was inserted').toEqual([]);
    expect(without, 'with a rule turned off, which neither hides nor changes other findings').toEqual([]);
  });

  it('at the places in mistakes-found.json, for those of marketers', async () => {
    expect(typed.size).toBeGreaterThanOrEqual(60);
    const places = all.flatMap(([name, mistake]) =>
      typed.has(name) ? [[name, examine(mistake).fr.map(withoutWords)]] : [],
    );
    await expect(goldenJson(Object.fromEntries(places))).toMatchFileSnapshot('mistakes-found.json');
  });
});

const formatMessage = ({ message, help }: DescribedDiagnostic) => `${message}\n  ${help}`;

/** Returns the messages of each code, in French and then in English, for all mistakes in the tests. */
function formatCatalogue(): string {
  const messages = new Map<string, Set<string>>();
  for (const { fr, en } of everyMistake.map(examine)) {
    for (const [index, french] of fr.entries()) {
      const english = en[index] as DescribedDiagnostic;
      const known = messages.get(french.code) ?? new Set();
      messages.set(french.code, known.add(`- ${formatMessage(french)}\n- ${formatMessage(english)}\n`));
    }
  }
  const codes = [...messages].sort(([a], [b]) => (a < b ? -1 : 1));
  return codes.map(([code, texts]) => `## ${code}\n\n${[...texts].join('\n')}`).join('\n');
}

/** Returns all French texts of a schema: titles, descriptions, and descriptions of placeholders. */
function frenchTexts(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' && ['title', 'description', 'x-placeholder'].includes(key) ? [value] : frenchTexts(value),
  );
}

/** French words that occur in no English sentence. */
const FRENCH_WORD =
  /(?<![\p{L}\d/-])(?:le|la|les|des|du|un|une|est|sont|dans|pour|avec|sans|sur|par|qui|que|vous|cette|ces?|et|ou|aux?|[dlnsc]’\p{L}+|qu’\p{L}+)(?![\p{L}\d/-])/iu;

/** Quoted parts of messages: texts of authors, names, text to type. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|\{[^}]*\}/g;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the messages of all mistakes', () => {
  const messagesIn = (language: 'fr' | 'en') => [
    ...new Set(everyMistake.flatMap((mistake) => examine(mistake)[language].map(formatMessage))),
  ];

  it('are those in messages.md, in French and in English', async () => {
    await expect(formatCatalogue()).toMatchFileSnapshot('messages.md');
  });

  it('contain no French text of the schemas in English', () => {
    const typedByAuthors = filesBelow(baseSite)
      .filter((file) => /\.(?:json|md)$/.test(file))
      .map((file) => readFileSync(path.join(baseSite, file), 'utf8'))
      .join('\n');
    const texts = new Set([...readSchemas().values()].flatMap(frenchTexts));
    const ours = [...texts].filter((text) => /\s|[À-ÿ]/.test(text) && !typedByAuthors.includes(text));
    expect(ours.length).toBeGreaterThan(500);
    expect(messagesIn('en').filter((message) => ours.some((text) => message.includes(text)))).toEqual([]);
  });

  it('contain no French word outside of quotes in English, like the whole catalogue', () => {
    const isFrench = (text: string) => FRENCH_WORD.test(text.replace(QUOTED, ''));
    expect([...messagesIn('en'), ...stringsIn(catalogueOf('en'))].filter(isFrench)).toEqual([]);
    // Nearly every French message contains one of these words.
    const french = messagesIn('fr');
    expect(french.filter((message) => !isFrench(message)).length / french.length).toBeLessThan(0.02);
  });
});

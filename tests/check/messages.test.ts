import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { catalogueOf } from '../../src/diagnostics/catalogue/catalogue.ts';
import type { Language } from '../../src/diagnostics/catalogue/words.ts';
import type { DescribedDiagnostic } from '../../src/diagnostics/describe.ts';
import { filesBelow } from '../../src/model/read/files-below.ts';
import { readSchemas } from '../../src/model/schema/schemas.ts';
import type { Mutation } from './apply-mutation.ts';
import { fixtures } from './fixtures.ts';
import { mistakes } from './mistakes.ts';
import { baseSite, messagesOf } from './mutated-site.ts';

const typed = mistakes.map(({ file, find, put }): Mutation => ({ edits: [{ file, find, put }] }));

const formatMessage = ({ message, help }: DescribedDiagnostic) => `${message}\n  ${help}`;

/** The messages of each code, in French and then in English, for all mistakes in the tests. */
function formatCatalogue(said: Record<Language, DescribedDiagnostic[]>[]): string {
  const messages = new Map<string, Set<string>>();
  for (const { fr, en } of said) {
    for (const [index, french] of fr.entries()) {
      const english = en[index] as DescribedDiagnostic;
      const known = messages.get(french.code) ?? new Set();
      messages.set(french.code, known.add(`- ${formatMessage(french)}\n- ${formatMessage(english)}\n`));
    }
  }
  const codes = [...messages].sort(([a], [b]) => (a < b ? -1 : 1));
  return codes.map(([code, texts]) => `## ${code}\n\n${[...texts].join('\n')}`).join('\n');
}

/** All French texts of the schemas: titles, descriptions, and descriptions of placeholders. */
function frenchTexts(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  return Object.entries(schema).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'string' && ['title', 'description', 'x-placeholder'].includes(key) ? [value] : frenchTexts(value),
  );
}

const all = [...fixtures.map(([, mistake]) => mistake), ...typed].map(messagesOf);

it('every message has the words in messages.md, in French and in English', async () => {
  await expect(formatCatalogue(all)).toMatchFileSnapshot('messages.md');
});

it('no English message contains a French text of the schemas', () => {
  const typedByAuthors = filesBelow(baseSite)
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => readFileSync(path.join(baseSite, file), 'utf8'))
    .join('\n');
  const texts = new Set([...readSchemas().values()].flatMap(frenchTexts));
  const ours = [...texts].filter((text) => /\s|[À-ÿ]/.test(text) && !typedByAuthors.includes(text));
  expect(ours.length).toBeGreaterThan(500);
  const english = new Set(all.flatMap(({ en }) => en.map(formatMessage)));
  const mixed = [...english].filter((message) => ours.some((text) => message.includes(text)));
  expect(mixed).toEqual([]);
});

/** French words that occur in no English sentence. */
const FRENCH_WORD =
  /(?<![\p{L}\d/-])(?:le|la|les|des|du|un|une|est|sont|dans|pour|avec|sans|sur|par|qui|que|vous|cette|ces?|et|ou|aux?|[dlnsc]’\p{L}+|qu’\p{L}+)(?![\p{L}\d/-])/iu;

/** Quoted parts of messages: texts of authors, names, text to type. */
const QUOTED = /“[^”]*”|"[^"]*"|«[^»]*»|\{[^}]*\}/g;

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

it('no English message contains a French word outside of quotes, over all mistakes and the whole catalogue', () => {
  const messages = all.flatMap(({ en }) => en.map(formatMessage));
  const isFrench = (text: string) => FRENCH_WORD.test(text.replace(QUOTED, ''));
  expect([...new Set([...messages, ...stringsIn(catalogueOf('en'))])].filter(isFrench)).toEqual([]);
  // Nearly every French message contains one of these words.
  const french = [...new Set(all.flatMap(({ fr }) => fr.map(formatMessage)))];
  expect(french.filter((message) => !isFrench(message)).length / french.length).toBeLessThan(0.02);
});

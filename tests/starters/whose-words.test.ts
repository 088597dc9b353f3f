import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { starterFolder, trades } from '../../src/build/starters.ts';
import { readSite } from '../../src/model/read/read-site.ts';
import { isRaw, type Raw } from '../../src/model/read/values.ts';
import { siteSchema } from '../../src/model/schema/own-schemas.ts';
import { visit } from '../../src/model/schema/visit.ts';
import { WEEKDAYS } from '../../src/text/opening-hours.ts';
import { COMMON } from './common-words.ts';

/** Parts of a manifest that `new` empties (`EMPTIED`), and those that only machines read (`UNREAD`). */
const EMPTIED = /^\/(?:business|facts|mail|services|theme|plans|site\/(?:name|titlePattern|url))(?:\/|$)/;
const UNREAD = /^\/forms\/\w+\/(?:params|messages\/errors)\//;

const READ = new Set(['text', 'markdown', 'verbatim']);

/** Returns the texts of a starter that every new site has, too: all except those in parts marked as provisional. */
function generalTexts(trade: string): [place: string, text: string][] {
  const sources = readSite(starterFolder(trade), () => {});
  const marked: string[] = [];
  const texts: [string, string][] = [];
  for (const { value, schema, pointer } of visit({
    value: sources.manifest.data as Raw,
    schema: siteSchema(sources.ownBlocks),
  })) {
    if (isRaw(value) && value.placeholder === true) marked.push(`${pointer}/`);
    if (typeof value !== 'string' || !READ.has(schema['x-kind'] ?? '')) continue;
    if (EMPTIED.test(pointer) || UNREAD.test(pointer) || marked.some((above) => pointer.startsWith(above))) continue;
    texts.push([pointer, value]);
  }
  for (const source of sources.markdown.values()) {
    const { data } = source;
    if (isRaw(data) && data.placeholder === true) continue;
    texts.push([path.basename(source.path), source.text]);
  }
  return texts;
}

const NUMBERS =
  'deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize vingt trente quarante cinquante soixante cent mille'.split(
    ' ',
  );

/** Returns a pattern for words, with or without a capital. */
const anyCase = (words: readonly string[]) =>
  words.map((word) => `[${word.charAt(0).toUpperCase()}${word.charAt(0)}]${word.slice(1)}`).join('|');

/** Facts that only an owner knows: names in a sentence, weekdays, amounts, years, figures in digits and in words. */
const SIGNS = new RegExp(
  [
    "(?<=[\\p{Ll},;:][ \\u00A0](?:[ldLD]['’])?)\\p{Lu}[\\p{L}’'-]+",
    `(?<!\\p{L})(?:${anyCase(WEEKDAYS)})s?(?!\\p{L})`,
    '\\d[\\d \\u00A0\\u202F]*(?:,\\d+)?(?:[ \\u00A0\\u202F]?(?:€|%|h|m²|km|min|°C))?',
    `(?<!\\p{L})(?:${anyCase(NUMBERS)})(?!\\p{L})(?: \\p{Ll}+)?`,
  ].join('|'),
  'gu',
);

/** Returns the facts of an owner in a text, apart from names between braces and the common phrases. */
function signsIn(text: string): string[] {
  const bare = COMMON.reduce((rest, phrase) => rest.replaceAll(phrase, '_'), text.replace(/\{\{[^{}]*\}\}/g, '_'));
  const words = bare.replace(/```figure[\s\S]*?```|^(?:published|reviewed|drawing|imageAlt):.*$|^\d+\. /gm, '');
  return words.match(SIGNS) ?? [];
}

describe.each(trades())('the texts that every site made from %s has', (trade) => {
  it('take everything that only an owner knows from facts', () => {
    const drawn = generalTexts(trade).flatMap(([place, text]) => signsIn(text).map((sign) => `${place}: ${sign}`));
    expect(drawn).toEqual([]);
  });
});

it('draws names, weekdays, amounts, years and figures', () => {
  expect(
    signsIn(
      'Nous travaillons à Figeac le mardi, dès 8 h, trente kilomètres autour, depuis 1998, pour 40 €, à {{facts.x}}.',
    ),
  ).toEqual(['Figeac', 'mardi', '8 h', 'trente kilomètres', '1998', '40 €']);
});

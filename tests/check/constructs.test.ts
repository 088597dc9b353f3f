import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/check/check-site.ts';
import { Markdown } from '../../src/markdown/Markdown.tsx';
import { withChange } from '../../src/model/read/with-change.ts';
import { baseSite } from '../fixtures/fixture-site.ts';
import { readBase, today } from './mutated-site.ts';

/** The formats that authors write. */
type Format = 'markdown' | 'yaml' | 'json';

/** A construct of a format, as typed, and its result. `⟦` and `⟧` enclose reported ranges. */
interface Construct {
  construct: string;
  typed: string;
  outcome: 'works' | 'shown-as-typed' | 'reported';
  /** Result if it works: markup of a page, or a value. */
  shown?: unknown;
  /** Codes of the findings, in the order of their places. */
  codes?: string[];
}

/**
 * The place in the base site where a construct of each format is inserted: instead of a text, or at the end of the
 * file.
 */
const PLACES: Record<Format, { file: string; find?: string; before: string }> = {
  markdown: { file: 'content/textes/histoire.md', before: '\n\n' },
  yaml: {
    file: 'content/guides/choisir-son-pain.md',
    find: 'imageAlt: "Dessin : un pain entre une assiette et une horloge."',
    before: 'imageAlt: ',
  },
  json: { file: 'site.manifest.json', find: '"mention": "TTC"', before: '"mention": ' },
};

type Keyed = Record<string, unknown>;

/** Attributes that are not the effect of Markdown markup. */
const OTHER = / (?:role|tabindex|scope|loading|decoding|rel|id|(?:data|aria)-[\w-]+)="[^"]*"/g;

/** Returns the rendered markup of a text, without attributes that are not the effect of Markdown. */
function rendered(source: string): string {
  const markup = renderToStaticMarkup(createElement(Markdown, { source }));
  return markup.replace(OTHER, '').replace(/_R_\w+?_-/g, '');
}

/** Returns the text of markup without its tags. */
function textOf(markup: string): string {
  return markup
    .replace(/<[^>]*>/g, '')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, '&');
}

/** Returns a text for comparison: without typography, spaces and line ends. */
function comparable(text: string): string {
  return text.replace(/’/g, "'").replace(/…/g, '...').replace(/\s+/g, '');
}

/** Inserts a construct in the base site, and returns the result. */
function become(format: Format, construct: string, marked: string): Construct {
  const typed = marked.replace(/[⟦⟧]/g, '');
  const { file, find, before } = PLACES[format];
  const original = readFileSync(path.join(baseSite, file), 'utf8');
  const at = find === undefined ? original.length : original.indexOf(find);
  const rest = find === undefined ? '\n' : original.slice(at + find.length);
  const after = withChange(readBase(), [{ file, now: original.slice(0, at) + before + typed + rest }]);
  const found: { code: string; from: number; to: number }[] = [];
  const report = ({ code, place }: { code: string; place: { file: string; start: number; end: number } }) => {
    const from = place.file === file ? place.start - at - before.length : -1;
    found.push({ code, from, to: from + (place.end - place.start) });
  };
  const { sources } = after;
  after.found.forEach(report);
  checkSite(sources, report, { today });
  found.sort((one, other) => one.from - other.from);
  if (found.length > 0) {
    let out = typed;
    for (const { from, to } of found.toReversed()) {
      if (from >= 0) out = `${out.slice(0, from)}⟦${out.slice(from, to)}⟧${out.slice(to)}`;
    }
    return { construct, typed: out, outcome: 'reported', codes: found.map(({ code }) => code) };
  }
  const guide = sources.markdown.get('guides/choisir-son-pain')?.data as Keyed | undefined;
  const business = (sources.manifest.data as { business?: { vat?: Keyed } }).business;
  const shown = { markdown: () => rendered(typed), yaml: () => guide?.imageAlt, json: () => business?.vat?.mention }[
    format
  ]();
  const text = format === 'markdown' ? textOf(String(shown)) : String(shown);
  const isPlain = format !== 'markdown' || !/<(?!\/?p>)/.test(String(shown));
  const asTyped = comparable(format === 'json' ? typed.slice(1, -1) : typed);
  if (isPlain && comparable(text) === asTyped) return { construct, typed, outcome: 'shown-as-typed' };
  return { construct, typed, outcome: 'works', shown };
}

type Table = Record<Format, Construct[]> & { legitimate: { construct: string; typed: string }[] };

const table = JSON.parse(readFileSync(path.join(import.meta.dirname, 'constructs.json'), 'utf8')) as Table;

describe.each(['markdown', 'yaml', 'json'] as const)('a construct of %s', (format) => {
  it.each(table[format])('$construct: $outcome', (row) => {
    expect(become(format, row.construct, row.typed)).toEqual(row);
  });
});

it.each(table.legitimate)(
  'prose with signs that look like marks is not reported: $construct',
  ({ construct, typed }) => {
    expect(become('markdown', construct, typed).codes).toBeUndefined();
  },
);

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { analyzeMarkdown } from '../../../src/model/markdown/analyze-markdown.ts';
import type { TextRange } from '../../../src/text/range.ts';

/** A text with `⟦` and `⟧` around expected findings, and the expected data of each. */
interface Marked {
  text: string;
  reported?: object[];
}

type Found = TextRange & { typed?: string };

const kinds = JSON.parse(readFileSync(path.join(import.meta.dirname, 'marked-texts.json'), 'utf8')) as Record<
  string,
  Marked[]
>;

/** Returns the findings of one kind in an analysis, in document order. */
function foundIn(text: string, kind: string): Found[] {
  const analysis = analyzeMarkdown(text) as unknown as Record<string, Found[]>;
  return (analysis[kind] ?? []).toSorted((one, other) => one.start - other.start);
}

/** Returns a text with marks around the findings. */
function mark(text: string, found: readonly Found[]): string {
  return found.reduceRight((marked, { start, end }) => {
    return `${marked.slice(0, start)}⟦${marked.slice(start, end)}⟧${marked.slice(end)}`;
  }, text);
}

/** Returns the data of a finding without its range, and without `typed` if that equals the text in the range. */
function toldOf(text: string, { start, end, ...reported }: Found): object {
  const { typed, ...rest } = reported;
  return typed === undefined || typed === text.slice(start, end) ? rest : reported;
}

describe.each(Object.entries(kinds))('%s', (kind, rows) => {
  it.each(rows)('are found at their places in $text', ({ text: marked, reported = [] }) => {
    const text = marked.replace(/[⟦⟧]/g, '');
    const found = foundIn(text, kind);
    expect(mark(text, found)).toBe(marked);
    expect(found.map((one) => toldOf(text, one)).filter((one) => Object.keys(one).length > 0)).toEqual(reported);
  });
});

import { useDeferredValue, useMemo } from 'react';
import { BRACED_NAME } from '../../../text/braced-names.ts';
import { markUnread, UNREAD_NOTE, withoutRemarks } from '../../../text/format-fact.ts';
import { readingEase, sentencesOf } from '../../../text/prose.ts';
import { minutesToRead } from '../../../text/reading-time.ts';
import { Note } from '../kit/texts.tsx';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';

/**
 * Returns the plain text of the paragraphs of a Markdown text: without markup, addresses, code, comments and tables.
 */
export function plainParagraphs(markdown: string): string[] {
  return markdown
    .replace(/```[\s\S]*?```/g, '')
    .replace(/<!--[\s\S]*?-->/g, '')
    .split(/\n\s*\n|\n(?=\s*(?:[-*+]|\d+\.)\s)/)
    .map((paragraph) =>
      paragraph
        .split('\n')
        .filter((line) => !/^\s*\|/.test(line) && !/^\s*#{1,6}\s/.test(line))
        .join(' ')
        .replace(/!?\[([^[\]]*)\]\([^()]*\)/g, '$1')
        .replace(/^[\s>]*(?:[-*+]|\d+\.)?\s+|[*_`>]/g, ' ')
        .replace(/\{\{[^{}]*\}\}/g, '10')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);
}

/** Keys of a figure's YAML, and values that pages do not show. */
const FIGURE_KEYS = /^[ \t]*(?:- )*(?:(?:kind|tone|frame|next):.*|[a-z]+:(?=\s))/gm;

const WORD = /[\p{L}\p{N}][\p{L}\p{N}'’.]*/gu;

/**
 * Counts the words of a Markdown text as its page does for the reading time: with headings, tables, figures and the
 * values of facts, without addresses, comments and blocks of code.
 */
export function wordsRead(markdown: string, valueOfFact: (fact: string) => string): number {
  const shown = markdown
    .replace(/^(```|~~~)(figure\b)?.*\n([\s\S]*?)^\1.*$/gm, (_, __, figure, lines: string) =>
      figure ? lines.replace(FIGURE_KEYS, '') : '',
    )
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/^[ \t>]*\d+[.)]\s/gm, '')
    .replace(/\]\([^()]*(?:\([^()]*\)[^()]*)*\)/g, ' ')
    .replace(BRACED_NAME, (_, name: string) => valueOfFact(name))
    .replace(/(?:^[ \t]*\|.*\n?)+/gm, (table) => {
      const marked = markUnread(table);
      return marked === table ? table : `${UNREAD_NOTE}\n${marked}\n`;
    });
  return withoutRemarks(shown).match(WORD)?.length ?? 0;
}

/** Minimum scores of the grades above the lowest one. */
const MIN_SCORES = [30, 50, 70];

/** Shows the reading time and the readability of a text. */
export function Readability({ text }: { text: string }) {
  const settled = useDeferredValue(text);
  const facts = useEditorState(({ tree }) => tree.facts);
  const { count, ease } = useMemo(() => {
    const paragraphs = plainParagraphs(settled);
    const sentences = paragraphs.flatMap((paragraph) =>
      sentencesOf(paragraph).map(({ start, end }) => paragraph.slice(start, end)),
    );
    const score = readingEase(sentences);
    const count = wordsRead(settled, (name) => facts.find((fact) => fact.name === name)?.value ?? '');
    return { count, ease: Math.round(Math.max(0, Math.min(100, score))) };
  }, [settled, facts]);
  const grade = words.grades[MIN_SCORES.filter((step) => ease >= step).length] ?? '';
  return (
    <Note as="section" aria-label={words.reading} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
      <span>{words.words(count.toLocaleString('fr'))}</span>
      <span>{words.readingTime(minutesToRead(count))}</span>
      <span>{words.ease(ease, grade)}</span>
    </Note>
  );
}

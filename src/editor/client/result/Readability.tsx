import Box from '@mui/material/Box';
import { useDeferredValue, useMemo } from 'react';
import { readingEase } from '../../../text/reading-ease.ts';
import { minutesToRead } from '../../../text/reading-time.ts';
import { sentencesOf } from '../../../text/sentences.ts';
import { useEditorState } from '../state/use-editor.tsx';
import { words } from '../words/words.ts';
import { plainParagraphs, wordsRead } from './plain-text.ts';

/** From these scores on a text reads more easily. */
const STEPS = [30, 50, 70];

/** How long a text takes to read, and how easily it reads. */
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
  const grade = words.grades[STEPS.filter((step) => ease >= step).length] ?? '';
  return (
    <Box
      component="section"
      aria-label={words.reading}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, color: 'var(--v-muted)', fontSize: '.9375rem' }}
    >
      <span>{words.words(count.toLocaleString('fr'))}</span>
      <span>{words.readingTime(minutesToRead(count))}</span>
      <span>{words.ease(ease, grade)}</span>
    </Box>
  );
}

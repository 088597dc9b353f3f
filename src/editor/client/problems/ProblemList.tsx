import Box from '@mui/material/Box';
import { useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { problemKeys } from '../fields/FieldProblems.tsx';
import { placeOf } from '../form/place-of.ts';
import { LinkButton, QuietButton } from '../kit/buttons.tsx';
import { PlainList } from '../kit/frames.ts';
import { EmptyState, Note, SeverityIcon, SubHeading } from '../kit/texts.tsx';
import { fieldToReplace } from '../site-list/placeholder.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { Corrections } from '../structure/Corrections.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

/** Shows the message of a problem as a link that opens its field or selects its text. */
export function ProblemLink({ problem, onOpen }: { problem: EditorProblem; onOpen?(): void }) {
  const { open, store } = useEditor();
  const { file, range, message } = problem;
  const press = () => {
    if (!file) return;
    const pointer = fieldToReplace(store.get(), problem);
    onOpen?.();
    void open({ file, ...(pointer === undefined ? file !== 'manifest' && { range } : { pointer }) });
  };
  return (
    <LinkButton isPlain isDisabled={!file} onPress={press}>
      {plainWords(message)}
    </LinkButton>
  );
}

/** Number of problems shown at first. */
const FIRST_SHOWN = 6;

function ProblemItem({ problem }: { problem: EditorProblem }) {
  const place = useEditorState((state) => placeOf(state, problem));
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
      <SeverityIcon severity={problem.severity} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <ProblemLink problem={problem} />
        <Note>{place}</Note>
      </Box>
      <Box sx={{ maxWidth: '45%' }}>
        <Corrections problem={problem} />
      </Box>
    </Box>
  );
}

/** Lists the first problems, and the others on request. */
export function ProblemList({ title, problems }: { title: string; problems: readonly EditorProblem[] }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? problems : problems.slice(0, FIRST_SHOWN);
  const keys = problemKeys(shown);
  return (
    <Box sx={{ minWidth: 0 }}>
      <SubHeading>
        {title} ({problems.length})
      </SubHeading>
      {problems.length === 0 && <EmptyState>{words.noProblems}</EmptyState>}
      <PlainList sx={{ gap: 1 }}>
        {shown.map((problem, index) => (
          <ProblemItem key={keys[index]} problem={problem} />
        ))}
      </PlainList>
      {shown.length < problems.length && (
        <QuietButton onClick={() => setIsWhole(true)} sx={{ mt: 1 }}>
          {words.showMore(problems.length - shown.length)}
        </QuietButton>
      )}
    </Box>
  );
}

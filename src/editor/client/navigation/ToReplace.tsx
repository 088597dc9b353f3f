import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { plainButton } from '../style/plain-button.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { fieldToReplace, hintOf, isMarked, isWholeText, placeToReplace } from './placeholder.ts';

interface ItemProps {
  placeholder: EditorProblem;
  onOpen(): void;
}

function ToReplaceItem({ placeholder, onOpen }: ItemProps) {
  const { open, unmark, store } = useEditor();
  const { file, pointer, range, message, toReplace } = placeholder;
  const { missing } = toReplace ?? {};
  const place = useEditorState((state) => placeToReplace(state, placeholder));
  const hint = useEditorState((state) => hintOf(state, placeholder));
  const isReadOnly = useEditorState(({ documents }) => file && documents.get(file)?.readOnly !== undefined);
  // A text that is marked as a whole has only its place as a name.
  const what = isWholeText(placeholder) ? place : (toReplace?.what ?? message);
  const unmarkHere = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    // This button is removed with its entry: move the focus to the next one, or to the title of the list.
    const entry = currentTarget.closest('li');
    const next = entry?.nextElementSibling ?? entry?.parentElement?.closest('section');
    next?.querySelector<HTMLElement>('button')?.focus();
    void unmark(placeholder, what);
  };
  return (
    <Box component="li" sx={{ pb: 1 }}>
      <Box
        component="button"
        type="button"
        disabled={!file}
        onClick={() => {
          if (!file) return;
          const at = fieldToReplace(store.get(), placeholder);
          void open({ file, ...(pointer === undefined ? { range } : { pointer: at ?? pointer }) });
          onOpen();
        }}
        sx={{
          ...plainButton,
          display: 'block',
          width: '100%',
          p: '5px 8px',
          borderRadius: '8px',
          lineHeight: 1.35,
          overflowWrap: 'anywhere',
          '&:hover': { background: 'var(--v-tint)' },
        }}
      >
        <Box component="span" sx={{ display: 'block', fontSize: '.9375rem', fontWeight: 600 }}>
          {what}
        </Box>{' '}
        {what !== place && (
          <Box component="span" sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>
            {place}
          </Box>
        )}
      </Box>
      <Box sx={{ px: 1, color: 'var(--v-muted)', fontSize: '.875rem', lineHeight: 1.4 }}>{plainWords(hint)}</Box>
      {isMarked(placeholder) && !isReadOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          <Button
            color="secondary"
            aria-label={words.isReplacedNamed(what)}
            disabled={missing !== undefined}
            onClick={unmarkHere}
            sx={{ px: 1, minHeight: 32 }}
          >
            {words.isReplaced}
          </Button>
          {missing && <Box sx={{ fontSize: '.875rem' }}>{words.isMissing(missing)}</Box>}
        </Box>
      )}
    </Box>
  );
}

/** Placeholders that the owner has yet to replace, grouped by the question that asks for them. */
export function ToReplace({ isOpen = false, onOpen }: { isOpen?: boolean; onOpen(): void }) {
  const problems = useEditorState((state) => state.problems);
  const isChecked = useEditorState(({ checked }) => checked);
  const [known, setKnown] = useState(problems);
  // Keep the list unchanged until all rules have checked a change.
  if (isChecked && known !== problems) setKnown(problems);
  const placeholders = known.filter(({ toReplace }) => toReplace);
  const questions = [...new Set(placeholders.map(({ toReplace }) => toReplace?.question))];
  if (placeholders.length === 0) return null;
  return (
    <NavigationGroup title={words.toReplace(placeholders.length)} isOpen={isOpen}>
      {questions.map((question) => (
        <Box component="li" key={question} sx={{ mb: 1 }}>
          <Box component="h3" sx={{ m: 0, p: '6px 8px', font: '650 .9375rem/1.35 var(--v-heading)' }}>
            {plainWords(question ?? '')}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {placeholders
              .filter(({ toReplace }) => toReplace?.question === question)
              .map((one) => (
                <ToReplaceItem
                  key={`${one.path} ${isMarked(one) ? one.pointer : one.range.start} ${one.message}`}
                  placeholder={one}
                  onOpen={onOpen}
                />
              ))}
          </Box>
        </Box>
      ))}
    </NavigationGroup>
  );
}

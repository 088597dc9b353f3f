import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type MouseEvent, useState } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { ListButton, PlainList, Row } from '../kit/frames.ts';
import { EntryText, Note, SubHeading } from '../kit/texts.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { NavigationGroup } from './NavigationGroup.tsx';
import { fieldToReplace, hintOf, isMarked, isWholeText, placeToReplace } from './placeholder.ts';

function ToReplaceItem({ placeholder, onOpen }: { placeholder: EditorProblem; onOpen(): void }) {
  const { open, unmark, store } = useEditor();
  const { file, pointer, range, message, toReplace } = placeholder;
  const { missing } = toReplace ?? {};
  const place = useEditorState((state) => placeToReplace(state, placeholder));
  const hint = useEditorState((state) => hintOf(state, placeholder));
  const isReadOnly = useEditorState(({ documents }) => file && documents.get(file)?.readOnly !== undefined);
  // A text that is marked as a whole is named after its place.
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
      <ListButton
        disabled={!file}
        onClick={() => {
          if (!file) return;
          const at = fieldToReplace(store.get(), placeholder);
          void open({ file, ...(pointer === undefined ? { range } : { pointer: at ?? pointer }) });
          onOpen();
        }}
      >
        <EntryText name={what} detail={what !== place && place} />
      </ListButton>
      <Note sx={{ px: 1 }}>{plainWords(hint)}</Note>
      {isMarked(placeholder) && !isReadOnly && (
        <Row>
          <Button
            color="secondary"
            aria-label={words.isReplacedNamed(what)}
            disabled={missing !== undefined}
            onClick={unmarkHere}
            sx={{ px: 1 }}
          >
            {words.isReplaced}
          </Button>
          {missing && <Note>{words.isMissing(missing)}</Note>}
        </Row>
      )}
    </Box>
  );
}

/** Lists the placeholders that the owner has yet to replace, grouped by the question that asks for them. */
export function ToReplace({ onOpen }: { onOpen(): void }) {
  const problems = useEditorState((state) => state.problems);
  const isChecked = useEditorState(({ checked }) => checked);
  const [known, setKnown] = useState(problems);
  // Keep the list unchanged until all rules have checked a change.
  if (isChecked && known !== problems) setKnown(problems);
  const placeholders = known.filter(({ toReplace }) => toReplace);
  const questions = [...new Set(placeholders.map(({ toReplace }) => toReplace?.question))];
  if (placeholders.length === 0) return null;
  return (
    <NavigationGroup title={words.toReplace(placeholders.length)} isOpen={false}>
      {questions.map((question) => (
        <Box component="li" key={question} sx={{ mb: 1 }}>
          <SubHeading sx={{ px: 1, py: 0.75, mb: 0 }}>{plainWords(question ?? '')}</SubHeading>
          <PlainList>
            {placeholders
              .filter(({ toReplace }) => toReplace?.question === question)
              .map((one) => (
                <ToReplaceItem
                  key={`${one.path} ${isMarked(one) ? one.pointer : one.range.start} ${one.message}`}
                  placeholder={one}
                  onOpen={onOpen}
                />
              ))}
          </PlainList>
        </Box>
      ))}
    </NavigationGroup>
  );
}

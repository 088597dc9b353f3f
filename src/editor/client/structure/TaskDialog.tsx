import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { placeOf } from '../form/place-of.ts';
import { DialogFrame } from '../kit/DialogFrame.tsx';
import { SubHeading } from '../kit/texts.tsx';
import { useEditor, useEditorState } from '../state/use-editor.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { failureMessage, restructure } from './restructure.ts';
import { TaskFieldView, type TaskValues } from './TaskFieldView.tsx';
import type { StructureTask } from './task.ts';
import { usePlan } from './use-plan.ts';

/** Asks for the details of a change of the site's structure, and makes it. Shows the reason if it is refused. */
export function TaskDialog({ task, onClose }: { task: StructureTask; onClose(): void }) {
  const editor = useEditor();
  const state = useEditorState((whole) => whole);
  const [values, setValues] = useState(task.first as TaskValues);
  /** Choices that the author has made, by the index of the row. */
  const [chosen, setChosen] = useState<Readonly<Record<number, string | null>>>({});
  const [refused, setRefused] = useState<{ requestKey: string | undefined; reason: string }>();
  const [isBusy, setIsBusy] = useState(false);
  // The links to a removed part do not depend on the author's choices.
  const first = task.request(task.isRemoval ? task.first : values, []);
  const firstPlan = usePlan(first);
  const links = firstPlan?.links.map((link) => ({
    ...link,
    place: placeOf(state, link),
    around:
      link.choice?.removed &&
      placeOf(state, { ...link, pointer: link.choice.removed })
        .split(' › ')
        .at(-1),
  }));
  const fields = task.fields(values, links);
  const choices = fields
    .flatMap((field) => (field.kind === 'links' ? field.rows : []))
    .flatMap(({ choice }) => (choice ? [choice.proposed] : []))
    .map((proposed, index) => (chosen[index] === undefined ? proposed : chosen[index]));
  const change = task.request(values, choices);
  const requestKey = JSON.stringify(change);
  const isFirst = requestKey === JSON.stringify(first);
  const otherPlan = usePlan(isFirst ? undefined : change);
  const plan = isFirst ? firstPlan : otherPlan;
  const { changes = [], refusal } = plan ?? {};
  // The reason only applies to the refused input. Another input may be accepted.
  const reason = refused && refused.requestKey === requestKey ? refused.reason : refusal?.message;
  const places = [...new Set(refusal?.places.map((place) => placeOf(state, place)))];
  const isReady = change !== undefined && changes.length > 0;
  const carryOut = async () => {
    if (!isReady) return;
    setIsBusy(true);
    const openAfter = task.openAfter && (() => task.openAfter?.(values, editor));
    const failure = await restructure(editor, change, openAfter).catch(failureMessage);
    setIsBusy(false);
    if (failure !== undefined) return setRefused({ requestKey, reason: failure });
    onClose();
    editor.notify(task.done(values));
  };
  return (
    <DialogFrame
      title={task.title}
      width={choices.length > 0 ? 'md' : 'sm'}
      isFocusable={Boolean(task.isRemoval)}
      onClose={onClose}
      isForm
      action={{
        label: task.confirm,
        isDisabled: isBusy || !isReady,
        isRemoval: Boolean(task.isRemoval),
        onPress: () => void carryOut(),
      }}
    >
      {fields.map((field, index) => (
        <TaskFieldView
          key={'name' in field ? field.name : field.textAbove}
          field={field}
          values={values}
          isFirst={index === 0}
          choices={choices}
          onSet={setValues}
          onChoose={(row, choice) => setChosen({ ...chosen, [row]: choice })}
        />
      ))}
      {task.showsChanges && (
        <Box role="status" sx={{ minHeight: 96 }}>
          {changes.length > 0 && (
            <>
              <SubHeading>{words.whatChanges}</SubHeading>
              <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
                {changes.map((line) => (
                  <li key={line}>{plainWords(line)}</li>
                ))}
              </Box>
            </>
          )}
        </Box>
      )}
      <div role="status">
        {reason && (
          <Alert severity="error">
            {reason}
            {places.map((place) => (
              <div key={place}>{place}</div>
            ))}
          </Alert>
        )}
      </div>
    </DialogFrame>
  );
}

/** Returns the dialog of a task, and `begin`, which opens it. */
export function useTask() {
  const [task, setTask] = useState<StructureTask>();
  return { begin: setTask, dialog: task && <TaskDialog task={task} onClose={() => setTask(undefined)} /> };
}

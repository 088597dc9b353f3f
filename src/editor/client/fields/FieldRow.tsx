import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CONTROL, placeCaret } from '../facts/place-caret.ts';
import type { FieldNode } from '../form/form-node.ts';
import { FieldLabel, Note } from '../kit/texts.tsx';
import { words } from '../words/words.ts';
import { FieldControl } from './FieldControl.tsx';
import type { ControlIds } from './FieldInput.tsx';
import { FieldNotes } from './FieldNotes.tsx';
import { FieldProblems } from './FieldProblems.tsx';
import { useFormScope } from './FormScopeProvider.tsx';
import { FieldSpelling } from './FormSpelling.tsx';
import { type FieldState, linkedChange, useField } from './use-field.ts';
import { ValueUsesNote } from './ValueUsesNote.tsx';

/** Lists the linked values that show the same number. They change in the same step unless the author unticks them. */
function LinkedFieldNotes({ state: { linked, toggleLinked } }: { state: FieldState }) {
  return linked.map((other) => (
    <FormControlLabel
      key={other.key}
      sx={{ mt: 0.5 }}
      // Focusing a linked value does not start another edit of the field.
      onFocus={(event) => event.stopPropagation()}
      control={
        <Checkbox size="small" color="secondary" checked={other.isOn} onChange={() => toggleLinked(other.key)} />
      }
      label={linkedChange(other)}
    />
  ));
}

const fieldId = (pointer: string) => `field-${pointer.replaceAll('/', '.')}`;

/** Scrolls the field into view and focuses its control when it is opened, such as by a click in the preview. */
function useOpening(pointer: string) {
  const { focus } = useFormScope();
  const row = useRef<HTMLDivElement>(null);
  const opening = focus?.pointer === pointer ? focus.at : undefined;
  const show = useEffectEvent(() => {
    row.current?.scrollIntoView({ block: 'center' });
    const control = row.current?.querySelector<HTMLElement>(CONTROL);
    control?.focus();
    if (control) placeCaret(control, focus?.caret);
  });
  useEffect(() => {
    if (opening !== undefined) show();
  }, [opening]);
  return row;
}

/** Shows one field: its name, its control, its notes and its problems. */
export function FieldRow({
  field,
  hidesLabel,
  actions,
}: {
  field: FieldNode;
  hidesLabel?: boolean;
  actions?: ReactNode;
}) {
  const { problemsAt, isReadOnly, point } = useFormScope();
  const state = useField(field);
  const row = useOpening(field.pointer);
  const [isMet, setIsMet] = useState(false);
  const problems = problemsAt(field.pointer);
  const id = fieldId(field.pointer);
  const ids: ControlIds = {
    id,
    labelId: `${id}-label`,
    'aria-describedby': `${id}-notes ${id}-problems`,
    'aria-invalid': problems.some(({ severity }) => severity === 'error'),
    'aria-required': field.isRequired,
  };
  const isSwitch = field.control === 'switch';
  return (
    <Box
      ref={row}
      onFocus={(event) => {
        if (row.current?.contains(event.relatedTarget)) return;
        setIsMet(true);
        point(field.pointer);
        state.begin();
      }}
      {...state.composition}
      sx={{ minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: isSwitch ? 0 : 0.5 }}>
        <FieldLabel
          id={ids.labelId}
          htmlFor={id}
          className={hidesLabel ? 'visually-hidden' : undefined}
          sx={{ m: 0, display: isSwitch ? 'none' : undefined }}
        >
          {field.title}
        </FieldLabel>
        {!hidesLabel && !isSwitch && field.isRequired && field.value === undefined && (
          <Note as="span">{words.required}</Note>
        )}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <FieldControl field={field} state={state} ids={ids} isReadOnly={isReadOnly} />
        </Box>
        {actions}
      </Box>
      <FieldNotes id={`${id}-notes`} field={field} text={state.text} isQuiet={Boolean(hidesLabel)} />
      <FieldSpelling field={field} text={state.text} row={row} onType={state.type} />
      <LinkedFieldNotes state={state} />
      {isMet && <ValueUsesNote field={field} />}
      <FieldProblems id={`${id}-problems`} problems={problems} />
    </Box>
  );
}

interface NewEntryProps {
  /** Whether the author has just added the entry. */
  isNew: boolean;
  /** Called when the first field of the entry has taken the focus. */
  onFocused(): void;
  children: ReactNode;
}

/** Shows the fields of an entry. The first field of a new entry takes the focus, since the author types there next. */
export function NewEntry({ isNew, onFocused, children }: NewEntryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const control = isNew && box.current?.querySelector<HTMLElement>(CONTROL);
    if (!control) return;
    control.focus();
    placeCaret(control);
    onFocused();
  });
  return <div ref={box}>{children}</div>;
}

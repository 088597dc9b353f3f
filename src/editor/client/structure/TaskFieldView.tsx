import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { ChoiceSelect } from '../kit/ChoiceSelect.tsx';
import { PlainList } from '../kit/frames.ts';
import { FieldFrame, FieldLabel, Note } from '../kit/texts.tsx';
import type { LinkRow, TaskField } from './task.ts';

interface LinkRowsProps {
  rows: readonly LinkRow[];
  choices: readonly (string | null)[];
  onChoose(row: number, choice: string | null): void;
}

/** Lists the links to a removed part, or its uses, each with a choice of what happens to it. */
function LinkRows({ rows, choices, onChoose }: LinkRowsProps) {
  return (
    <PlainList sx={{ gap: 1.5 }}>
      {rows.map(({ text, place, choice }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is only identified by its index
          key={index}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
            gap: 2,
            alignItems: 'center',
            overflowWrap: 'anywhere',
          }}
        >
          <div>
            {text}
            <Note>{place}</Note>
          </div>
          {choice && (
            <ChoiceSelect {...choice} value={choices[index] ?? null} onChoose={(value) => onChoose(index, value)} />
          )}
        </Box>
      ))}
    </PlainList>
  );
}

/** Values that the author enters, by the keys of the fields. */
export type TaskValues = Readonly<Record<string, string | boolean | null | undefined>>;

interface TaskFieldViewProps extends Omit<LinkRowsProps, 'rows'> {
  field: TaskField;
  values: TaskValues;
  isFirst: boolean;
  onSet(values: TaskValues): void;
}

/** Shows one field of a task, or its list of links. */
export function TaskFieldView({ field, values, isFirst, onSet, ...rows }: TaskFieldViewProps) {
  const id = useId();
  if (field.kind === 'links')
    return (
      <>
        <p>{field.textAbove}</p>
        <LinkRows rows={field.rows} {...rows} />
        {field.textBelow && <p>{field.textBelow}</p>}
      </>
    );
  const value = values[field.name];
  const set = (changed: string | boolean | null) => onSet({ ...values, [field.name]: changed });
  switch (field.kind) {
    case 'text':
      return (
        <FieldFrame id={id} label={field.label} help={field.help}>
          <OutlinedInput
            id={id}
            fullWidth
            autoFocus={isFirst}
            value={field.shown ?? value}
            onChange={(event) => set(event.target.value)}
            inputProps={{
              ...(field.help && { 'aria-describedby': `${id}-help` }),
              maxLength: field.maxLength,
              spellCheck: false,
            }}
          />
        </FieldFrame>
      );
    case 'check':
      return (
        <div>
          <FormControlLabel
            label={field.label}
            control={<Checkbox color="secondary" checked={value === true} onChange={(_, isOn) => set(isOn)} />}
          />
          {field.help && <Note>{field.help}</Note>}
        </div>
      );
    case 'page':
      return (
        <div>
          <FieldLabel as="div">{field.label}</FieldLabel>
          <ChoiceSelect {...field} value={typeof value === 'string' ? value : null} onChoose={set} />
        </div>
      );
  }
}

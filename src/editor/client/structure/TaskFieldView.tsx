import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import OutlinedInput from '@mui/material/OutlinedInput';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { FieldFrame, FieldLabel } from '../kit/FieldFrame.tsx';
import { PlainList } from '../kit/lists.ts';
import { Note } from '../kit/texts.ts';
import type { LinkRow, TaskField } from './task.ts';

interface ChoiceSelectProps {
  label: string;
  value: string | null;
  /** Label of the choice of `null`. */
  none: string;
  options: readonly { value: string; title: string }[];
  onChoose(value: string | null): void;
}

/** A list to choose from, or to choose nothing. */
export function ChoiceSelect({ label, value, none, options, onChoose }: ChoiceSelectProps) {
  return (
    <Select
      fullWidth
      displayEmpty
      size="small"
      value={value ?? ''}
      inputProps={{ 'aria-label': label }}
      onChange={({ target }) => onChoose(target.value === '' ? null : target.value)}
    >
      <MenuItem value="">{none}</MenuItem>
      {options.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.title}
        </MenuItem>
      ))}
    </Select>
  );
}

interface LinkRowsProps {
  rows: readonly LinkRow[];
  choices: readonly (string | null)[];
  onChoose(row: number, choice: string | null): void;
}

/** What leads to a removed part, or names it, each with what becomes of it. */
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

interface TaskFieldViewProps<V> extends Omit<LinkRowsProps, 'rows'> {
  field: TaskField<V>;
  isFirst: boolean;
  onSet(changed: Partial<V>): void;
}

/** One field of a task, or its list of links. */
export function TaskFieldView<V>({ field, isFirst, onSet, ...rows }: TaskFieldViewProps<V>) {
  const id = useId();
  switch (field.kind) {
    case 'text': {
      const { label, help, value, maxLength, set } = field;
      return (
        <FieldFrame id={id} label={label} help={help}>
          <OutlinedInput
            id={id}
            fullWidth
            autoFocus={isFirst}
            value={value}
            onChange={(event) => onSet(set(event.target.value))}
            inputProps={{ ...(help ? { 'aria-describedby': `${id}-help` } : {}), maxLength, spellCheck: false }}
          />
        </FieldFrame>
      );
    }
    case 'check': {
      const { label, help, value, set } = field;
      return (
        <div>
          <FormControlLabel
            label={label}
            control={<Checkbox color="secondary" checked={value} onChange={(_, isOn) => onSet(set(isOn))} />}
          />
          {help && <Note>{help}</Note>}
        </div>
      );
    }
    case 'page':
      return (
        <div>
          <FieldLabel as="div">{field.label}</FieldLabel>
          <ChoiceSelect {...field} onChoose={(value) => onSet(field.set(value))} />
        </div>
      );
    case 'links':
      return (
        <>
          {field.before && <p>{field.before}</p>}
          <LinkRows rows={field.rows} {...rows} />
          {field.after && <p>{field.after}</p>}
        </>
      );
  }
}

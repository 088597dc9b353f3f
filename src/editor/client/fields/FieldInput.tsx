import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { FieldNode } from '../form/form-node.ts';
import type { FieldState } from './use-field.ts';

/** Attributes that tie a control to its label, its description and its problems. */
export interface ControlIds {
  id: string;
  labelId: string;
  'aria-describedby': string;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

/** Props of every control. */
export interface ControlProps {
  field: FieldNode;
  state: FieldState;
  ids: ControlIds;
  isReadOnly: boolean;
}

/** Shows a plain input for the text of a field, without a check of its spelling. */
export function FieldInput({ state, ids, isReadOnly, ...props }: Omit<ControlProps, 'field'> & OutlinedInputProps) {
  const { labelId, ...attributes } = ids;
  return (
    <OutlinedInput
      fullWidth
      value={state.text}
      readOnly={isReadOnly}
      error={ids['aria-invalid']}
      onChange={(event) => state.type(event.target.value)}
      inputProps={{ ...attributes, spellCheck: false }}
      {...props}
    />
  );
}

import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { ControlProps } from './control-props.ts';

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

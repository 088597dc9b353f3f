import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { words } from '../words/words.ts';
import type { FieldState } from './use-field.ts';

/** The values that say the same: they change in the same step unless the author takes the mark away. */
export function TwinNotes({ state: { twins, toggleTwin } }: { state: FieldState }) {
  return twins.map(({ key, title, before, after, isOn }) => (
    <FormControlLabel
      key={key}
      sx={{ mt: 0.5, '& .MuiFormControlLabel-label': { fontSize: '.9375rem' } }}
      control={<Checkbox size="small" color="secondary" checked={isOn} onChange={() => toggleTwin(key)} />}
      label={words.alsoChange(title, String(before), String(after))}
    />
  ));
}

import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

/** Values to choose from, and the choice of none of them. */
export interface ChoiceList {
  label: string;
  /** Title of the choice of `null`. */
  none: string;
  options: readonly { value: string; title: string }[];
}

interface ChoiceSelectProps extends ChoiceList {
  value: string | null;
  onChoose(value: string | null): void;
}

/** Shows a list from which the author chooses one value or none. */
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
      {[{ value: '', title: none }, ...options].map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.title}
        </MenuItem>
      ))}
    </Select>
  );
}

import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

interface ChoiceProps {
  label: string;
  value: string | null;
  /** Label of the choice of `null`. */
  none: string;
  options: readonly { value: string; title: string }[];
  onChoose(value: string | null): void;
}

export function RemovalChoice({ label, value, none, options, onChoose }: ChoiceProps) {
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

interface RemovedUse extends Omit<ChoiceProps, 'onChoose'> {
  text: string;
  place: string;
}

interface RemovedUsesProps {
  uses: readonly RemovedUse[];
  onChoose(index: number, value: string | null): void;
}

/** The places that lead to a removed part, or name it, each with the choice of what becomes of it. */
export function RemovedUses({ uses, onChoose }: RemovedUsesProps) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {uses.map(({ text, place, ...choice }, index) => (
        <Box
          component="li"
          // biome-ignore lint/suspicious/noArrayIndexKey: a choice is only identified by its index
          key={`${place} ${index}`}
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
            gap: 2,
            alignItems: 'center',
          }}
        >
          <Box sx={{ minWidth: 0, fontSize: '.9375rem', overflowWrap: 'anywhere' }}>
            {text}
            <Box sx={{ color: 'var(--v-muted)', fontSize: '.875rem' }}>{place}</Box>
          </Box>
          <RemovalChoice {...choice} onChoose={(value) => onChoose(index, value)} />
        </Box>
      ))}
    </Box>
  );
}

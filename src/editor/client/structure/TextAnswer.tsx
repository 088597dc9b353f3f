import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

interface TextAnswerProps {
  label: string;
  value: string;
  help?: ReactNode;
  isFirst?: boolean;
  maxLength?: number;
  onChange(value: string): void;
}

/** A question in a dialog, answered with a line of text. */
export function TextAnswer({ label, value, help, isFirst = false, maxLength, onChange }: TextAnswerProps) {
  const id = useId();
  return (
    <Box sx={{ mb: 2 }}>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontWeight: 600 }}>
        {label}
      </Box>
      <OutlinedInput
        id={id}
        fullWidth
        autoFocus={isFirst}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ ...(help ? { 'aria-describedby': `${id}-help` } : {}), maxLength, spellCheck: false }}
      />
      {help && (
        <Box id={`${id}-help`} sx={{ mt: 0.5, color: 'var(--v-muted)', fontSize: '.875rem' }}>
          {help}
        </Box>
      )}
    </Box>
  );
}

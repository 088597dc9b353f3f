import Box from '@mui/material/Box';
import { words } from '../words/words.ts';

/** Number of problems in a part of the site. */
export interface ProblemCounts {
  errors: number;
  warnings: number;
}

/** Number of errors, or of warnings if there are no errors. */
export function ProblemCount({ errors, warnings }: ProblemCounts) {
  if (errors + warnings === 0) return null;
  const isError = errors > 0;
  const said = [errors > 0 && words.errors(errors), warnings > 0 && words.warnings(warnings)]
    .filter(Boolean)
    .join(', ');
  return (
    <Box
      component="span"
      title={said}
      sx={{
        flex: 'none',
        minWidth: 20,
        px: 0.75,
        borderRadius: 10,
        textAlign: 'center',
        font: '600 .8125rem/20px var(--v-text)',
        color: isError ? 'var(--v-surface)' : 'var(--v-warning)',
        background: isError ? 'var(--v-error)' : 'var(--v-surface)',
        border: isError ? 0 : '1px solid currentColor',
      }}
    >
      <span aria-hidden="true">{isError ? errors : warnings}</span>
      <span className="visually-hidden">{said}</span>
    </Box>
  );
}

import { styled } from '@mui/material/styles';
import { words } from '../words/words.ts';

/** Number of problems in a part of the site. */
export interface ProblemCounts {
  errors: number;
  warnings: number;
}

const Count = styled('span')({
  flex: 'none',
  minWidth: 20,
  padding: '0 6px',
  border: '1px solid currentColor',
  borderRadius: 10,
  background: 'var(--v-surface)',
  color: 'var(--v-warning)',
  font: '600 .8125rem/20px var(--v-text)',
  textAlign: 'center',
  '&[data-error=true]': { borderColor: 'var(--v-error)', background: 'var(--v-error)', color: 'var(--v-surface)' },
});

/** Shows the number of errors, or of warnings if there are no errors. */
export function ProblemCount({ errors, warnings }: ProblemCounts) {
  if (errors + warnings === 0) return null;
  const isError = errors > 0;
  const said = [errors > 0 && words.errors(errors), warnings > 0 && words.warnings(warnings)]
    .filter(Boolean)
    .join(', ');
  return (
    <Count title={said} data-error={isError}>
      <span aria-hidden="true">{isError ? errors : warnings}</span>
      <span className="visually-hidden">{said}</span>
    </Count>
  );
}

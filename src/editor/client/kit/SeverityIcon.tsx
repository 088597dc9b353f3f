import { styled } from '@mui/material/styles';
import type { EditorProblem } from '../../protocol.ts';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { words } from '../words/words.ts';

const Mark = styled('span')({
  flex: 'none',
  '&[data-severity=error]': { color: 'var(--v-error)' },
  '&[data-severity=warning]': { color: 'var(--v-warning)' },
  '&[data-severity=note]': { color: 'var(--v-muted)' },
});

/** How serious a problem is. */
export function SeverityIcon({ severity }: Pick<EditorProblem, 'severity'>) {
  return (
    <Mark data-severity={severity}>
      <EditorIcon name={severity === 'note' ? 'info' : 'warning'} size="1.125em" />
      <span className="visually-hidden">{words[severity]}</span>
    </Mark>
  );
}

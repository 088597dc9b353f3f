import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { placeOf } from './form/place-of.ts';
import type { EditorState, SaveFailure } from './state/state.ts';
import { useEditor, useEditorState } from './state/use-editor.tsx';
import { EditorIcon } from './style/EditorIcon.tsx';
import { words } from './words/words.ts';

/** A message of at most three lines. */
const Message = styled('span')({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  fontSize: '.9375rem',
  lineHeight: 1.2,
  '&[data-tone=error]': { color: 'var(--v-error)' },
  '&[data-tone=quiet]': { color: 'var(--v-muted)' },
});

const Status = styled('div')({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: 'var(--v-cool)',
  fontWeight: 600,
  '&[data-tone=error]': { flexShrink: 1, color: 'var(--v-error)' },
});

function messageOf(status: EditorState['status']): string {
  if (status.type === 'saving') return words.saving;
  if (status.type === 'saved') return words.saved;
  if (status.reason === 'refused' || status.reason === 'login') return status.message;
  return status.reason === 'unwritten' ? words.notWritten(status.message) : words.notSaved(status.message);
}

/** Shows whether everything is saved; if not, what went wrong and what to do. Also shows what undo did. */
export function SaveStatus() {
  const { whenSaved, retry, discard, copy } = useEditor();
  const status = useEditorState((state) => state.status);
  const notice = useEditorState((state) => state.notice);
  const broken = useEditorState((state) => state.broken);
  const place = useEditorState((state) => state.broken && placeOf(state, state.broken));
  const isWrong = status.type === 'failed';
  const actionsOf = ({ reason, text }: SaveFailure): [string, () => unknown][] => {
    if (reason === 'reload') return [[words.reload, () => location.reload()]];
    if (reason === 'login') return [[words.login, () => open('/__edit', '_blank')]];
    if (reason !== 'refused') return [[words.retry, whenSaved]];
    if (text === undefined) return [];
    return [
      [words.copyText, () => copy(text)],
      [words.retry, retry],
      [words.discard, discard],
    ];
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, minWidth: 0 }}>
      {(notice || broken) && status.type !== 'failed' && (
        <Message data-tone={broken ? 'error' : 'quiet'} aria-live="polite">
          {broken ? (broken.isKept ? words.broken : words.stopped)(`${place} : ${broken.message}`) : notice}
        </Message>
      )}
      <Status role="status" data-tone={isWrong ? 'error' : undefined}>
        <EditorIcon name={isWrong ? 'warning' : status.type === 'saved' ? 'check' : 'clock'} size="1.125em" />
        <Message>{messageOf(status)}</Message>
      </Status>
      {(isWrong ? actionsOf(status) : []).map(([label, act]) => (
        <Button key={label} variant="outlined" sx={{ flex: 'none' }} onClick={() => void act()}>
          {label}
        </Button>
      ))}
    </Box>
  );
}

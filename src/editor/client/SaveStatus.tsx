import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { placeOf } from './form/place-of.ts';
import type { EditorState, SaveFailure } from './state/state.ts';
import { useEditor, useEditorState } from './state/use-editor.tsx';
import { EditorIcon } from './style/EditorIcon.tsx';
import { words } from './words/words.ts';

/** Width below which a message takes a line of its own, and that of the message beside its buttons. */
const [WIDTH, MESSAGE_WIDTH] = ['20rem', '12rem'];

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
  justifyContent: 'inherit',
  gap: 6,
  minWidth: 0,
  color: 'var(--v-cool)',
  fontWeight: 600,
  '&[data-tone=error]': { color: 'var(--v-error)' },
});

function messageOf(status: EditorState['status']): string {
  if (status.type === 'saving') return words.saving;
  if (status.type === 'saved') return words.saved;
  if (status.reason === 'refused' || status.reason === 'login') return status.message;
  return status.reason === 'unwritten' ? words.notWritten(status.message) : words.notSaved(status.message);
}

/**
 * Shows whether everything is saved; if not, what went wrong and what to do. Also shows what undo did. In a toolbar that
 * wraps, it takes a line of its own if it has more to say than there is room for.
 */
export function SaveStatus() {
  const { whenSaved, retry, discard, copy } = useEditor();
  const status = useEditorState((state) => state.status);
  const notice = useEditorState((state) => state.notice);
  const broken = useEditorState((state) => state.broken);
  const place = useEditorState((state) => state.broken && placeOf(state, state.broken));
  const isWrong = status.type === 'failed';
  const hasMessage = Boolean(notice || broken) && !isWrong;
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
    <Box
      data-wide={isWrong || hasMessage || undefined}
      sx={{
        display: 'flex',
        flex: '1 1 auto',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 1,
        minWidth: 0,
        '&[data-wide]': { flexBasis: WIDTH },
        '&[data-wide] > span, &[data-wide] > [data-tone]': { flex: `1 1 ${MESSAGE_WIDTH}` },
      }}
    >
      {hasMessage && (
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

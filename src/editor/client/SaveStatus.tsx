import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { placeOf } from './form/place-of.ts';
import { useEditor, useEditorState } from './state/use-editor.tsx';
import { EditorIcon } from './style/EditorIcon.tsx';
import { words } from './words/words.ts';

/** Shows whether everything is saved; if not, what went wrong and what to do. Also shows what undo did. */
export function SaveStatus() {
  const { whenSaved, retry, discard, notify } = useEditor();
  const status = useEditorState((state) => state.status);
  const notice = useEditorState((state) => state.notice);
  const broken = useEditorState((state) => state.broken);
  const place = useEditorState((state) => state.broken && placeOf(state, state.broken));
  const text =
    status.type === 'failed'
      ? status.reason === 'refused'
        ? status.message
        : status.reason === 'unwritten'
          ? words.notWritten(status.message)
          : words.notSaved(status.message)
      : status.type === 'saving'
        ? words.saving
        : words.saved;
  const copy = async (typed: string) => {
    await navigator.clipboard.writeText(typed);
    notify(words.textCopied);
  };
  const isWrong = status.type === 'failed';
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, minWidth: 0 }}>
      {(notice || broken) && status.type !== 'failed' && (
        <Box
          component="span"
          aria-live="polite"
          sx={{
            color: broken ? 'var(--v-error)' : 'var(--v-muted)',
            fontSize: '.9375rem',
            display: '-webkit-box',
            WebkitLineClamp: 2,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            lineHeight: 1.2,
          }}
        >
          {broken ? (broken.isKept ? words.broken : words.stopped)(`${place} : ${broken.message}`) : notice}
        </Box>
      )}
      <Box
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 0.75,
          fontSize: isWrong ? '.875rem' : '.9375rem',
          fontWeight: 600,
          minWidth: 0,
          flexShrink: isWrong ? 1 : 0,
          color: isWrong ? 'var(--v-error)' : 'var(--v-cool)',
        }}
      >
        <EditorIcon name={isWrong ? 'warning' : status.type === 'saved' ? 'check' : 'clock'} size="1.125em" />
        <Box
          component="span"
          sx={{
            display: '-webkit-box',
            WebkitLineClamp: 3,
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
            lineHeight: 1.2,
          }}
        >
          {text}
        </Box>
      </Box>
      {status.type === 'failed' && status.reason === 'refused' && status.text !== undefined && (
        <>
          <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => void copy(status.text ?? '')}>
            {words.copyText}
          </Button>
          <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => void retry()}>
            {words.retry}
          </Button>
          <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => void discard()}>
            {words.discard}
          </Button>
        </>
      )}
      {status.type === 'failed' && (status.reason === 'unreachable' || status.reason === 'unwritten') && (
        <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => void whenSaved()}>
          {words.retry}
        </Button>
      )}
      {status.type === 'failed' && status.reason === 'reload' && (
        <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => location.reload()}>
          {words.reload}
        </Button>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { join } from '../../../model/read/pointer.ts';
import { CONTROL } from '../facts/place-caret.ts';
import type { GroupNode } from '../form/form-node.ts';
import { isObject } from '../form/schema-tree.ts';
import { Row } from '../kit/frames.ts';
import { useEditor } from '../state/use-editor.tsx';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { useFormScope } from './FormScopeProvider.tsx';

const Notice = styled(Row)({
  padding: '6px 12px',
  borderRadius: 'var(--v-radius)',
  background: 'var(--v-tint)',
  fontSize: '.9375rem',
  lineHeight: 1.4,
});

/** Says at the top of a form that its object is provisional, with a button that removes the mark. */
export function ProvisionalNote({ node: { pointer, title, value, schema } }: { node: GroupNode }) {
  const { unmark } = useEditor();
  const { file, isReadOnly } = useFormScope();
  if (!isObject(value) || value.placeholder !== true) return null;
  return (
    <Notice>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <EditorIcon name="info" size="1em" /> <strong>{words.provisional}</strong>{' '}
        {plainWords(schema['x-placeholder'] ?? '')}
      </Box>
      {!isReadOnly && (
        <Button
          data-note
          color="secondary"
          aria-label={words.isReplacedNamed(title)}
          onClick={({ currentTarget }) => {
            // The note disappears with its button: the focus moves to the first field.
            currentTarget.parentElement?.parentElement?.querySelector<HTMLElement>(CONTROL)?.focus();
            void unmark({ file, pointer: join(pointer, 'placeholder') }, title);
          }}
        >
          {words.isReplaced}
        </Button>
      )}
    </Notice>
  );
}

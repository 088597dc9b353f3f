import Box from '@mui/material/Box';
import type { FieldNode } from '../form/form-node.ts';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';
import { choiceName, withChoiceNames } from './choice-name.ts';
import { UntilNote } from './UntilNote.tsx';

/** The length is shown if it exceeds this share of the maximum. */
const NEAR = 0.7;

interface FieldNotesProps {
  id: string;
  field: FieldNode;
  text: string;
  /** Whether the description is for screen readers only. It is for items of a list, whose heading already shows it. */
  isQuiet: boolean;
}

/** Notes about a field: its description, the effect of leaving it empty, and its length. */
export function FieldNotes({ id, field, text, isQuiet }: FieldNotesProps) {
  const { description, fallback, value, maxLength } = field;
  const isLong = maxLength !== undefined && text.length > maxLength * NEAR;
  const { key, control, choices } = field;
  const said = plainWords(withChoiceNames(description, key, choices));
  return (
    <Box id={id} sx={{ mt: 0.5, color: 'var(--v-muted)', fontSize: '.875rem', lineHeight: 1.4 }}>
      {control === 'date' && key === 'until' && <UntilNote day={text} />}
      <span className={isQuiet ? 'visually-hidden' : undefined}>{said} </span>
      {value === undefined &&
        fallback !== undefined &&
        fallback !== '' &&
        control !== 'switch' &&
        control !== 'choice' && <span>{words.byDefault(choiceName(key, fallback))} </span>}
      {isLong && (
        <Box component="span" sx={{ color: text.length > maxLength ? 'var(--v-error)' : undefined }}>
          {words.length(text.length, maxLength)}
        </Box>
      )}
    </Box>
  );
}

import { styled } from '@mui/material/styles';
import { dayInWords, parisDay } from '../../../text/dates.ts';
import type { FieldNode } from '../form/form-node.ts';
import { Note } from '../kit/texts.tsx';
import { choiceName, plainWords, withChoiceNames } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

/** Says until which day a dated part is or was shown. Shows nothing while the day is being typed. */
export function UntilNote({ day, today = parisDay() }: { day: string; today?: string }) {
  if (!/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return null;
  const said = dayInWords(day, { isYearShown: day.slice(0, 4) !== today.slice(0, 4) });
  return <strong>{day < today ? words.notShownSince(said) : words.shownUntil(said)}. </strong>;
}

/** The length is shown if it exceeds this share of the maximum. */
const MIN_SHOWN_SHARE = 0.7;

const Length = styled('span')({ '&[data-excess=true]': { color: 'var(--v-error)' } });

interface FieldNotesProps {
  id: string;
  field: FieldNode;
  text: string;
  /** Whether the description is for screen readers only. It is for items of a list, whose heading already shows it. */
  isQuiet: boolean;
}

/** Shows notes about a field: its description, the effect of leaving it empty, and its length. */
export function FieldNotes({ id, field, text, isQuiet }: FieldNotesProps) {
  const { description, fallback, value, maxLength } = field;
  const isLong = maxLength !== undefined && text.length > maxLength * MIN_SHOWN_SHARE;
  const { key, control, choices } = field;
  const said = plainWords(withChoiceNames(description, key, choices));
  return (
    <Note id={id} sx={{ mt: 0.5 }}>
      {control === 'date' && key === 'until' && <UntilNote day={text} />}
      <span className={isQuiet ? 'visually-hidden' : undefined}>{said} </span>
      {value === undefined &&
        fallback !== undefined &&
        fallback !== '' &&
        control !== 'switch' &&
        control !== 'choice' && <span>{words.byDefault(choiceName(key, fallback))} </span>}
      {isLong && <Length data-excess={text.length > maxLength}>{words.length(text.length, maxLength)}</Length>}
    </Note>
  );
}

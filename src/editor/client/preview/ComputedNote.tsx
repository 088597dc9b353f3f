import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { ListButton, PlainList } from '../kit/frames.ts';
import { Note, SubHeading } from '../kit/texts.tsx';
import { words } from '../words/words.ts';

/** A text of the page that cannot be edited in place. */
export interface ExplainedText {
  at: { top: number; left: number };
  title: string;
  reason: string;
  /** Places that can be changed instead. */
  links: { title: string; open(): void }[];
}

/** Explains why a text has no field, and links to the fields around it. */
export function ComputedNote({ note, onClose }: { note: ExplainedText | undefined; onClose(): void }) {
  const id = useId();
  return (
    <Popover
      open={note !== undefined}
      onClose={onClose}
      anchorReference="anchorPosition"
      {...(note && { anchorPosition: note.at })}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-labelledby': `${id}title`,
          'aria-describedby': `${id}reason`,
          sx: { maxWidth: 360, p: 2 },
        },
      }}
    >
      <SubHeading as="h2" id={`${id}title`} sx={{ mb: 0.5 }}>
        {note?.title}
      </SubHeading>
      <Note id={`${id}reason`}>{note?.reason}</Note>
      <PlainList aria-label={words.instead} sx={{ mt: 1.5 }}>
        {note?.links.map(({ title, open }) => (
          <li key={title}>
            <ListButton
              onClick={() => {
                onClose();
                open();
              }}
            >
              {title}
            </ListButton>
          </li>
        ))}
      </PlainList>
    </Popover>
  );
}

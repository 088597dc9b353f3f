import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { words } from '../words/words.ts';

/** A text of the page that cannot be edited in place. */
export interface Note {
  at: { top: number; left: number };
  title: string;
  reason: string;
  /** Places that can be changed instead. */
  links: { title: string; open(): void }[];
}

/** Explains why a text has no field, and links to the fields around it. */
export function ComputedNote({ note, onClose }: { note: Note | undefined; onClose(): void }) {
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
      <Typography id={`${id}title`} component="h2" sx={{ font: '650 1rem/1.3 var(--v-heading)' }}>
        {note?.title}
      </Typography>
      <Typography id={`${id}reason`} sx={{ mt: 0.5, color: 'var(--v-muted)', fontSize: '.9375rem', lineHeight: 1.45 }}>
        {note?.reason}
      </Typography>
      <Stack component="ul" spacing={0.5} sx={{ listStyle: 'none', m: 0, mt: 1.5, p: 0 }} aria-label={words.instead}>
        {note?.links.map(({ title, open }) => (
          <li key={title}>
            <Button
              variant="text"
              size="small"
              fullWidth
              sx={{ justifyContent: 'flex-start', textAlign: 'start', lineHeight: 1.35, px: 1, mx: -1 }}
              onClick={() => {
                onClose();
                open();
              }}
            >
              {title}
            </Button>
          </li>
        ))}
      </Stack>
    </Popover>
  );
}

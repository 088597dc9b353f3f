import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { EditorProblem } from '../../protocol.ts';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainWords } from '../words/plain-words.ts';
import { words } from '../words/words.ts';

/** Muted text next to what it explains. */
export const Note = styled('div')({ color: 'var(--v-muted)', fontSize: '.875rem', lineHeight: 1.4 });

/** Heading of a part of a panel or dialog. */
export const SubHeading = styled('h3')({
  margin: '0 0 8px',
  color: 'var(--v-ink)',
  font: '650 1rem/1.3 var(--v-heading)',
});

/** Name of the edited site, above everything. */
export const SiteName = styled('h1')({ margin: 0, font: '700 1.125rem/1.2 var(--v-heading)' });

/** A text on one line, which ends with an ellipsis if it is too long. */
export const OneLine = styled('span')({
  display: 'block',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Says that a list has no entries yet, and what to do. */
export const EmptyState = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 'var(--v-radius)',
  background: 'var(--v-tint)',
  color: 'var(--v-muted)',
  lineHeight: 1.4,
});

const Lines = styled('span')({
  flex: 1,
  minWidth: 0,
  lineHeight: 1.35,
  '& > *': { display: 'block' },
  '& > strong': { fontSize: '.9375rem', fontWeight: 600 },
  // The current entry has its own colour.
  '[aria-current] & > *': { color: 'inherit' },
});

/** Shows the name of an entry of a list, with a muted line below it. */
export function EntryText({ name, detail }: { name: ReactNode; detail?: ReactNode }) {
  return (
    <Lines>
      {name && <strong>{name}</strong>} {detail && <Note as="span">{detail}</Note>}
    </Lines>
  );
}

/** Shows a part of a panel with its title, as a region for screen readers. */
export function TitledPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <SubHeading>{title}</SubHeading>
      {children}
    </section>
  );
}

const Mark = styled('span')({
  flex: 'none',
  '&[data-severity=error]': { color: 'var(--v-error)' },
  '&[data-severity=warning]': { color: 'var(--v-warning)' },
  '&[data-severity=note]': { color: 'var(--v-muted)' },
});

/** Shows how serious a problem is. */
export function SeverityIcon({ severity }: Pick<EditorProblem, 'severity'>) {
  return (
    <Mark data-severity={severity}>
      <EditorIcon name={severity === 'note' ? 'info' : 'warning'} size="1.125em" />
      <span className="visually-hidden">{words[severity]}</span>
    </Mark>
  );
}

/** The name of a field above its control. */
export const FieldLabel = styled('label')({ display: 'block', marginBottom: 4, fontSize: '.9375rem', fontWeight: 600 });

interface FieldFrameProps {
  /** `id` of the control. The `id` of its help is the same with `-help` at the end. */
  id: string;
  label: string;
  help?: ReactNode;
  /** The control. */
  children: ReactNode;
}

/** Shows a control with its name above it and its help below. */
export function FieldFrame({ id, label, help, children }: FieldFrameProps) {
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {children}
      {help && (
        <Note id={`${id}-help`} sx={{ mt: 0.5 }}>
          {help}
        </Note>
      )}
    </div>
  );
}

/** Shows the heading of a form, with the part of the site that it belongs to. */
export function PanelHeading({
  title,
  description,
  above,
}: {
  title: string;
  description?: string;
  above?: ReactNode;
}) {
  return (
    <Box sx={{ pr: 5, mb: 2.5 }}>
      {above}
      <Typography variant="h1" component="h2">
        {title}
      </Typography>
      {description && <Note>{plainWords(description)}</Note>}
    </Box>
  );
}

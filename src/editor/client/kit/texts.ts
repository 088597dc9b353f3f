import { styled } from '@mui/material/styles';

/** A quiet text beside what it explains. */
export const Note = styled('div')({ color: 'var(--v-muted)', fontSize: '.875rem', lineHeight: 1.4 });

/** Heading of a part of a panel or dialog. */
export const SubHeading = styled('h3')({ margin: '0 0 8px', font: '650 1rem/1.3 var(--v-heading)' });

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

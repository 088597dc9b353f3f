import { styled } from '@mui/material/styles';

/** A rubber stamp: what it marks is an example, and no reference. */
export const ExampleTag = styled('span')({
  display: 'inline-block',
  padding: '2px 10px',
  border: '2px solid',
  borderRadius: 4,
  background: 'var(--v-surface)',
  color: 'var(--v-cool)',
  font: '700 1rem/1.3 var(--v-heading)',
  letterSpacing: '.04em',
  transform: 'rotate(-3deg)',
});

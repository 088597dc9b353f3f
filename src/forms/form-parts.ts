import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { HYDRATED } from '../protocol/attributes.ts';
import { fluid } from '../ui/styles/type-scale.ts';

/** The form itself. While it is filled in, phones hide the bar at the bottom. */
export const FormRoot = styled('form')({
  position: 'relative',
  maxWidth: '45rem',
  '& > p': { marginBottom: '1em' },
  '& .MuiAlert-root': { marginBottom: 'calc(3*var(--v-space))' },
  'html:has(&:focus-within)': { '--v-bar': '0px', '& .mobile-bar': { visibility: 'hidden' } },
  '@media (scripting:none)': { display: 'none' },
});

/**
 * Content of a form before it is begun. If a link leads to the form, space for the first step is reserved below it
 * until the program opens the step, to avoid a layout shift.
 */
export const FormOpening = styled(Card)({
  padding: fluid(24, 40),
  '& > button': { paddingInline: 20 },
  [`html:not([${HYDRATED}]) :target &`]: { marginBottom: '100svh' },
});

/** A step. `data-card` keeps it on the card of the form, except on phones, where fields need the width. */
export const StepFrame = styled('div')({
  '@media (min-width:37.5em)': {
    '&[data-card]': {
      marginBottom: 'calc(3*var(--v-space))',
      padding: fluid(24, 40),
      border: '1px solid var(--v-line)',
      borderRadius: 'var(--v-radius)',
      background: 'var(--v-surface)',
    },
    '&[data-card] > :last-child': { marginBottom: 0 },
  },
});

/** The fields of a step, one below the other. `data-pairs` puts them next to each other if there is space. */
export const StepFields = styled('div')({
  display: 'grid',
  gap: 'calc(2*var(--v-space))',
  marginBottom: 'calc(3*var(--v-space))',
  '& > *': { margin: 0 },
  '@media (min-width:37.5em)': {
    gap: 'calc(2.5*var(--v-space))',
    '&[data-pairs]': { gridTemplateColumns: '1fr 1fr', alignItems: 'start' },
    '& > [data-wide]': { gridColumn: '1/-1' },
  },
});

/** The buttons at the end of a step, and the elements next to them. */
export const FormActions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'calc(1.5*var(--v-space)) calc(2*var(--v-space))',
  marginBottom: 'calc(3*var(--v-space))',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '.MuiAlert-root &': { marginBottom: 0 },
});

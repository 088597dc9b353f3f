import Stepper from '@mui/material/Stepper';
import { styled } from '@mui/material/styles';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { typeScale } from '../../ui/styles/type-scale.ts';

/** Steps on a dashed line: vertical on phones, in waves on wide screens. */
export const Path = styled(Stepper)({
  counterReset: 'step',
  '& li': { position: 'relative', counterIncrement: 'step', padding: '0 0 calc(4*var(--v-space)) 80px' },
  '& h3': { marginBottom: 'calc(1*var(--v-space))' },
  '& li:last-of-type': { paddingBottom: 0 },
  '& li:not(:last-of-type)::after': {
    content: '""',
    position: 'absolute',
    left: 27,
    top: 52,
    bottom: 8,
    borderLeft: '3px dashed var(--v-cool)',
  },
  [fromTablet]: {
    '& li': { display: 'grid', gridTemplateColumns: '2fr 3fr', columnGap: 'calc(4*var(--v-space))' },
  },
  [fromDesktop]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: '1fr',
    columnGap: 'calc(4*var(--v-space))',
    paddingBottom: 'calc(7*var(--v-space))',
    '& li': { display: 'block', padding: '80px 0 0' },
    '& li:nth-of-type(even)': { top: 'calc(7*var(--v-space))' },
    '& li:not(:last-of-type)::after': { display: 'none' },
  },
});

const Circle = styled('span')({
  position: 'absolute',
  zIndex: 1,
  left: 0,
  top: -6,
  width: 56,
  height: 56,
  border: '2px solid var(--v-ink)',
  borderRadius: 99,
  background: 'var(--v-surface)',
  font: `800 ${typeScale.h3}/52px var(--v-heading)`,
  letterSpacing: 0,
  textAlign: 'center',
  '&::before': { content: 'counter(step)' },
});

/** The number of a step, hidden from screen readers, because the list already announces it. */
export function Stop() {
  return <Circle aria-hidden="true" />;
}

/** The line from the previous step, which is higher or lower. */
const Wave = styled('svg')({
  display: 'none',
  fill: 'none',
  stroke: 'var(--v-cool)',
  strokeWidth: 3,
  strokeDasharray: '9 7',
  [fromDesktop]: {
    display: 'block',
    position: 'absolute',
    left: 'calc(68px - 100% - 4*var(--v-space))',
    top: 'calc(21px - 7*var(--v-space))',
    width: 'calc(100% - 80px + 4*var(--v-space))',
    height: 'calc(7*var(--v-space))',
    overflow: 'visible',
    'li:nth-of-type(odd) > &': { top: 21, transform: 'scaleY(-1)' },
  },
});

/** The dashed line between two steps. */
export function Thread() {
  return (
    <Wave viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 0C60 0 40 100 100 100" vectorEffect="non-scaling-stroke" />
    </Wave>
  );
}

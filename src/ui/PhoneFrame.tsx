import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** Black of the device, the same in both schemes. */
const BLACK = '#1b1411';

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
  border: `6px solid ${BLACK}`,
  borderRadius: 28,
  background: 'var(--v-surface)',
  boxShadow: '0 0 0 2px var(--v-ink),var(--v-shadow)',
  '&::before': {
    content: '""',
    position: 'absolute',
    zIndex: 1,
    top: 6,
    left: '50%',
    width: '28%',
    height: 8,
    marginLeft: '-14%',
    borderRadius: 9,
    background: BLACK,
  },
  '& img': { width: '100%', aspectRatio: '9/19', objectFit: 'cover', objectPosition: 'top' },
});

/** A drawn phone. */
export function PhoneFrame({ children }: { children: ReactNode }) {
  return <Frame>{children}</Frame>;
}

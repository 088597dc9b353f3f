import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Frame = styled('div')({
  overflow: 'hidden',
  border: '2px solid var(--v-ink)',
  borderRadius: 'var(--v-radius)',
  background: 'var(--v-surface)',
  boxShadow: 'var(--v-shadow)',
  '@media print': { boxShadow: 'none' },
  '& img': { width: '100%', aspectRatio: '5/3', objectFit: 'cover', objectPosition: 'top' },
});

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
  padding: '4px 12px',
  borderBottom: '2px solid var(--v-ink)',
  background: 'var(--v-tint)',
  // Three buttons in one gradient.
  '&::before': {
    content: '""',
    flex: 'none',
    width: 44,
    height: 10,
    background: 'radial-gradient(circle 5px,var(--v-ink) 3.5px,transparent 4px) 0 0/16px 10px',
  },
  '& span': {
    flex: 1,
    minWidth: 0,
    marginLeft: 8,
    padding: '0 12px',
    borderRadius: 99,
    background: 'var(--v-surface)',
    color: 'var(--v-muted)',
    fontSize: '1rem',
    lineHeight: '26px',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
});

/** A drawn browser window. `address` is the text of its address bar, which screen readers skip. */
export function BrowserFrame({ address, children }: { address?: string; children: ReactNode }) {
  return (
    <Frame>
      <Bar aria-hidden="true">
        <span>{address}</span>
      </Bar>
      {children}
    </Frame>
  );
}

/** Returns the text of a browser's address bar: the host without `www.`, or the path of a page of this site. */
export function shownAddress(url: string): string {
  if (url.startsWith('/')) return url.replace(/^\/|\/$/g, '');
  return url.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/\/.*$/, '');
}

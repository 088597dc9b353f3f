import { styled } from '@mui/material/styles';
import type { DatedNotice } from '../../model/resolve/resolve-notices.ts';
import { DATED } from '../../protocol/attributes.ts';

/** A dated sentence, with its position in the attributes of the document. */
export interface ShownNotice extends DatedNotice {
  position: number;
}

/** Has no padding of its own, so that it takes no space if all of its sentences are hidden. */
const Strip = styled('aside')(({ theme }) => ({
  background: 'var(--v-ink)',
  color: 'var(--v-paper)',
  fontSize: '0.9375rem',
  lineHeight: 1.4,
  textAlign: 'center',
  textWrap: 'balance',
  '& p': { margin: 0, padding: theme.spacing(0.75, 2) },
  '@media print': { display: 'none' },
}));

/** Dated sentences above the header. Search engines do not quote them. */
export function Notices({ notices, name }: { notices: readonly ShownNotice[]; name: string }) {
  if (notices.length === 0) return null;
  return (
    <Strip aria-label={name} data-nosnippet="">
      {notices.map(({ position, text }) => (
        <p key={position} {...{ [DATED]: position }}>
          {text}
        </p>
      ))}
    </Strip>
  );
}

import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef } from 'react';
import { plainButton } from '../style/plain-button.ts';
import { ProblemCount, type ProblemCounts } from './ProblemCount.tsx';

interface NavigationItemProps {
  title: string;
  /** Shown below the title in a quieter style: the address of a page. */
  note?: string;
  counts?: ProblemCounts;
  isCurrent: boolean;
  /** Shown after the button. */
  actions?: ReactNode;
  onOpen(): void;
}

/** One entry of the navigation. */
export function NavigationItem({ title, note, counts, isCurrent, actions, onOpen }: NavigationItemProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isCurrent) button.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isCurrent]);
  return (
    <Box component="li" sx={{ position: 'relative', display: 'flex', alignItems: 'center' }}>
      <Box
        component="button"
        type="button"
        ref={button}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onOpen}
        sx={{
          ...plainButton,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          flex: 1,
          minWidth: 0,
          p: '5px 8px 5px 28px',
          borderRadius: '8px',
          fontSize: '.9375rem',
          lineHeight: 1.35,
          '&:hover': { background: 'var(--v-tint)' },
          '&[aria-current]': { background: 'var(--v-cool)', color: 'var(--v-on-cool)' },
          '&[aria-current] .note': { color: 'inherit' },
        }}
      >
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {title}
          {note && (
            <>
              {' '}
              <Box
                component="span"
                className="note"
                sx={{
                  display: 'block',
                  overflow: 'hidden',
                  textOverflow: 'ellipsis',
                  color: 'var(--v-muted)',
                  fontSize: '.8125rem',
                  lineHeight: 1.25,
                }}
              >
                {note}
              </Box>
            </>
          )}
        </Box>
        {counts && <ProblemCount {...counts} />}
      </Box>
      {actions}
    </Box>
  );
}

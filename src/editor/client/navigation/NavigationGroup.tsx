import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainButton } from '../style/plain-button.ts';
import { ProblemCount, type ProblemCounts } from './ProblemCount.tsx';

interface NavigationGroupProps {
  title: string;
  counts?: ProblemCounts;
  /** Whether it is open at first, and whenever this becomes true. */
  isOpen: boolean;
  children: ReactNode;
}

/** A part of the navigation that can be opened and closed. */
export function NavigationGroup({ title, counts, isOpen, children }: NavigationGroupProps) {
  const [open, setOpen] = useState(isOpen);
  const id = useId();
  useEffect(() => {
    if (isOpen) setOpen(true);
  }, [isOpen]);
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 1 }}>
      <Box component="h2" sx={{ m: 0, font: 'inherit' }}>
        <Box
          component="button"
          type="button"
          id={id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{
            ...plainButton,
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            width: '100%',
            p: '6px 8px',
            borderRadius: '8px',
            fontFamily: 'var(--v-heading)',
            fontWeight: 650,
            lineHeight: 1.3,
            '&:hover': { background: 'var(--v-tint)' },
          }}
        >
          <EditorIcon name={open ? 'down' : 'right'} size=".875em" />
          <Box component="span" sx={{ flex: 1 }}>
            {title}
          </Box>
          {!open && counts && <ProblemCount {...counts} />}
        </Box>
      </Box>
      {open && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {children}
        </Box>
      )}
    </Box>
  );
}

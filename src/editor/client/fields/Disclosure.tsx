import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useState } from 'react';
import { EditorIcon } from '../style/EditorIcon.tsx';
import { plainButton } from '../style/plain-button.ts';

interface DisclosureProps {
  title: string;
  /** Whether it is open at first, and whenever this becomes true. */
  isOpen?: boolean;
  /** Draws it as an item of a list. */
  isCard?: boolean;
  /** Shown next to the title, outside the button. */
  actions?: ReactNode;
  onToggle?(isOpen: boolean): void;
  children: ReactNode;
}

/** A part of a form that its title opens and closes. */
export function Disclosure({ title, isOpen = false, isCard, actions, onToggle, children }: DisclosureProps) {
  const [open, setOpen] = useState(isOpen);
  useEffect(() => {
    if (isOpen) setOpen(true);
  }, [isOpen]);
  return (
    <Box sx={isCard ? { border: '1px solid var(--v-line)', borderRadius: '8px', background: 'var(--v-surface)' } : {}}>
      <Box sx={{ display: 'flex', alignItems: 'center' }}>
        <Box
          component="button"
          type="button"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
            onToggle?.(!open);
          }}
          sx={{
            ...plainButton,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            flex: 1,
            minWidth: 0,
            p: isCard ? '9px 12px' : '6px 0',
            borderRadius: '8px',
            fontWeight: isCard ? 500 : 600,
            fontSize: '.9375rem',
            color: isCard ? 'inherit' : 'var(--v-muted)',
          }}
        >
          <EditorIcon name={open ? 'down' : 'right'} size=".875em" />
          <Box
            component="span"
            sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {title}
          </Box>
        </Box>
        {actions}
      </Box>
      {open && (
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: 'minmax(0, 1fr)',
            p: isCard ? '4px 12px 16px' : '8px 0 0',
          }}
        >
          {children}
        </Box>
      )}
    </Box>
  );
}

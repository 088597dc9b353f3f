import Box from '@mui/material/Box';
import { ProblemCount, type ProblemCounts } from './ProblemCount.tsx';

interface NavigationItemProps {
  title: string;
  counts?: ProblemCounts;
  isCurrent: boolean;
  onOpen(): void;
}

/** One entry of the navigation. */
export function NavigationItem({ title, counts, isCurrent, onOpen }: NavigationItemProps) {
  return (
    <li>
      <Box
        component="button"
        type="button"
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onOpen}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          width: '100%',
          p: '5px 8px 5px 28px',
          border: 0,
          borderRadius: '8px',
          background: 'none',
          cursor: 'pointer',
          textAlign: 'start',
          fontSize: '.9375rem',
          lineHeight: 1.35,
          '&:hover': { background: 'var(--v-tint)' },
          '&[aria-current]': { background: 'var(--v-cool)', color: 'var(--v-on-cool)' },
        }}
      >
        <Box
          component="span"
          sx={{ flex: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
        >
          {title}
        </Box>
        {counts && <ProblemCount {...counts} />}
      </Box>
    </li>
  );
}

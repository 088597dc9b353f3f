import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { Logo } from './Logo.tsx';

const Name = styled(Typography)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.25),
  flexShrink: 9999,
  color: 'var(--v-ink)',
  fontSize: '1.25rem',
  letterSpacing: '-.02em',
  lineHeight: 1.1,
  textDecoration: 'none',
  '& > :first-child': { flex: 'none' },
})) as typeof Typography;

interface MarkProps {
  shell: Pick<Shell, 'logo' | 'logoSize' | 'siteName'>;
  /** Address of the home page, if the logo links to it. */
  href?: string;
  isCurrent?: boolean;
}

/** The site's logo and name. */
export function Mark({ shell, href, isCurrent }: MarkProps) {
  const link = href ? { component: 'a', href, ...(isCurrent ? { 'aria-current': 'page' as const } : {}) } : {};
  return (
    <Name className="mark" variant="h4" component="p" {...link}>
      <Logo shell={shell} />
      <span>{shell.siteName}</span>
    </Name>
  );
}

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Icon } from '../../ui/pictures/Icon.tsx';

const Anchor = styled(Link)(({ theme }) => ({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  minHeight: '2.75rem',
  fontWeight: 600,
  overflowWrap: 'anywhere',
  '& svg': { color: 'var(--v-cool)' },
}));

interface CallLinkProps {
  href: string;
  icon: ComponentProps<typeof Icon>['name'];
  /** Said before the text to those who hear the page. */
  label?: string;
  children: string;
}

/** A way to reach the business: its telephone number or mail address, after an icon. */
export function CallLink({ href, icon, label, children }: CallLinkProps) {
  return (
    <Anchor className="call" underline="hover" color="textPrimary" href={href}>
      <Icon name={icon} />
      <span>
        {label && <span className="visually-hidden">{label} </span>}
        {children}
      </span>
    </Anchor>
  );
}

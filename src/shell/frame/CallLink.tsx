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
  /** Read before the text by screen readers. */
  label?: string;
  children: string;
}

/** A link to the phone number or e-mail address of the business, after an icon. */
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

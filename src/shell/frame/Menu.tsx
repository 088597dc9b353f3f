import List from '@mui/material/List';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { NATIVE } from '../../protocol/attributes.ts';
import { phoneHref } from '../../text/phone.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { CallLink } from './CallLink.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';

const Details = styled('details')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'none' },
  '&[open] .when-closed, &:not([open]) .when-open': { display: 'none' },
}));

/** The native control, which opens without scripts, styled as a button. */
const Summary = styled('summary')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  padding: theme.spacing(0, 1.5),
  border: '1px solid var(--v-line)',
  borderRadius: theme.shape.borderRadius,
  fontWeight: 600,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& span': { display: 'flex', alignItems: 'center', gap: theme.spacing(1) },
}));

/** The open menu, at most as high as the window without the consent banner and the bar, unless the bar is hidden. */
const Sheet = styled(Paper)(({ theme }) => ({
  position: 'absolute',
  left: 0,
  right: 0,
  top: '100%',
  display: 'grid',
  gap: theme.spacing(2),
  maxHeight: 'calc(100dvh - var(--v-header) - var(--v-consent,0px) + var(--bar-out,0)*var(--v-bar,0px))',
  overflow: 'auto',
  padding: `${theme.spacing(2)} var(--v-gutter) ${theme.spacing(4)}`,
  background: 'var(--v-paper)',
  borderBottom: '1px solid var(--v-line)',
  '& li a': {
    padding: theme.spacing(1.5, 0),
    borderBottom: '1px solid var(--v-line)',
    font: '600 1.25rem/1.3 var(--v-heading)',
  },
  [theme.breakpoints.up('md')]: { '& .menu-action': { display: 'none' } },
})) as typeof Paper;

/** Content of the summary while the menu is closed or open: icon, label, and the action for screen readers. */
function State({
  className,
  icon,
  label,
  action,
}: {
  className: string;
  icon: ComponentProps<typeof Icon>['name'];
  label: string;
  action: string;
}) {
  return (
    <span className={className}>
      <Icon name={icon} />
      {label}
      <span className="visually-hidden">{`\u00A0: ${action}`}</span>
    </span>
  );
}

/** The navigation of small screens, in `<details>`. */
export function Menu({ shell, path }: { shell: Shell; path: string }) {
  const { labels, business, navigation } = shell;
  const { action } = navigation.header;
  return (
    <Details className="menu" {...{ [NATIVE]: '' }}>
      <Summary>
        <State className="when-closed" icon="menu" label={labels.menu} action={labels.openMenu} />
        <State className="when-open" icon="close" label={labels.menu} action={labels.closeMenu} />
      </Summary>
      <Sheet component="nav" square elevation={1} aria-label={labels.menu}>
        {/* The link comes first, because on a phone the consent banner leaves only a few lines of the menu visible. */}
        <CallLink href={phoneHref(business.phone)} icon="phone" label={labels.call}>
          {business.phone}
        </CallLink>
        <List disablePadding>
          <NavigationLinks shell={shell} path={path} />
        </List>
        <ButtonLink className="menu-action" look="secondary" href={action.to}>
          {action.label}
        </ButtonLink>
      </Sheet>
    </Details>
  );
}

import AppBar from '@mui/material/AppBar';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { MAIN_ID } from '../../protocol/element-ids.ts';
import { phoneHref } from '../../text/phone.ts';
import { ButtonLink } from '../../ui/links/ButtonLink.tsx';
import { CallLink } from './CallLink.tsx';
import { Mark } from './Mark.tsx';
import { Menu } from './Menu.tsx';
import { NavigationLinks } from './NavigationLinks.tsx';
import { Notices, type ShownNotice } from './Notices.tsx';

const SkipLink = styled(Link)(({ theme }) => ({
  position: 'fixed',
  zIndex: 2000,
  top: 8,
  left: 8,
  padding: '12px 20px',
  borderRadius: theme.shape.borderRadius,
  background: 'var(--v-ink)',
  color: 'var(--v-paper)',
  translate: '0 -200%',
  '&:focus': { translate: 'none' },
  '@media (forced-colors:active)': { border: '1px solid' },
  '@media print': { display: 'none' },
}));

const Bar = styled(Toolbar)(({ theme }) => ({
  position: 'static',
  gap: theme.spacing(1, 3),
  width: '100%',
  maxWidth: 'calc(var(--v-cards-width) + 2*var(--v-gutter))',
  minHeight: 'var(--v-header)',
  margin: 'auto',
  padding: `${theme.spacing(1)} var(--v-gutter)`,
  '& > nav': { marginLeft: 'auto' },
  '& > .header-action': { flex: 'none' },
  // Printed pages show the phone number, too.
  [`@media screen and ${theme.breakpoints.down('lg').slice(7)}`]: {
    flexWrap: 'wrap',
    '& > .mark': { flex: 1 },
    '& > nav, & > .call': { display: 'none' },
  },
  [theme.breakpoints.down('md')]: { '& > .header-action': { display: 'none' } },
  '@media (max-width:15em)': { '& .mark > :first-child': { display: 'none' } },
}));

const WideLinks = styled(List)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0.5),
  '& a': {
    padding: theme.spacing(1.25, 1.5),
    borderRadius: theme.shape.borderRadius,
    fontWeight: 550,
  },
}));

/** Reduces the height of the links, so that two lines of them fit the header. */
const twoLines = { justifyContent: 'flex-end', '& a': { paddingBlock: '5px', lineHeight: 1.2 } };

const Ribbon = styled('aside')(({ theme }) => ({
  padding: theme.spacing(0.5, 2),
  background: 'var(--v-ink)',
  color: 'var(--v-paper)',
  fontSize: '0.875rem',
  textAlign: 'center',
  '& a': { display: 'inline-block', marginLeft: theme.spacing(1.5), padding: theme.spacing(0.25, 0) },
  '@media print': { display: 'none' },
}));

interface HeaderProps {
  shell: Shell;
  path: string;
  /** Dated sentences of this page. */
  notices?: readonly ShownNotice[];
}

/** Header of every page: skip link, ribbon of demos, notices, logo, navigation, phone number, main action. */
export function Header({ shell, path, notices = [] }: HeaderProps) {
  const { labels, business, navigation, demo } = shell;
  const { action } = navigation.header;
  return (
    <>
      <SkipLink className="skip-link" underline="none" color="textPrimary" href={`#${MAIN_ID}`}>
        {labels.skip}
      </SkipLink>
      {demo && (
        <Ribbon>
          {demo.example ? `${demo.ribbon} ` : demo.ribbon}
          {demo.example && (
            <Link color="inherit" href={demo.example.leave.to}>
              {demo.example.leave.label}
            </Link>
          )}
        </Ribbon>
      )}
      <Notices notices={notices} name={labels.notices} />
      <AppBar className="site-header">
        <Bar className="site-bar" disableGutters variant="dense">
          <Mark shell={shell} href="/" isCurrent={path === '/'} />
          <nav className="wide-nav" aria-label={labels.mainNavigation}>
            <WideLinks disablePadding {...(navigation.header.links.length > 5 ? { sx: twoLines } : {})}>
              <NavigationLinks shell={shell} path={path} />
            </WideLinks>
          </nav>
          <CallLink href={phoneHref(business.phone)} icon="phone" label={labels.call}>
            {business.phone}
          </CallLink>
          <ButtonLink className="header-action" look="secondary" href={action.to}>
            {action.label}
          </ButtonLink>
          <Menu shell={shell} path={path} />
        </Bar>
      </AppBar>
    </>
  );
}

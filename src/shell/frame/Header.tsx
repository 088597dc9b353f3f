import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Shell } from '../../site/resolve/resolve-shell.ts';
import { phoneHref } from '../../text/phone.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Logo } from './Logo.tsx';

/** The site's own path of a link, without its hash. */
function pathOf(to: string): string {
  return to.split('#')[0] || '/';
}

function NavigationLinks({ shell, path }: { shell: Shell; path: string }) {
  return (
    <ul>
      {shell.navigation.header.links.map(({ label, to }) => (
        <li key={to}>
          <a href={to} {...(!to.includes('#') && pathOf(to) === path ? { 'aria-current': 'page' } : {})}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

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

/** Top of every page: skip link, mark, navigation, telephone and the one main action. */
export function Header({ shell, path }: { shell: Shell; path: string }) {
  const { labels, business, navigation } = shell;
  const call = (
    <a className="call" href={phoneHref(business.phone)}>
      <Icon name="phone" />
      <span>
        <span className="visually-hidden">{labels.call} </span>
        {business.phone}
      </span>
    </a>
  );
  return (
    <>
      <SkipLink className="skip-link" href="#contenu">
        {labels.skip}
      </SkipLink>
      <header className="site-header">
        <div className="site-bar">
          <a className="mark" href="/" {...(path === '/' ? { 'aria-current': 'page' } : {})}>
            <Logo source={shell.logo} />
            <span>{shell.siteName}</span>
          </a>
          <nav className="wide-nav" aria-label={labels.mainNavigation}>
            <NavigationLinks shell={shell} path={path} />
          </nav>
          {call}
          <ButtonLink className="header-action" href={navigation.header.action.to}>
            {navigation.header.action.label}
          </ButtonLink>
          <details className="menu" data-native="">
            <summary>
              <span className="when-closed">
                <Icon name="menu" />
                {labels.menu}
                <span className="visually-hidden">{`\u00A0: ${labels.openMenu}`}</span>
              </span>
              <span className="when-open">
                <Icon name="close" />
                {labels.menu}
                <span className="visually-hidden">{`\u00A0: ${labels.closeMenu}`}</span>
              </span>
            </summary>
            <nav aria-label={labels.menu}>
              <NavigationLinks shell={shell} path={path} />
              {call}
              <ButtonLink href={navigation.header.action.to}>{navigation.header.action.label}</ButtonLink>
            </nav>
          </details>
        </div>
      </header>
    </>
  );
}

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Shell } from '../../site/resolve/resolve-shell.ts';

const NavigationLink = styled(Link)({
  display: 'block',
  '&:hover': { background: 'var(--v-tint)' },
  '&[aria-current]': {
    textDecoration: 'underline 3px var(--v-accent)',
    textUnderlineOffset: '.45em',
  },
});

/** The site's own path of a link, without its hash. */
function pathOf(to: string): string {
  return to.split('#')[0] || '/';
}

/** The links of the header as entries of a list; the one to the page itself is marked. */
export function NavigationLinks({ shell, path }: { shell: Shell; path: string }) {
  return shell.navigation.header.links.map(({ label, to }) => (
    <li key={to}>
      <NavigationLink
        underline="none"
        color="textPrimary"
        href={to}
        {...(!to.includes('#') && pathOf(to) === path ? { 'aria-current': 'page' } : {})}
      >
        {label}
      </NavigationLink>
    </li>
  ));
}

import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Shell } from '../../model/resolve/resolve-shell.ts';

const NavigationLink = styled(Link)({
  display: 'block',
  '&:hover': { background: 'var(--v-tint)' },
  '&[aria-current]': {
    textDecoration: 'underline 3px var(--v-accent)',
    textUnderlineOffset: '.45em',
  },
});

/** Returns the path of a link, without its hash. */
function pathOf(to: string): string {
  return to.split('#')[0] || '/';
}

/** List items with the links of the header; the one to the page itself is marked as current. */
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

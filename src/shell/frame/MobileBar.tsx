import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { NEXT_OPENING } from '../../protocol/attributes.ts';
import { phoneHref } from '../../text/phone.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';

/**
 * Fixed at the bottom of small windows: slides in once the page has been scrolled, when `--bar-out` becomes 0. Its
 * height is `--v-bar` (`pageCss`). In very low windows it is at the end of the page.
 */
const Bar = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: 15,
  left: 0,
  right: 0,
  bottom: 0,
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0,1fr)',
  gap: 1,
  background: 'var(--v-line)',
  borderTop: '1px solid var(--v-line)',
  [theme.breakpoints.up('md')]: { display: 'none' },
  '@media (max-height:27.99rem)': {
    position: 'static',
    gridTemplateColumns: 'repeat(auto-fit,minmax(min(100%,10rem),1fr))',
  },
  transition: 'transform var(--v-motion)',
  '&:not(:focus-within)': { transform: 'translateY(calc(var(--bar-out,0)*105%))' },
}));

const BarLink = styled(Link)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(1),
  minHeight: 'calc(3.25rem + env(safe-area-inset-bottom))',
  // Three lines of large text are higher than the bar.
  padding: `0.25rem ${theme.spacing(1)} calc(0.25rem + env(safe-area-inset-bottom))`,
  background: 'var(--v-paper)',
  fontWeight: 650,
  fontSize: '1rem',
  lineHeight: 1.15,
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  '&:last-child': { background: 'var(--v-accent)', color: 'var(--v-on-accent)' },
}));

/** The next opening time, while the business is closed. With very large text, the actions need all of the bar. */
const Opening = styled('small')({
  display: 'block',
  fontSize: '1rem',
  fontWeight: 400,
  '&:empty': { display: 'none' },
  '@media (max-width:17em)': { display: 'none' },
});

/**
 * On phones: the phone number and the main action, always visible. An example has a link to the form of the surrounding
 * site instead, because its own number is invented.
 */
export function MobileBar({ shell }: { shell: Shell }) {
  const { labels, business, navigation, demo } = shell;
  const { action } = navigation.header;
  if (demo?.example)
    return (
      <Bar className="mobile-bar" data-ground="paper" sx={{ gridTemplateColumns: '1fr' }}>
        <BarLink underline="none" color="textPrimary" href={demo.example.yours.to}>
          {`${labels.example} · ${demo.example.yours.label}`}
        </BarLink>
      </Bar>
    );
  return (
    <Bar className="mobile-bar" data-ground="paper">
      <BarLink underline="none" color="textPrimary" href={phoneHref(business.phone)}>
        <Icon name="phone" />
        <span>
          {labels.call}
          <Opening {...{ [NEXT_OPENING]: '' }} />
        </span>
      </BarLink>
      <BarLink underline="none" color="textPrimary" href={action.to}>
        {action.label}
      </BarLink>
    </Bar>
  );
}

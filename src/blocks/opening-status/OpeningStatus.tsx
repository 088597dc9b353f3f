import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { CLOSED_TEXT, OPEN_TEXT, UNKNOWN_TEXT } from '../../protocol/attributes.ts';
import { phoneHref } from '../../text/phone.ts';
import { SectionRoot } from '../../ui/layout/Section.tsx';
import { ExternalMark } from '../../ui/links/ExternalMark.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { fromDesktop } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

/** A section with less height than others. */
const Strip = styled(SectionRoot)({
  padding: '0 var(--v-gutter)',
  borderBottom: '1px solid var(--v-line)',
  fontSize: '1rem',
  lineHeight: 1.4,
});

/** The state above the two links on phones, in one line with them on wide screens. */
const Cells = styled(Container)({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  columnGap: 'calc(4*var(--v-space))',
  '& > p': { gridColumn: '1/-1', margin: 0, padding: 'calc(1.5*var(--v-space)) 0' },
  // The state of the business replaces the label here, so its height is reserved: two lines on very small screens.
  '& b': { display: 'block', minHeight: '1.4em', fontWeight: 650, '@media (max-width:22.4em)': { minHeight: '2.8em' } },
  '& > a': {
    display: 'flex',
    alignItems: 'center',
    gap: 'var(--v-space)',
    minHeight: 48,
    borderTop: '1px solid var(--v-line)',
    fontWeight: 650,
  },
  '& a svg': { flex: 'none' },
  '& small': { display: 'none', fontSize: '1rem', fontWeight: 400 },
  [fromDesktop]: {
    gridTemplateColumns: 'minmax(0,1fr) auto auto',
    alignItems: 'center',
    '& > p': { gridColumn: 'auto' },
    '& > a': { borderTop: 0 },
    '& small': { display: 'block' },
  },
});

/**
 * A strip for customers who are on their way: open or closed, the hours, directions and the telephone. Whether the
 * business is open is filled in after hydration, because the server does not know when the page is read.
 */
export function OpeningStatus({ block, labels }: BlockProps<'opening-status'>) {
  const { id, ground, business, hours, directions, hoursLabel, openText, closedText, wayLabel } = block;
  const { phone, address } = business;
  return (
    <Strip id={id} data-ground={ground}>
      <Cells>
        <p>
          <b {...{ [OPEN_TEXT]: openText, [CLOSED_TEXT]: closedText, [UNKNOWN_TEXT]: hoursLabel }}>{hoursLabel}</b>
          {hours}.
        </p>
        <Link href={directions} target="_blank" rel="noopener" color="textPrimary" underline="none">
          <Icon name="pin" />
          <span>
            {wayLabel} <ExternalMark newTab={labels.newTab} />
            <small>{`${address.street}, ${address.city}`}</small>
          </span>
        </Link>
        <Link href={phoneHref(phone)} color="textPrimary" underline="none">
          <Icon name="phone" />
          {phone}
        </Link>
      </Cells>
    </Strip>
  );
}

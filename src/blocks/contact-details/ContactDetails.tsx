import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { phoneHref } from '../../text/phone.ts';
import { UNKNOWN_POSTAL_CODE } from '../../text/to-complete.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { fluid, typeScale } from '../../ui/styles/type-scale.ts';
import type { BlockProps } from '../block-props.ts';
import { BesideSigner, Signer } from '../Signer.tsx';

const Details = styled('dl')({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  margin: 0,
  '& dt': { color: 'var(--v-muted)', fontSize: '1rem', fontWeight: 400 },
  '& dd': { margin: '4px 0 0', fontSize: typeScale.h4, lineHeight: 1.5 },
  '& a': { display: 'inline-block', padding: '8px 0', overflowWrap: 'anywhere' },
  '& > :first-of-type a': {
    fontFamily: 'var(--v-heading)',
    fontSize: fluid(34, 56),
    fontWeight: 800,
    lineHeight: 1.1,
    letterSpacing: '-.02em',
    textDecorationColor: 'var(--v-accent)',
    textDecorationThickness: 3,
  },
  '& address': { fontStyle: 'normal' },
  // Each part has its place, and the last row takes what the hours need: no part moves when the next ones of a page that
  // arrives in parts are added.
  [fromTablet]: {
    gridTemplateColumns: 'fit-content(60%) minmax(0,1fr)',
    gridTemplateRows: 'auto auto 1fr',
    '& > :first-of-type': { gridColumn: '1/-1' },
    '& > :nth-of-type(n+2)': { gridColumn: 1 },
    '& > .MuiPaper-root': { gridColumn: 2, gridRow: '2/span 2' },
    // Hours of several lines get the whole width, so that each day stays on one line with its times.
    '&[data-rows] > :nth-of-type(3)': { gridColumn: 2 },
    '&[data-rows] > .MuiPaper-root': { gridColumn: '1/-1', gridRow: 'auto' },
  },
  // The hours have the right-hand column of the page, unless a person has the left-hand one.
  [fromDesktop]: {
    '&:not([data-beside])': {
      gridTemplateColumns: 'fit-content(20rem) minmax(0,1fr) calc(50% - 4*var(--v-space))',
      gridTemplateRows: 'auto 1fr',
      columnGap: 'calc(8*var(--v-space))',
      '& > :first-of-type': { gridColumn: '1/3' },
      '& > :nth-of-type(3)': { gridColumn: 2 },
      '& > .MuiPaper-root': { gridColumn: 3, gridRow: '1/span 2' },
    },
  },
});

const Hours = styled(Paper)({
  // Drawn as the sign on a shop door, with a ring inside its edge.
  alignSelf: 'start',
  padding: 'calc(3*var(--v-space))',
  border: '5px solid var(--v-cool)',
  boxShadow: 'inset 0 0 0 2px var(--v-on-cool)',
  backgroundColor: 'var(--v-cool)',
  color: 'var(--v-on-cool)',
  '& dt': { color: 'inherit' },
  '& dd': { whiteSpace: 'pre-line', textWrap: 'balance', lineHeight: 1.4 },
});

/** Contact details and opening hours of the business, and its contact person. */
export function ContactDetails({ block }: BlockProps<'contact-details'>) {
  const { business, signer, pendingLabel } = block;
  const { phone, email, address } = business;
  const [user, domain] = email.split(/(?=@)/);
  return (
    <Section block={block} layout="row">
      <BesideSigner>
        {signer && <Signer signer={signer} pendingLabel={pendingLabel} />}
        <Details data-beside={signer && ''} data-rows={block.hours.includes('\n') ? '' : undefined}>
          <div>
            <dt>{block.phoneLabel}</dt>
            <dd>
              <Link href={phoneHref(phone)} color="textPrimary">
                {phone}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{block.emailLabel}</dt>
            <dd>
              <Link href={`mailto:${email}`} color="textPrimary">
                {user}
                <wbr />
                {domain}
              </Link>
            </dd>
          </div>
          <div>
            <dt>{block.addressLabel}</dt>
            <dd>
              <address>
                {address.street}
                <br />
                {address.postalCode ?? UNKNOWN_POSTAL_CODE} {address.city}
              </address>
            </dd>
          </div>
          <Hours>
            <dt>{block.hoursLabel}</dt>
            <dd>{block.hours}</dd>
          </Hours>
        </Details>
      </BesideSigner>
    </Section>
  );
}

import Container from '@mui/material/Container';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Fragment } from 'react';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { COPYRIGHT_YEAR, OPENS_CONSENT } from '../../protocol/attributes.ts';
import { phoneHref } from '../../text/phone.ts';
import { SmallTitle } from '../../ui/layout/SmallTitle.tsx';
import { CallLink } from './CallLink.tsx';
import { ExampleOffer } from './ExampleOffer.tsx';
import { Mark } from './Mark.tsx';
import { MobileBar } from './MobileBar.tsx';

/** Placeholder for the year in the copyright line. */
const YEAR = /\{\{\s*year\s*\}\}/;

/**
 * Padded by the height of the fixed elements at the bottom of the window: the bar of small screens, the consent banner.
 */
const Foot = styled('footer')(({ theme }) => ({
  padding: `${theme.spacing(8)} var(--v-gutter) ${theme.spacing(4)}`,
  '&::after': { content: '""', display: 'block', height: 'var(--v-consent,var(--v-bar,0px))' },
}));

const Columns = styled(Container)(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,2fr)',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0,1fr)',
  gap: theme.spacing(6),
  [theme.breakpoints.down('lg')]: {
    gridTemplateColumns: 'repeat(auto-fit,minmax(max(7.5rem,34%),1fr))',
    gridAutoFlow: 'row',
    gap: theme.spacing(4, 3),
    '& > :first-child, & > :last-child:nth-child(even)': { gridColumn: '1/-1' },
    '& ul': { columns: '2 7.5rem', columnGap: theme.spacing(3) },
  },
}));

/** Lets titles extend into the gap next to their column. */
const titleSpace = { marginRight: '-1.25rem', marginBottom: 1.5 };

const About = styled(Typography)(({ theme }) => ({ maxWidth: '40rem', marginTop: theme.spacing(1.5) }));

const ColumnLink = styled(Link)({ display: 'inline-block', minWidth: 24, padding: '.5em 0' });

const Line = styled(Divider)(({ theme }) => ({
  maxWidth: 'var(--v-cards-width)',
  margin: `${theme.spacing(4)} auto ${theme.spacing(2)}`,
}));

const End = styled(Container)(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  '& button': { minHeight: '2.75rem', '@media (scripting:none)': { display: 'none' } },
}));

function Copyright({ text, year }: { text: string; year: number }) {
  const [first, ...others] = text.split(YEAR);
  return (
    <Typography className="copyright" color="textSecondary">
      {first}
      {others.map((after, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change places
        <Fragment key={index}>
          <span {...{ [COPYRIGHT_YEAR]: '' }}>{year}</span>
          {after}
        </Fragment>
      ))}
    </Typography>
  );
}

/** Footer of every page: about, links, contact details, the button of the consent banner. */
export function Footer({ shell, year }: { shell: Shell; year: number }) {
  const { navigation, columnNames, business, consent, labels, demo } = shell;
  const { columns, about, aboutTitle, copyright } = navigation.footer;
  return (
    <Foot className="site-footer" data-ground="ink">
      {demo?.example && <ExampleOffer example={demo.example} />}
      <Columns className="footer-columns">
        <div>
          <Mark shell={shell} />
          {aboutTitle && <SmallTitle sx={titleSpace}>{aboutTitle}</SmallTitle>}
          <About>{about}</About>
          <About>
            <CallLink href={phoneHref(business.phone)} icon="phone" label={labels.call}>
              {business.phone}
            </CallLink>
            <br />
            <CallLink href={`mailto:${business.email}`} icon="mail">
              {business.email}
            </CallLink>
          </About>
        </div>
        {columns.map(({ title, links }, index) => (
          <nav key={columnNames[index]} aria-label={columnNames[index]}>
            <SmallTitle sx={titleSpace}>{title}</SmallTitle>
            <List disablePadding>
              {links.map(({ label, to }) => (
                <li key={to}>
                  <ColumnLink underline="hover" color="textPrimary" href={to}>
                    {label}
                  </ColumnLink>
                </li>
              ))}
            </List>
          </nav>
        ))}
      </Columns>
      <Line />
      <End>
        <Copyright text={copyright} year={year} />
        {consent && (
          <Link component="button" type="button" color="textPrimary" {...{ [OPENS_CONSENT]: '' }}>
            {consent.labels.manage}
          </Link>
        )}
      </End>
      <MobileBar shell={shell} />
    </Foot>
  );
}

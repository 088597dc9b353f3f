import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { GuidePage } from '../../model/resolve/resolved.ts';
import { formatDate, formatMonths } from '../../text/dates.ts';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { fluid } from '../../ui/styles/type-scale.ts';

const Head = styled('header')(({ theme }) => ({
  paddingTop: '2vw',
  '& h1': { margin: theme.spacing(2, 0, 1), fontSize: fluid(30, 44) },
  '& .lead': { maxWidth: 'var(--v-text-width)', marginBottom: '1em' },
  // On a phone the back link is enough, and the answer of the guide comes earlier.
  [theme.breakpoints.down('md')]: {
    '& .breadcrumb:has(+ .back)': { display: 'none' },
  },
}));

/** An icon and its text, on one line. */
const labelled = { display: 'inline-flex', alignItems: 'center', gap: 'var(--v-space)' };
const Labelled = styled('span')(labelled);
const Back = styled(Link)(labelled, { minHeight: '2.75rem', fontWeight: 600 });

/** Header of a guide: breadcrumb, title, description, reading time, dates. */
export function GuideHead({ page }: { page: GuidePage }) {
  const { layout, mainArticle } = page;
  return (
    <Head className="guide-head">
      {/* The breadcrumb omits the guide itself, whose title is directly below. */}
      <Breadcrumbs className="breadcrumb" aria-label={layout.breadcrumb}>
        {page.breadcrumb.slice(0, -1).map(({ url, title }) => (
          <Link key={url} color="inherit" href={url}>
            {title}
          </Link>
        ))}
      </Breadcrumbs>
      {mainArticle && (
        <Back className="back" href={mainArticle.url}>
          <Icon name="arrow-left" /> {mainArticle.title}
        </Back>
      )}
      <Typography variant="h1">{page.title}</Typography>
      <Typography className="lead" variant="lead" color="textSecondary">
        {page.description}
      </Typography>
      <Typography component="div" color="textSecondary">
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '2px 24px' }}>
          <Labelled>
            <Icon name="clock" /> {layout.readingTime.replace('%d', String(page.minutes))}
          </Labelled>
          <Labelled>
            <Icon name="calendar" />{' '}
            <time dateTime={page.reviewed}>{layout.reviewed.replace('%s', formatDate(page.reviewed))}</time>
          </Labelled>
          {page.pricesRead && (
            <Labelled className="prices-read">
              <Icon name="euro" /> {layout.pricesRead.replace('%s', formatMonths(page.pricesRead))}
            </Labelled>
          )}
        </Stack>
      </Typography>
    </Head>
  );
}

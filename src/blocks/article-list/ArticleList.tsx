import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { formatFact } from '../../text/format-fact.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { fromTablet } from '../../ui/styles/breakpoints.ts';
import { fluid } from '../../ui/styles/type-scale.ts';
import type { BlockProps } from '../block-props.ts';

/** One line for each guide: number, title, illustration. The whole line is a link. */
const Guides = styled(List)({
  counterReset: 'guide',
  borderTop: '2px solid var(--v-ink)',
  '& li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0,1fr)',
    gap: 'calc(2*var(--v-space)) calc(2.5*var(--v-space))',
    padding: 'calc(3*var(--v-space)) 0',
    borderBottom: '1px solid var(--v-line)',
    counterIncrement: 'guide',
  },
  '& li::before': {
    content: 'counter(guide)',
    order: 1,
    minWidth: '.7em',
    color: 'var(--v-cool)',
    font: `800 ${fluid(44, 80)}/.85 var(--v-heading)`,
  },
  '& div': { order: 2 },
  '& img': {
    gridColumn: '1/-1',
    width: '100%',
    borderRadius: 'var(--v-radius)',
    background: 'var(--v-line)',
  },
  '& h3 a::after': { content: '""', position: 'absolute', inset: 0 },
  '& li:hover h3 a,& h3 a:focus-visible': { textDecoration: 'underline', textDecorationThickness: 2 },
  [fromTablet]: {
    '& li': {
      gridTemplateColumns: '5rem minmax(0,5fr) minmax(0,2fr)',
      alignItems: 'center',
      columnGap: 'calc(4*var(--v-space))',
    },
    '& img': { order: 3, gridColumn: 'auto' },
  },
}) as typeof List;

/** The guides of a chain, in order. */
export function ArticleList({ block }: BlockProps<'article-list'>) {
  return (
    <Section block={block} layout="row">
      <Guides component="ol">
        {block.articles.map(({ path, title, description, minutes }) => (
          <li key={path}>
            <img
              src={mediaUrl(`media/drawings${path}.svg`)}
              alt=""
              width={1200}
              height={420}
              loading="lazy"
              decoding="async"
            />
            <div>
              <Typography variant="h3" sx={{ mb: 1 }}>
                <Link href={path} color="inherit" underline="none">
                  {title}
                </Link>
              </Typography>
              <Typography>{description}</Typography>
              <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
                <Icon name="clock" /> {formatFact({ format: 'measure', value: minutes, unit: 'min' })}
              </Typography>
            </div>
          </li>
        ))}
      </Guides>
    </Section>
  );
}

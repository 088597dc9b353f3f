import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { Labels, Testimonial } from '../../model/types.generated.ts';
import { headingId } from '../../protocol/element-ids.ts';
import { formatDate } from '../../text/dates.ts';
import { ExampleTag } from '../../ui/layout/ExampleTag.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ExternalMark, isExternal } from '../../ui/links/ExternalMark.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { fromDesktop } from '../../ui/styles/breakpoints.ts';
import type { BlockProps } from '../block-props.ts';

/** A swipeable row; on wide screens, the cards fit next to each other. */
const Board = styled(List)({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(82vw,22rem)',
  gap: 'calc(2*var(--v-space))',
  margin: '0 calc(-1*var(--v-gutter))',
  padding: '0 var(--v-gutter) calc(2*var(--v-space))',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollPaddingInline: 'var(--v-gutter)',
  scrollbarColor: 'var(--v-muted) transparent',
  '& > li': { scrollSnapAlign: 'start' },
  '& figure': {
    position: 'relative',
    height: '100%',
    margin: 0,
    padding: 'calc(2*var(--v-space))',
    overflow: 'visible',
  },
  '& figure > span:first-of-type': { position: 'absolute', top: 12, right: 12 },
  '& blockquote': { margin: 'calc(1.5*var(--v-space)) 0', padding: 0, border: 0, font: 'inherit', lineHeight: 1.45 },
  '& blockquote p': { margin: 0 },
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(1.5*var(--v-space))',
    margin: 0,
    fontSize: '1rem',
    lineHeight: 1.4,
  },
  '& .source': { display: 'block', color: 'var(--v-muted)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [fromDesktop]: { gridAutoColumns: '1fr', gap: 'calc(3*var(--v-space))', margin: 0, padding: 0, overflow: 'visible' },
  '@media print': { gridAutoFlow: 'row', overflow: 'visible' },
});

/** Facts that visitors can check, each with a link. */
const Checks = styled('div')({
  marginTop: 'calc(3*var(--v-space))',
  '& li': { padding: 'calc(.75*var(--v-space)) 0', borderTop: '1px solid var(--v-line)', lineHeight: 1.4 },
  '& a': { display: 'inline-block', padding: '.25em 0', fontWeight: 650 },
  '& li > span': { display: 'block', color: 'var(--v-muted)' },
  [fromDesktop]: {
    '& ul': { display: 'grid', gridTemplateColumns: '1fr 1fr', columnGap: 'calc(8*var(--v-space))' },
  },
});

const star = <Icon name="star" size="inherit" />;

interface TestimonialProps extends Pick<BlockProps<'testimonials'>, 'block'> {
  item: Testimonial;
  labels: Pick<Labels, 'example' | 'newTab'>;
}

/**
 * Place and date of a testimonial's publication, date of the experience, and whether it was checked: the consumer code
 * requires them (articles L111-7-2 and D111-17).
 */
function Source({ item, block, labels }: TestimonialProps) {
  const { source, date, experienceDate, checking } = item;
  const [before, after] = block.experienceLabel.split('%s');
  return (
    <>
      {(source || date || experienceDate) && (
        <span className="source">
          {source?.url ? (
            <Link href={source.url} target="_blank" rel="noopener">
              {source.label} <ExternalMark newTab={labels.newTab} />
            </Link>
          ) : (
            source?.label
          )}
          {source && date && ', '}
          {date && <time dateTime={date}>{formatDate(date)}</time>}
          {experienceDate && (
            <>
              {(source || date) && ', '}
              {before}
              <time dateTime={experienceDate}>{formatDate(experienceDate)}</time>
              {after}
            </>
          )}
        </span>
      )}
      {checking && <span className="source">{checking}</span>}
    </>
  );
}

function TestimonialCard({ item, block, labels }: TestimonialProps) {
  const { name, role, image, content, rating, placeholder } = item;
  return (
    <li>
      <Card component="figure">
        {placeholder && <ExampleTag label={labels.example} />}
        {rating !== undefined && (
          <Rating
            component="div"
            readOnly
            value={rating}
            icon={star}
            emptyIcon={star}
            getLabelText={(stars) => block.starsLabel.replace('%d', String(stars))}
          />
        )}
        <blockquote>
          <p>{content}</p>
        </blockquote>
        <figcaption>
          <Avatar component="span">
            <Picture picture={image} sizes="56px" />
          </Avatar>
          <span>
            <strong>{name}</strong>
            <br />
            {role}
            <Source item={item} block={block} labels={labels} />
          </span>
        </figcaption>
      </Card>
    </li>
  );
}

/** Testimonials; those that are not real are tagged as examples. Below them, links to facts that anybody can check. */
export function Testimonials({ block, labels }: BlockProps<'testimonials'>) {
  const { items, note, checks, checksTitle } = block;
  return (
    <Section block={block} layout="row">
      {/* Focusable, so that the keyboard can scroll the row, too: examples have no links to focus. */}
      <Board tabIndex={0} aria-labelledby={headingId(block.key)}>
        {items.map((item) => (
          <TestimonialCard key={item.id} item={item} block={block} labels={labels} />
        ))}
      </Board>
      <Notes notes={[note]} />
      {checks && (
        <Checks>
          <Typography variant="h4" component="h3">
            {checksTitle}
          </Typography>
          <List>
            {checks.map(({ label, to, text }) => (
              <li key={to}>
                <Link href={to} {...(isExternal(to) ? { target: '_blank', rel: 'noopener' } : {})}>
                  {label}
                  {isExternal(to) && <ExternalMark newTab={labels.newTab} />}
                </Link>
                {text && <span>{text}</span>}
              </li>
            ))}
          </List>
        </Checks>
      )}
    </Section>
  );
}

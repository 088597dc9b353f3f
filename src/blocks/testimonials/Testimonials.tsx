import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Rating from '@mui/material/Rating';
import { styled } from '@mui/material/styles';
import type { Labels, Testimonial } from '../../model/types.generated.ts';
import { formatDate } from '../../text/format-date.ts';
import { ExampleTag } from '../../ui/layout/ExampleTag.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ExternalMark } from '../../ui/links/ExternalMark.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import { fromDesktop, fromTablet } from '../../ui/styles/breakpoints.ts';
import { typeScale } from '../../ui/styles/type-scale.ts';
import type { BlockProps } from '../block-props.ts';

/** Cards pinned to a board, slightly rotated and at different heights. */
const Board = styled(List)({
  display: 'grid',
  gap: 'calc(4*var(--v-space))',
  '& figure': {
    position: 'relative',
    margin: 0,
    padding: 'calc(5*var(--v-space)) calc(3*var(--v-space)) calc(3*var(--v-space))',
    overflow: 'visible',
    boxShadow: 'var(--v-shadow)',
  },
  // The pin.
  '& figure::before': {
    content: '""',
    position: 'absolute',
    top: 14,
    left: '50%',
    width: 16,
    height: 16,
    marginLeft: -8,
    borderRadius: 99,
    background: 'radial-gradient(circle at 35% 30%,var(--v-on-cool) 2px,var(--v-cool) 3px)',
    boxShadow: '1px 3px 3px var(--v-line)',
  },
  '& figure > span:first-of-type': {
    position: 'absolute',
    top: 'calc(2*var(--v-space))',
    right: 'calc(2*var(--v-space))',
  },
  '& blockquote': {
    margin: 'calc(2*var(--v-space)) 0',
    padding: 0,
    border: 0,
    font: `500 ${typeScale.h4}/1.5 var(--v-text)`,
  },
  '& blockquote p': { margin: 0 },
  '& figcaption': {
    display: 'flex',
    alignItems: 'center',
    gap: 'calc(1.5*var(--v-space))',
    fontSize: '1rem',
    lineHeight: 1.4,
  },
  '& .source': { display: 'block', color: 'var(--v-muted)' },
  '& img': { width: '100%', height: '100%', objectFit: 'cover' },
  [fromTablet]: {
    gridTemplateColumns: '1fr 1fr',
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: '1/-1', width: '64%', margin: '0 auto' },
    '& li:nth-of-type(even)': { paddingTop: 'calc(5*var(--v-space))' },
    '& li:nth-of-type(odd) figure': { transform: 'rotate(-.7deg)' },
    '& li:nth-of-type(even) figure': { transform: 'rotate(.9deg)' },
  },
  [fromDesktop]: {
    gridTemplateColumns: 'repeat(3,1fr)',
    '& li:last-of-type:nth-of-type(odd)': { gridColumn: 'auto', width: 'auto', margin: 0 },
  },
});

const star = <Icon name="star" size="inherit" />;

/** Place and date of a testimonial's publication. */
function Source({ item: { source, date }, newTab }: { item: Testimonial; newTab: string }) {
  if (!source && !date) return null;
  return (
    <span className="source">
      {source?.url ? (
        <Link href={source.url} target="_blank" rel="noopener">
          {source.label} <ExternalMark newTab={newTab} />
        </Link>
      ) : (
        source?.label
      )}
      {source && date && ', '}
      {date && <time dateTime={date}>{formatDate(date)}</time>}
    </span>
  );
}

interface PinnedProps {
  item: Testimonial;
  labels: Pick<Labels, 'example' | 'newTab'>;
  starsLabel: string;
}

function Pinned({ item, labels, starsLabel }: PinnedProps) {
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
            getLabelText={(stars) => starsLabel.replace('%d', String(stars))}
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
            <Source item={item} newTab={labels.newTab} />
          </span>
        </figcaption>
      </Card>
    </li>
  );
}

/** Testimonials, drawn as cards pinned to a board. Invented ones are tagged as examples. */
export function Testimonials({ block, labels }: BlockProps<'testimonials'>) {
  return (
    <Section block={block} layout="row">
      <Board>
        {block.items.map((item) => (
          <Pinned key={item.id} item={item} labels={labels} starsLabel={block.starsLabel} />
        ))}
      </Board>
      <Notes notes={[block.note]} />
    </Section>
  );
}

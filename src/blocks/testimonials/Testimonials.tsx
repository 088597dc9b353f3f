import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Rating from '@mui/material/Rating';
import type { Labels, Testimonial } from '../../model/types.generated.ts';
import { formatDate } from '../../text/format-date.ts';
import { ExampleTag } from '../../ui/layout/ExampleTag.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ExternalMark } from '../../ui/links/ExternalMark.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Board } from './board.ts';

const star = <Icon name="star" size="inherit" />;

/** Where a testimonial was published, and when. */
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

import Avatar from '@mui/material/Avatar';
import Card from '@mui/material/Card';
import Rating from '@mui/material/Rating';
import type { Testimonial } from '../../model/types.generated.ts';
import { ExampleTag } from '../../ui/layout/ExampleTag.tsx';
import { Notes } from '../../ui/layout/Notes.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Board } from './board.ts';

const star = <Icon name="star" size="inherit" />;

function Pinned({ item, example, starsLabel }: { item: Testimonial; example: string; starsLabel: string }) {
  const { name, role, image, content, rating, placeholder } = item;
  return (
    <li>
      <Card component="figure">
        {placeholder && <ExampleTag label={example} />}
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
          <Pinned key={item.id} item={item} example={labels.example} starsLabel={block.starsLabel} />
        ))}
      </Board>
      <Notes notes={[block.note]} />
    </Section>
  );
}

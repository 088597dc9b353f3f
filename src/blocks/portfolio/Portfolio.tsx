import Typography from '@mui/material/Typography';
import type { PortfolioItem } from '../../model/types.generated.ts';
import { CheckList } from '../../ui/layout/CheckList.tsx';
import { ExampleTag } from '../../ui/layout/ExampleTag.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Actions } from '../../ui/links/Actions.tsx';
import { ExternalMark } from '../../ui/links/ExternalMark.tsx';
import { BrowserFrame, shownAddress } from '../../ui/pictures/BrowserFrame.tsx';
import { Picture } from '../../ui/pictures/Picture.tsx';
import type { BlockProps } from '../block-props.ts';
import { Closing, Gallery, VisitLink } from './gallery.ts';

type WorkProps = BlockProps<'portfolio'> & { item: PortfolioItem };

function Work({ item, block, labels }: WorkProps) {
  const { title, url, image, description, features, placeholder } = item;
  return (
    <li>
      <div className="work-picture">
        {placeholder && <ExampleTag label={labels.example} />}
        <BrowserFrame address={shownAddress(url)}>
          <Picture picture={image} sizes="(min-width:48em) 42rem, 90vw" />
        </BrowserFrame>
      </div>
      <div>
        <Typography variant="h3" component={block.heading ? 'h3' : 'h2'} sx={{ mb: 1 }}>
          {title}
        </Typography>
        <Typography>{description}</Typography>
        <CheckList items={features} />
        <VisitLink href={url} target="_blank" rel="noopener">
          {block.visitLabel}
          <span className="visually-hidden">{`\u00A0: ${title}`}</span> <ExternalMark newTab={labels.newTab} />
        </VisitLink>
      </div>
    </li>
  );
}

/** Screenshots of clients' sites in browser windows. Invented ones are tagged as examples. */
export function Portfolio({ block, labels }: BlockProps<'portfolio'>) {
  const { items, note, action } = block;
  return (
    <Section block={block} layout="row">
      {/* Said, not counted in the style sheet: the first is painted before the browser knows how many follow. */}
      <Gallery data-odd={items.length % 2 ? '' : undefined}>
        {items.map((item) => (
          <Work key={item.id} item={item} block={block} labels={labels} />
        ))}
      </Gallery>
      {(note || action) && (
        <Closing>
          {note && <Typography variant="lead">{note}</Typography>}
          <Actions actions={action && [action]} labels={labels} size="large" />
        </Closing>
      )}
    </Section>
  );
}

import Typography from '@mui/material/Typography';
import { formatFact } from '../../text/format-fact.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mediaUrl } from '../../ui/media.ts';
import { Section } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';
import { Guides } from './guides.ts';

/** The guides of a chain, in order, as the summary of a magazine. */
export function ArticleList({ block }: BlockProps<'article-list'>) {
  return (
    <Section block={block} layout="row">
      <Guides>
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
                <a href={path}>{title}</a>
              </Typography>
              <Typography>{description}</Typography>
              <p>
                <Icon name="clock" /> {formatFact({ format: 'measure', value: minutes, unit: 'min' })}
              </p>
            </div>
          </li>
        ))}
      </Guides>
    </Section>
  );
}

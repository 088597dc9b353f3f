import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { formatFact } from '../../text/format-fact.ts';
import { mediaUrl } from '../../ui/address/media-url.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { BlockProps } from '../block-props.ts';
import { Guides } from './guides.ts';

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

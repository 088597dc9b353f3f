import { styled } from '@mui/material/styles';
import { formatDate } from '../../text/format-date.ts';
import { Icon } from '../../ui/Icon.tsx';
import { headingId, landmarkName } from '../../ui/Section.tsx';
import type { BlockProps } from '../block-props.ts';

const Facts = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px calc(3*var(--v-space))',
  margin: 'calc(3*var(--v-space)) 0 0',
  color: 'var(--v-muted)',
  fontSize: '1rem',
});

const Head = styled('section')({ '&&': { paddingBottom: 0 }, '& .lead': { maxWidth: '36rem', margin: 0 } });

const Category = styled('p')({ margin: '0 0 calc(2*var(--v-space))', color: 'var(--v-cool)', fontWeight: 650 });

/** Head of a written page, with its only h1. */
export function ArticleHeader({ block }: BlockProps<'article-header'>) {
  const { id, ground, heading, lead, category, readTime, publishDate } = block;
  return (
    <Head id={id} className="section" data-ground={ground} aria-labelledby={landmarkName(block)}>
      <div className="section-inner">
        <Category>{category}</Category>
        <h1 id={headingId(block)}>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        <Facts>
          <span>
            <Icon name="clock" /> {readTime}
          </span>
          <span>
            <Icon name="calendar" /> <time dateTime={publishDate}>{formatDate(publishDate)}</time>
          </span>
        </Facts>
      </div>
    </Head>
  );
}

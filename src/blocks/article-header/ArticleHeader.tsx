import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { headingId } from '../../protocol/element-ids.ts';
import { formatDate } from '../../text/dates.ts';
import { landmarkName, SectionRoot } from '../../ui/layout/Section.tsx';
import { Icon } from '../../ui/pictures/Icon.tsx';
import type { BlockProps } from '../block-props.ts';

const Head = styled(SectionRoot)({ '&[data-followed]': { paddingBottom: 0 } });

/** Header of a text page, with its only h1. */
export function ArticleHeader({ block }: BlockProps<'article-header'>) {
  const { id, ground, heading, lead, category, readTime, publishDate } = block;
  return (
    <Head id={id} data-ground={ground} data-followed={block.isFollowed && ''} aria-labelledby={landmarkName(block)}>
      <Container>
        <Typography color="secondary" sx={{ mb: 2, fontWeight: 650 }}>
          {category}
        </Typography>
        <Typography variant="h1" id={headingId(block.key)} sx={{ mb: '.5em' }}>
          {heading}
        </Typography>
        {lead && (
          <Typography variant="lead" sx={{ maxWidth: '36rem' }}>
            {lead}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 'calc(.5*var(--v-space)) calc(3*var(--v-space))', mt: 3 }}>
          <Typography variant="body2" color="textSecondary">
            <Icon name="clock" /> {readTime}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            <Icon name="calendar" /> <time dateTime={publishDate}>{formatDate(publishDate)}</time>
          </Typography>
        </Stack>
      </Container>
    </Head>
  );
}

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { HelpBlock } from '../../blocks/help-block/HelpBlock.tsx';
import { Facts } from '../../markdown/facts.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { RenderedHeading } from '../../markdown/rehype-editorial.ts';
import type { GuidePage } from '../../model/resolve/resolved.ts';
import type { Labels } from '../../model/types.generated.ts';
import { AuthorPlate } from './AuthorPlate.tsx';
import { Banner } from './Banner.tsx';
import { Contents } from './Contents.tsx';
import { GuideHead } from './GuideHead.tsx';
import { Neighbours } from './Neighbours.tsx';

/**
 * The article does not grow in wide windows, so that lines stay short and the table of contents stays close to the
 * text.
 */
const Article = styled('article')({ '--v-cards-width': '72rem' });

const Body = styled(Container)(({ theme }) => ({
  maxWidth: 'calc(var(--v-cards-width) + 2*var(--v-gutter))',
  display: 'grid',
  gap: theme.spacing(4),
  padding: `0 var(--v-gutter) ${theme.spacing(9)}`,
  // Tables and figures use the available width.
  '& .prose': { minWidth: 0, '--v-prose-width': '100%' },
  [theme.breakpoints.down('md')]: { gap: theme.spacing(2) },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '15rem minmax(0,1fr)',
    columnGap: theme.spacing(8),
    '& > :not(nav)': { gridColumn: 2 },
  },
}));

interface GuideArticleProps {
  page: GuidePage;
  labels: Labels;
  /** HTML of the body, and its headings. */
  body: string;
  headings: RenderedHeading[];
}

/** A guide: title, banner, table of contents, text, call to action, links to the previous and next guides. */
export function GuideArticle({ page, labels, body, headings }: GuideArticleProps) {
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <Article className="guide">
      <GuideHead page={page} />
      <Banner page={page} />
      <Body>
        {sections.length > 0 && <Contents title={page.layout.contents} headings={sections} />}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own Markdown, which lets no HTML through */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: body }} />
        <AuthorPlate page={page} />
      </Body>
      {page.help && (
        <HelpBlock block={{ type: 'help-block', key: 'help', ground: 'tint', ...page.help }} labels={labels} />
      )}
      <Neighbours page={page} />
    </Article>
  );
}

/** A guide's text. Rendered first, because the table of contents needs its headings. */
export function guideBody({ markdown, pictures, facts = {} }: GuidePage, collect: RenderedHeading[]) {
  return (
    <Facts value={facts}>
      <Markdown source={markdown} pictures={pictures} collect={collect} />
    </Facts>
  );
}

import { styled } from '@mui/material/styles';
import { HelpBlock } from '../../blocks/help-block/HelpBlock.tsx';
import { FactTextsContext } from '../../markdown/facts.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { RenderedHeading } from '../../markdown/rehype-editorial.ts';
import type { GuidePage } from '../../model/resolve/resolved.ts';
import type { Labels } from '../../model/types.generated.ts';
import { Contents } from '../../ui/layout/Contents.tsx';
import { AuthorPlate } from './AuthorPlate.tsx';
import { Banner } from './Banner.tsx';
import { GuideHead } from './GuideHead.tsx';
import { Neighbours } from './Neighbours.tsx';

/**
 * Head, answer, banner, contents, text. On wide screens the banner is next to the title, and the table of contents next
 * to the answer and the text, whose tables and figures use the available width.
 */
const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0,1fr)',
  gap: '24px 64px',
  padding: `0 max(var(--v-gutter),50% - var(--v-cards-width)/2) ${theme.spacing(9)}`,
  '& .prose': { minWidth: 0, '--v-prose-width': '100%' },
  [theme.breakpoints.up('lg')]: {
    gridTemplateColumns: '15rem minmax(0,1fr) 26rem',
    '& > *': { gridColumn: '2/-1' },
    '& > header': { gridColumn: '1/3' },
    '& > [class*=banner]': { gridArea: '1/3', alignSelf: 'end' },
    '& > nav': { gridArea: '2/1/span 9' },
  },
}));

interface GuideArticleProps {
  page: GuidePage;
  labels: Labels;
  /** HTML of the body; `headings` are its headings. */
  body: string;
  headings: RenderedHeading[];
}

/** Splits the HTML of a guide before its first heading: the answer to its question, and the rest. */
export function splitAnswer(body: string): [answer: string, rest: string] {
  const end = Math.max(0, body.indexOf('<h2 '));
  return [body.slice(0, end), body.slice(end)];
}

function Prose({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by our own Markdown, which lets no HTML through
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A guide: title, answer, banner, table of contents, text, call to action, links to the previous and next guides. */
export function GuideArticle({ page, labels, body, headings }: GuideArticleProps) {
  const [answer, rest] = splitAnswer(body);
  const sections = headings.filter(({ level }) => level === 2);
  return (
    <article className="guide">
      <Page>
        <GuideHead page={page} />
        {answer && <Prose html={answer} />}
        <Banner page={page} />
        {sections.length > 0 && <Contents of="article" title={page.layout.contents} headings={sections} />}
        <Prose html={rest} />
        <AuthorPlate page={page} />
      </Page>
      {page.help && (
        <HelpBlock block={{ type: 'help-block', key: 'help', ground: 'tint', ...page.help }} labels={labels} />
      )}
      <Neighbours page={page} />
    </article>
  );
}

/**
 * Returns a guide's text. It is rendered first and fills `collect`, because the table of contents needs its headings.
 */
export function guideBody({ markdown, pictures, facts = {} }: GuidePage, collect: RenderedHeading[]) {
  return (
    <FactTextsContext value={facts}>
      <Markdown source={markdown} pictures={pictures} collect={collect} />
    </FactTextsContext>
  );
}

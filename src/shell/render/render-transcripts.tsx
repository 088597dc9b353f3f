import { renderToStaticMarkup } from 'react-dom/server';
import { Facts } from '../../markdown/facts.ts';
import type { FactTexts } from '../../markdown/filled-tree.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { ResolvedBlock, ResolvedPage } from '../../model/resolve/resolved.ts';
import { type ClientPage, isInteractiveSection, type PageSection } from '../page/client-page.ts';

function renderTranscript(block: ResolvedBlock, facts: FactTexts): ResolvedBlock {
  if (block.type !== 'video-gate') return block;
  const transcriptHtml = renderToStaticMarkup(
    <Facts value={facts}>
      <Markdown source={block.transcript} headings="h3" />
    </Facts>,
    { identifierPrefix: `${block.key}_` },
  );
  return { ...block, transcript: '', transcriptHtml } as ResolvedBlock;
}

/** Renders the transcripts of a page's videos to HTML, because no Markdown parser is sent to browsers. */
export function renderTranscripts<P extends ResolvedPage>(page: P): P {
  return { ...page, blocks: page.blocks.map((block) => renderTranscript(block, page.facts ?? {})) };
}

function rewriteTranscript(section: PageSection, rewrite: (html: string) => string): PageSection {
  if (!isInteractiveSection(section) || !('transcriptHtml' in section.block)) return section;
  const { block } = section;
  return { ...section, block: { ...block, transcriptHtml: rewrite(block.transcriptHtml as string) } as never };
}

/** Rewrites the addresses in transcripts, which are sent as data beside the page's markup. */
export function rewriteTranscriptUrls(page: ClientPage, rewrite: (html: string) => string): ClientPage {
  return { ...page, sections: page.sections.map((section) => rewriteTranscript(section, rewrite)) };
}

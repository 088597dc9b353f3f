import { renderToStaticMarkup } from 'react-dom/server';
import { Facts } from '../../markdown/facts.ts';
import type { FactTexts } from '../../markdown/filled-tree.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { ResolvedBlock, ResolvedPage } from '../../site/resolve/resolved.ts';
import { type ClientPage, isInteractivePart, type Part } from '../page/client-page.ts';

function withTranscript(block: ResolvedBlock, facts: FactTexts): ResolvedBlock {
  if (block.type !== 'video-gate') return block;
  const transcriptHtml = renderToStaticMarkup(
    <Facts value={facts}>
      <Markdown source={block.transcript} headings="h3" />
    </Facts>,
    { identifierPrefix: `${block.key}_` },
  );
  return { ...block, transcript: '', transcriptHtml } as ResolvedBlock;
}

/** A page whose films bring their text alternative as HTML: the browser has no Markdown reader. */
export function withTranscripts<P extends ResolvedPage>(page: P): P {
  return { ...page, blocks: page.blocks.map((block) => withTranscript(block, page.facts ?? {})) };
}

function withPublishedTranscript(part: Part, publish: (html: string) => string): Part {
  if (!isInteractivePart(part) || !('transcriptHtml' in part.block)) return part;
  return { ...part, block: { ...part.block, transcriptHtml: publish(part.block.transcriptHtml as string) } as never };
}

/** A page whose text alternatives are as `publish` makes them: they cross as data, beside the markup of the page. */
export function withPublishedTranscripts(page: ClientPage, publish: (html: string) => string): ClientPage {
  return { ...page, parts: page.parts.map((part) => withPublishedTranscript(part, publish)) };
}

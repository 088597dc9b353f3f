import { renderToStaticMarkup } from 'react-dom/server';
import { Markdown } from '../markdown/Markdown.tsx';
import type { ResolvedBlock, ResolvedPage } from '../site/resolve/resolved.ts';

function withTranscript(block: ResolvedBlock): ResolvedBlock {
  if (block.type !== 'video-gate') return block;
  const transcriptHtml = renderToStaticMarkup(<Markdown source={block.transcript} headings="h3" />, {
    identifierPrefix: `${block.key}_`,
  });
  return { ...block, transcript: '', transcriptHtml } as ResolvedBlock;
}

/** A page whose films bring their text alternative as HTML: the browser has no Markdown reader. */
export function withTranscripts<P extends ResolvedPage>(page: P): P {
  return { ...page, blocks: page.blocks.map(withTranscript) };
}

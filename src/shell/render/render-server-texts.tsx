import { renderToStaticMarkup } from 'react-dom/server';
import { definitionOf } from '../../blocks/definitions.ts';
import { FactTextsContext } from '../../markdown/facts.ts';
import type { FactTexts } from '../../markdown/filled-tree.ts';
import { Markdown } from '../../markdown/Markdown.tsx';
import type { ResolvedBlock, ResolvedPage } from '../../model/resolve/resolved.ts';
import { type ClientPage, isInteractiveSection, type PageSection } from '../page/client-page.ts';

/** Texts of a block by key. */
type Texts = Readonly<Record<string, string>>;

function renderText(block: ResolvedBlock, facts: FactTexts): ResolvedBlock {
  const key = definitionOf(block).serverText;
  if (key === undefined) return block;
  const html = renderToStaticMarkup(
    <FactTextsContext value={facts}>
      <Markdown source={(block as unknown as Texts)[key] ?? ''} headings="h3" />
    </FactTextsContext>,
    { identifierPrefix: `${block.key}_` },
  );
  return { ...block, [key]: '', [`${key}Html`]: html };
}

/** Renders the Markdown of a page's interactive blocks to HTML, because no Markdown parser is sent to browsers. */
export function renderServerTexts<P extends ResolvedPage>(page: P): P {
  return { ...page, blocks: page.blocks.map((block) => renderText(block, page.facts ?? {})) };
}

function rewriteText(section: PageSection, rewrite: (html: string) => string): PageSection {
  if (!isInteractiveSection(section)) return section;
  const { block } = section;
  const key = `${definitionOf(block).serverText}Html`;
  const html = (block as unknown as Texts)[key];
  return html === undefined ? section : { ...section, block: { ...block, [key]: rewrite(html) } };
}

/**
 * Rewrites the addresses in the texts that `renderServerTexts` has rendered, which are sent as data with the page's
 * markup.
 */
export function rewriteServerTexts(page: ClientPage, rewrite: (html: string) => string): ClientPage {
  return { ...page, sections: page.sections.map((section) => rewriteText(section, rewrite)) };
}

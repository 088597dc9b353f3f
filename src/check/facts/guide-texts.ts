import type { Place } from '../../diagnostics/diagnostic.ts';
import type { MarkdownLink } from '../../model/markdown/markdown.ts';
import type { Passage } from '../../model/markdown/passages.ts';
import type { TextRange } from '../../text/range.ts';
import type { Guide, SiteParts } from './site-parts.ts';

/** The text of a guide, as the rules of style read it. Ranges and offsets are those of its body. */
export interface GuideText {
  guide: Guide;
  sections: number;
  passages: readonly Passage[];
  /** Links to pages of the site, in their order. */
  links: readonly (MarkdownLink & { page: string })[];
  /** Place of its title, where findings about the whole guide are reported: it is the first line that an author sees. */
  title(): Place;
  placeOf(range: TextRange): Place;
}

/** The guides that chains name, with their texts. */
export function findGuideTexts({ guides, documents }: Pick<SiteParts, 'guides' | 'documents'>): GuideText[] {
  const bodies = new Map(documents.map((document) => [document.file, document]));
  return [...guides.values()].flatMap((guide) => {
    const document = bodies.get(guide.path.slice(1));
    if (!document) return [];
    const { headings, links } = document.analysis;
    return {
      guide,
      sections: headings.filter(({ level }) => level === 2).length,
      passages: guide.source.passages,
      links: links
        .filter(({ to, isImage }) => !isImage && /^\/(?!\/)/.test(to))
        .map((link) => ({ ...link, page: link.to.replace(/[#?].*$/, '') || '/' })),
      title: () => guide.source.locate('/title'),
      placeOf: document.placeOf,
    };
  });
}

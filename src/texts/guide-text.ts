import { articleFiles } from '../check/validate.ts';
import { wordsIn } from '../model/markdown/count-words.ts';
import { linksIn } from '../model/markdown/find-links.ts';
import type { MarkdownLink } from '../model/markdown/markdown.ts';
import { parseMarkdown } from '../model/markdown/parse-markdown.ts';
import { nodesOf } from '../model/markdown/walk.ts';
import type { MarkdownSource, Sources } from '../model/read/source.ts';
import { createLookup } from '../model/resolve/interpolate.ts';
import type { Manifest } from '../model/types.generated.ts';
import { interpolate, type Lookup } from '../text/placeholders.ts';
import { type Passage, passagesOf } from './passages.ts';
import { type PracticalParts, practicalParts } from './practical-parts.ts';

/** A guide as the check of the texts sees it. Offsets are those of the body. */
export interface GuideText {
  /** Path of its page. */
  path: string;
  source: MarkdownSource;
  /** As typed; empty when the front matter has none. */
  title: string;
  /** With facts in place. */
  description: string;
  words: number;
  sections: number;
  passages: Passage[];
  parts: PracticalParts;
  /** Links to pages of the site, in order. */
  links: (MarkdownLink & { page: string })[];
}

/** The page that an internal link leads to; nothing for an anchor of the same page. */
function pageOf(destination: string): string {
  return destination.replace(/[#?].*$/, '') || '/';
}

function textAt(data: unknown, key: string): string {
  const value = (data as Record<string, unknown> | undefined)?.[key];
  return typeof value === 'string' ? value : '';
}

/** Reads one guide. */
export function readGuide(path: string, source: MarkdownSource, lookup: Lookup): GuideText {
  const { body } = source;
  const nodes = [...nodesOf(parseMarkdown(body))].map(({ node }) => node);
  return {
    path,
    source,
    title: textAt(source.data, 'title'),
    description: interpolate(textAt(source.data, 'description'), lookup),
    words: wordsIn(body, lookup),
    sections: nodes.filter((node) => node.type === 'heading' && node.depth === 2).length,
    passages: passagesOf(body),
    parts: practicalParts(nodes),
    links: linksIn(nodes, body)
      .filter(({ to, isImage }) => !isImage && /^\/(?!\/)/.test(to))
      .map((link) => ({ ...link, page: pageOf(link.to) })),
  };
}

/** The guides of a site, in the order of its chains. */
export function readGuides({ manifest, markdown }: Sources): GuideText[] {
  const lookup = createLookup((manifest.data ?? {}) as Manifest);
  return [...articleFiles(manifest.data)].flatMap((file) => {
    const source = markdown.get(file);
    return source ? [readGuide(`/${file}`, source, lookup)] : [];
  });
}

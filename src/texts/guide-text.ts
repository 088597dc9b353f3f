import type { MarkdownLink } from '../site/markdown/markdown.ts';
import { scanMarkdown } from '../site/markdown/scan-markdown.ts';
import type { MarkdownSource, Sources } from '../site/read/source.ts';
import { createLookup, interpolate } from '../site/resolve/interpolate.ts';
import type { Manifest } from '../site/types.generated.ts';
import { articleFiles } from '../site/validate.ts';
import { countWords } from '../text/reading-time.ts';
import { type Passage, passagesOf } from './passages.ts';

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

/** Reads one guide. `fill` puts facts in place. */
export function readGuide(path: string, source: MarkdownSource, fill: (text: string) => string): GuideText {
  const { headings, links } = scanMarkdown(source.body);
  return {
    path,
    source,
    title: textAt(source.data, 'title'),
    description: fill(textAt(source.data, 'description')),
    words: countWords(fill(source.body)),
    sections: headings.filter(({ level }) => level === 2).length,
    passages: passagesOf(source.body),
    links: links
      .filter(({ to, isImage }) => !isImage && /^\/(?!\/)/.test(to))
      .map((link) => ({ ...link, page: pageOf(link.to) })),
  };
}

/** The guides of a site, in the order of its chains. */
export function readGuides({ manifest, markdown }: Sources): GuideText[] {
  const lookup = createLookup((manifest.data ?? {}) as Manifest);
  const fill = (text: string) => interpolate(text, lookup);
  return [...articleFiles(manifest.data)].flatMap((file) => {
    const source = markdown.get(file);
    return source ? [readGuide(`/${file}`, source, fill)] : [];
  });
}

import { analyzeMarkdown, type MarkdownAnalysis } from '../../model/markdown/analyze-markdown.ts';
import { passagesOf } from '../../model/markdown/passages.ts';
import type { MarkdownDocument } from '../../model/read/document.ts';
import type { MarkdownUse, SiteParts } from './site-parts.ts';

/**
 * The body of a Markdown file. It is a class because large sites have very many files: texts and places are computed on
 * demand.
 */
class TextOfFile implements MarkdownUse {
  readonly analysis: MarkdownAnalysis;
  readonly pages: string[];
  readonly file: string;
  readonly under: number;
  readonly #source: MarkdownDocument;

  constructor(source: MarkdownDocument, { file, pages, under }: Pick<TextOfFile, 'file' | 'pages' | 'under'>) {
    this.analysis = source.analysis;
    this.pages = pages;
    this.file = file;
    this.under = under;
    this.#source = source;
  }

  get text() {
    return this.#source.body;
  }

  get passages() {
    return this.#source.passages;
  }

  get placeOf() {
    return this.#source.placeOf;
  }
}

/** Returns all Markdown texts, with the pages that show them. */
export function collectDocuments({
  sources,
  guides,
  strings,
  pages,
  dictionary,
}: Pick<SiteParts, 'sources' | 'guides' | 'strings' | 'pages' | 'dictionary'>): MarkdownUse[] {
  const shownOn = new Map<string, { pages: string[]; under: number }>();
  for (const { kind, value, page, holder } of strings) {
    if (kind !== 'markdown-file' || page === undefined) continue;
    const file = value.replace(/\.md$/, '');
    const use = shownOn.get(file) ?? { pages: [], under: 1 };
    use.pages.push(page);
    if (typeof holder.heading === 'string') use.under = 2;
    shownOn.set(file, use);
  }
  for (const { path } of guides.values()) shownOn.set(path.replace(/^\//, ''), { pages: [path], under: 1 });
  const files = [...sources.markdown].map(([file, source]): MarkdownUse => {
    const { pages: on = [], under = 1 } = shownOn.get(file) ?? {};
    return new TextOfFile(source, { file, pages: on, under });
  });
  const inManifest = strings
    .filter(({ kind }) => kind === 'markdown')
    .map(
      ({ value, document, pointer, page }): MarkdownUse => ({
        text: value,
        analysis: analyzeMarkdown(value),
        passages: dictionary ? passagesOf(value) : [],
        pages: page === undefined ? pages.map(({ path }) => path) : [page],
        under: 2,
        placeOf: ({ start, end }) => document.locateWithin(pointer, { start, end }),
      }),
    );
  return [...files, ...inManifest];
}

import { analyzeMarkdown, type MarkdownAnalysis } from '../../model/markdown/analyze-markdown.ts';
import type { MarkdownSource } from '../../model/read/source.ts';
import type { TextRange } from '../../text/range.ts';
import type { MarkdownUse, SiteParts } from './site-parts.ts';

/** The body of a file. A class, for a large site has very many: its text is decoded, its places are made, when asked for. */
class TextOfFile implements MarkdownUse {
  readonly analysis: MarkdownAnalysis;
  readonly pages: string[];
  readonly file: string;
  readonly under: number;
  readonly #source: MarkdownSource;

  constructor(source: MarkdownSource, { file, pages, under }: Pick<TextOfFile, 'file' | 'pages' | 'under'>) {
    this.analysis = source.make('analysis', analyzeMarkdown);
    this.pages = pages;
    this.file = file;
    this.under = under;
    this.#source = source;
  }

  get text() {
    return this.#source.body;
  }

  /** Rules take it out of the text. */
  get placeOf() {
    return ({ start, end }: TextRange) => ({
      file: this.#source.file.path,
      start: this.#source.bodyOffset + start,
      end: this.#source.bodyOffset + end,
    });
  }
}

/** Every text in Markdown, with the pages that show it. */
export function collectDocuments(facts: Pick<SiteParts, 'sources' | 'guides' | 'strings' | 'pages'>): MarkdownUse[] {
  const { sources, guides, strings, pages } = facts;
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
        pages: page === undefined ? pages.map(({ path }) => path) : [page],
        under: 2,
        placeOf: ({ start, end }) => document.locateWithin(pointer, { start, end }),
      }),
    );
  return [...files, ...inManifest];
}

import { surveyMarkdown } from '../../markdown/survey-markdown.ts';
import type { MarkdownUse, SiteContext } from './context.ts';

/** Every text in Markdown, with the pages that show it. */
export function collectDocuments(
  context: Pick<SiteContext, 'sources' | 'guides' | 'strings' | 'pages'>,
): MarkdownUse[] {
  const { sources, guides, strings, pages } = context;
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
    return {
      get text() {
        return source.body;
      },
      survey: source.make('survey', surveyMarkdown),
      pages: on,
      file,
      under,
      placeOf: ({ offset, length }) => ({ file: source.file.path, offset: source.bodyOffset + offset, length }),
    };
  });
  const inManifest = strings
    .filter(({ kind }) => kind === 'markdown')
    .map(
      ({ value, document, pointer, page }): MarkdownUse => ({
        text: value,
        survey: surveyMarkdown(value),
        pages: page === undefined ? pages.map(({ path }) => path) : [page],
        under: 2,
        placeOf: ({ offset, length }) => document.locateWithin(pointer, offset, length),
      }),
    );
  return [...files, ...inManifest];
}

import type { LinkUse, MarkdownUse, StringUse } from './context.ts';

const LINK_KINDS = new Set(['link', 'page', 'url', 'frame-url']);

/** Words beside a destination in the manifest: `label` of an action, `title` of a main article. */
function wordsBeside({ holder, key }: StringUse): { text: string; key: string } | undefined {
  const name = key === 'to' ? 'label' : key === 'url' ? 'title' : undefined;
  const text = name === undefined ? undefined : holder[name];
  return typeof text === 'string' && name !== undefined ? { text, key: name } : undefined;
}

/** Every link of the manifest, of front matter and of Markdown. */
export function collectLinks({
  strings,
  documents,
  fill,
}: {
  strings: StringUse[];
  documents: MarkdownUse[];
  fill(text: string): string;
}): LinkUse[] {
  const inStrings = strings
    .filter(({ kind }) => LINK_KINDS.has(kind))
    .map((use): LinkUse => {
      const words = use.kind === 'link' ? wordsBeside(use) : undefined;
      const { document, pointer, kind, value, page } = use;
      return {
        to: fill(value),
        kind,
        isImage: false,
        text: words?.text,
        pages: page === undefined ? undefined : [page],
        locate: () => document.locate(pointer),
        locateText: () => document.locate(words ? pointer.replace(/[^/]*$/, words.key) : pointer),
      };
    });
  const inMarkdown = documents.flatMap(({ scanned, pages, placeOf }) =>
    scanned.links.map(
      (link): LinkUse => ({
        to: fill(link.to),
        kind: 'markdown',
        isImage: link.isImage,
        text: link.text,
        pages,
        locate: () => placeOf(link.destination),
        locateText: () => placeOf(link),
      }),
    ),
  );
  return [...inStrings, ...inMarkdown];
}

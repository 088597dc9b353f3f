import { isVague } from '../../markdown/vague-text.ts';
import { internalTarget } from '../link/target.ts';
import type { LinkUse, MarkdownUse, StringUse, Target } from './context.ts';

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
      const to = fill(value);
      return {
        to,
        target: internalTarget(to, kind),
        kind,
        isImage: false,
        text: words?.text,
        isVague: words !== undefined && isVague(words.text),
        pages: page === undefined ? undefined : [page],
        locate: () => document.locate(pointer),
        locateText: () => document.locate(words ? pointer.replace(/[^/]*$/, words.key) : pointer),
      };
    });
  // Many links lead to the same place.
  const targets = new Map<string, Target | undefined>();
  const targetOf = (to: string) => {
    if (!targets.has(to)) targets.set(to, internalTarget(to, 'markdown'));
    return targets.get(to);
  };
  const inMarkdown = documents.flatMap(({ survey, pages, placeOf }) =>
    survey.links.map((link): LinkUse => {
      const to = fill(link.to);
      return {
        to,
        target: targetOf(to),
        kind: 'markdown',
        isImage: link.isImage,
        text: link.text,
        isVague: link.isVague,
        pages,
        locate: () => placeOf(link.destination),
        locateText: () => placeOf(link),
      };
    }),
  );
  return [...inStrings, ...inMarkdown];
}

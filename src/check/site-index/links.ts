import type { MarkdownAnalysis } from '../../model/markdown/analyze-markdown.ts';
import { isVague } from '../../model/markdown/vague-text.ts';
import { linkedPartOf, ownAddress } from './link-target.ts';
import type { BrokenLink, LinkedPart, LinkUse, MarkdownUse, OwnAddress, SiteParts, StringUse } from './site-parts.ts';

type AnalyzedLink = MarkdownAnalysis['links'][number];

interface LinkData {
  document: MarkdownUse;
  link: AnalyzedLink;
  to: string;
  target?: LinkedPart | undefined;
  own?: OwnAddress | undefined;
}

/**
 * A link in a Markdown text. Large sites have half a million links, so the data of the text is not copied, and places
 * are computed on demand. Rules destructure `locate`, so it is a bound function.
 */
class LinkOfText implements LinkUse {
  readonly to: string;
  readonly target: LinkedPart | undefined;
  readonly own: OwnAddress | undefined;
  readonly #document: MarkdownUse;
  readonly #link: AnalyzedLink;

  constructor({ document, link, to, target, own }: LinkData) {
    this.to = to;
    this.target = target;
    this.own = own;
    this.#document = document;
    this.#link = link;
  }

  get kind() {
    return 'markdown';
  }

  get isImage() {
    return this.#link.isImage;
  }

  get text() {
    return this.#link.text;
  }

  get isVague() {
    return this.#link.isVague;
  }

  get pages() {
    return this.#document.pages;
  }

  get locate() {
    return () => this.#document.placeOf(this.#link.destination);
  }

  get locateText() {
    return () => this.#document.placeOf(this.#link);
  }
}

const LINK_KINDS = new Set(['link', 'page', 'url', 'frame-url']);

/** Returns the text next to an address in the manifest: `label` of an action, `title` of a main article. */
function wordsBeside({ holder, key }: StringUse): { text: string; key: string } | undefined {
  const name = key === 'to' ? 'label' : key === 'url' ? 'title' : undefined;
  const text = name === undefined ? undefined : holder[name];
  return typeof text === 'string' && name !== undefined ? { text, key: name } : undefined;
}

/** Whether the text of a link is its address, apart from the scheme and a final slash. */
function isShown({ text }: { text: string }, to: string): boolean {
  const bare = (address: string) => address.replace(/^https?:\/\//i, '').replace(/\/$/, '');
  return bare(text) === bare(to);
}

/** Returns the pages that show a string; `undefined` if every page does. No page shows the target of a redirect. */
function pagesWith({ page, pointer }: StringUse): string[] | undefined {
  if (page !== undefined) return [page];
  return pointer.startsWith('/redirects/') ? [] : undefined;
}

/** Returns all links of the manifest, of front matter and of Markdown. */
export function collectLinks({
  strings,
  documents,
  files,
  fill,
  site,
}: {
  strings: StringUse[];
  documents: MarkdownUse[];
  /** Addresses of files of the site to which links may lead. */
  files: ReadonlySet<string>;
  fill(text: string): string;
  /** Address of the site. */
  site: string;
}): LinkUse[] {
  const inStrings = strings
    .filter(({ kind }) => LINK_KINDS.has(kind))
    .map((use): LinkUse => {
      const words = use.kind === 'link' ? wordsBeside(use) : undefined;
      const { document, pointer, kind, value } = use;
      const to = fill(value);
      const own = kind === 'link' || kind === 'page' ? ownAddress(to, site) : undefined;
      return {
        to,
        target: linkedPartOf(own?.path ?? to, kind, files),
        own: own && { ...own, isShown: false },
        kind,
        isImage: false,
        text: words?.text,
        isVague: words !== undefined && isVague(words.text),
        pages: pagesWith(use),
        locate: () => document.locate(pointer),
        locateText: () => document.locate(words ? pointer.replace(/[^/]*$/, words.key) : pointer),
      };
    });
  // Cached by address, because many links have the same target.
  const known = new Map<string, { target: LinkedPart | undefined; own: Omit<OwnAddress, 'isShown'> | undefined }>();
  const leading = (to: string) => {
    const before = known.get(to);
    if (before) return before;
    const own = ownAddress(to, site);
    const found = { target: linkedPartOf(own?.path ?? to, 'markdown', files), own };
    known.set(to, found);
    return found;
  };
  const inMarkdown = documents.flatMap((document) =>
    document.analysis.links.map((link) => {
      const to = fill(link.to);
      const { target, own } = leading(to);
      // A picture is loaded from exactly its address.
      if (link.isImage && own) return new LinkOfText({ document, link, to });
      return new LinkOfText({ document, link, to, target, own: own && { ...own, isShown: isShown(link, to) } });
    }),
  );
  return [...inStrings, ...inMarkdown];
}

/** Returns the links to paths of the site that have no page. */
export function findBrokenLinks({ links, routeOf }: Pick<SiteParts, 'links' | 'routeOf'>): BrokenLink[] {
  const isBroken = (link: LinkUse): link is BrokenLink =>
    Boolean(link.target?.path) && routeOf(link.target?.path ?? '') === undefined;
  return links.filter(isBroken);
}

/** Returns the links that do not begin like an address within the site. */
export function findExternalLinks({ links }: Pick<SiteParts, 'links'>): LinkUse[] {
  return links.filter(({ to, own }) => !own && !/^[/#]/.test(to));
}

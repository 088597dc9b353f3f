import type {
  FileRange,
  GuideUse,
  PageUse,
  PathLink,
  SiteUses,
  TypedName,
  ValueUse,
} from '../../edit/structure/site-uses.ts';
import { namesIn } from '../../model/markdown/find-names.ts';
import { hashIn } from '../../model/read/change.ts';
import { join } from '../../model/read/pointer.ts';
import { entriesAt, isRaw, objectAt, textAt, textsAt } from '../../model/read/values.ts';
import { siteSchema } from '../../model/schema/own-schemas.ts';
import { decodePath } from '../../text/addresses.ts';
import { mediaFile } from '../../text/files.ts';
import type { TextRange } from '../../text/range.ts';
import { DECLARED } from '../site-index/collections.ts';
import { linkedPartOf, ownAddress } from '../site-index/link-target.ts';
import type { SiteIndex } from '../site-index/site-index.ts';
import type { MarkdownUse, StringUse } from '../site-index/site-parts.ts';

type Locate = (range: TextRange) => FileRange;

function fileRange({ file, start, end, pointer }: FileRange): FileRange {
  return { file, start, end, ...(pointer === undefined ? {} : { pointer }) };
}

function within({ document, pointer }: StringUse): Locate {
  return (range) => fileRange(document.locateWithin(pointer, range));
}

interface Address {
  /** As typed in the source; it may contain names of facts. */
  typed: string;
  /** Returns the place of a range of it. */
  locate: Locate;
  /** Path of its page. */
  page: string | undefined;
  kind: string;
}

/** Parses an address that leads to a page of the site; returns `undefined` for any other. */
function pageLink({ typed, locate, page, kind }: Address, { interpolate, manifest }: SiteIndex): PathLink | undefined {
  const to = interpolate(typed);
  const own = ownAddress(to, textAt(objectAt(manifest, 'site'), 'url') ?? '');
  const target = linkedPartOf(own?.path ?? to, kind);
  if (!target) return undefined;
  const isOwnPage = target.path === '';
  const path = isOwnPage ? (page ?? '') : target.path;
  const from = own && typed.startsWith(own.origin) ? own.origin.length : 0;
  const end = typed.search(/[?#]|$/);
  const hash = typed.indexOf('#');
  const link = { path, anchor: target.anchor, isOwnPage, address: locate({ start: from, end: typed.length }) };
  const isPath = !isOwnPage && decodePath(typed.slice(from, end)) === target.path;
  const isAnchor = hash >= 0 && decodePath(typed.slice(hash + 1)) === target.anchor;
  return {
    ...link,
    ...(isPath ? { typedPath: locate({ start: from, end }) } : {}),
    ...(isAnchor ? { typedAnchor: locate({ start: hash + 1, end: typed.length }) } : {}),
  };
}

/** Returns the markup around the text of a link in Markdown: removing it leaves the text. */
function marksAround(text: string, { start, end }: TextRange): TextRange[] | undefined {
  const typed = text.slice(start, end);
  const close = typed.endsWith(')') ? typed.lastIndexOf('](') : typed.lastIndexOf('][');
  const closing = close > 0 ? close : typed.endsWith(']') ? typed.length - 1 : -1;
  if (!typed.startsWith('[') || closing < 1) return undefined;
  return [
    { start, end: start + 1 },
    { start: start + closing, end },
  ];
}

/** Returns the links to pages in a Markdown text. Links that share one definition have one address, so they are one. */
function linksOfMarkdown(document: MarkdownUse, site: SiteIndex): PathLink[] {
  const { text, analysis, placeOf, pages } = document;
  const locate: Locate = (range) => fileRange(placeOf(range));
  const links = new Map<number, PathLink>();
  for (const link of analysis.links) {
    const { destination, isImage } = link;
    const typed = text.slice(destination.start, destination.end);
    const inText: Locate = ({ start, end }) =>
      locate({ start: destination.start + start, end: destination.start + end });
    const found = isImage ? undefined : pageLink({ typed, locate: inText, page: pages[0], kind: 'markdown' }, site);
    if (!found) continue;
    const marks = marksAround(text, link)?.map(locate);
    const unlink = marks && [...(links.get(destination.start)?.unlink ?? []), ...marks];
    links.set(destination.start, { ...found, ...(unlink ? { unlink } : {}) });
  }
  return [...links.values()];
}

function pagesOf({ pages, sources }: SiteIndex): PageUse[] {
  const { manifest: document } = sources;
  const typedAt = (pointer: string, text: string) =>
    fileRange(document.locateWithin(pointer, { start: 0, end: text.length }));
  return pages.map(({ path, pointer, sections }) => ({
    path,
    pointer,
    typed: typedAt(`${pointer}/path`, path),
    sections: sections.map(({ value, pointer: at }) => {
      const id = textAt(value, 'id');
      return { id, pointer: at, typed: id === undefined ? undefined : typedAt(`${at}/id`, id) };
    }),
  }));
}

function guidesOf({ guides, sources }: SiteIndex): GuideUse[] {
  return [...guides.values()].map(({ path, slug, chain, source }) => {
    const { value, pointer, hub, id } = chain;
    const named = [...textsAt(value, 'articles', pointer), ...textsAt(value, 'help', pointer)];
    const entries = named.flatMap(({ text, pointer: at }): TypedName[] => {
      const typed = fileRange(sources.manifest.locateWithin(at, { start: 0, end: text.length }));
      return text === slug ? [{ name: slug, typed, pointer: at }] : [];
    });
    return { path, slug, file: source.path, hub, chain: id, entries };
  });
}

function mediaOf({ strings, documents }: SiteIndex): TypedName[] {
  const inStrings = strings.flatMap((use): TypedName[] => {
    const { kind, value, pointer } = use;
    if (!['media', 'frame-url', 'link'].includes(kind)) return [];
    const name = kind === 'media' ? value.replace(/^\.?\//, '') : mediaFile(value);
    if (name === undefined) return [];
    const start = value.indexOf('media/');
    const end = kind === 'media' ? value.length : value.search(/[?#]|$/);
    return [{ name, typed: within(use)({ start, end }), pointer }];
  });
  const inMarkdown = documents.flatMap(({ text, analysis, placeOf }) =>
    analysis.links.flatMap(({ to, destination }): TypedName[] => {
      const name = mediaFile(to);
      if (name === undefined) return [];
      const typed = text.slice(destination.start, destination.end);
      const [start, end] = [typed.indexOf('media/'), typed.search(/[?#]|$/)];
      const range = { start: destination.start + start, end: destination.start + end };
      return [{ name, typed: fileRange(placeOf(range)) }];
    }),
  );
  return [...inStrings, ...inMarkdown];
}

function valueUsesOf(site: SiteIndex, texts: ReadonlyMap<string, string>): ValueUse[] {
  const { ofKind, manifest, sources, strings } = site;
  const values = strings
    .filter(({ value }) => value.includes('{{'))
    .map(({ pointer, locate }) => ({ pointer, at: locate() }));
  const braced = [...texts].flatMap(([file, text]) =>
    [...namesIn(text)].map(({ name, start, end }): ValueUse => {
      const around = values.find(({ at }) => at.file === file && at.start <= start && start < at.end);
      const from = text.indexOf(name, start);
      const locate: Locate = (range) => fileRange({ ...around, file, ...range });
      return {
        name,
        form: 'text',
        typed: locate({ start: from, end: from + name.length }),
        braced: locate({ start, end }),
      };
    }),
  );
  const entries = DECLARED.flatMap(({ kind, key }) =>
    ofKind(kind).map((use): ValueUse => {
      const typed = within(use)({ start: 0, end: use.value.length });
      return { name: `${key}.${use.value}`, form: 'entry', typed: { ...typed, pointer: use.pointer } };
    }),
  );
  const paths = ofKind('value-path').map((use): ValueUse => {
    const typed = within(use)({ start: 0, end: use.value.length });
    return { name: use.value, form: 'path', typed: { ...typed, pointer: use.pointer } };
  });
  const keys = Object.keys(objectAt(manifest, 'facts')).map((name): ValueUse => {
    const pointer = join('/facts', name);
    const { file, start, end } = sources.manifest.locate(pointer, 'key');
    return { name: `facts.${name}`, form: 'key', typed: { file, start: start + 1, end: end - 1, pointer } };
  });
  return [...braced, ...entries, ...paths, ...keys];
}

/** Finds all places of a site that a change of its structure may have to edit. */
export function collectUses(site: SiteIndex): SiteUses {
  const { sources, strings, documents, redirections, routeOf, reservedFor, manifest } = site;
  const texts = new Map([sources.manifest, ...sources.markdown.values()].map(({ path, text }) => [path, text]));
  const inStrings = [...site.ofKind('link', 'page')].flatMap((use): PathLink[] => {
    const { value, kind, page, pointer } = use;
    const link = pageLink({ typed: value, locate: within(use), page, kind }, site);
    return link ? [{ ...link, pointer }] : [];
  });
  const silenced = entriesAt(objectAt(manifest, 'checks'), 'silenced', '/checks');
  return {
    manifest: {
      file: sources.manifest.path,
      data: isRaw(sources.manifest.data) ? sources.manifest.data : {},
      schema: siteSchema(sources.ownBlocks),
    },
    texts,
    media: new Set(sources.media.keys()),
    pages: pagesOf(site),
    guides: guidesOf(site),
    links: [...inStrings, ...documents.flatMap((document) => linksOfMarkdown(document, site))],
    textUses: strings.flatMap((use): TypedName[] => {
      const { kind, value, pointer } = use;
      if (kind !== 'markdown-file') return [];
      return [{ name: value, typed: within(use)({ start: 0, end: value.length }), pointer }];
    }),
    mediaUses: mediaOf(site),
    valueUses: valueUsesOf(site, texts),
    fileNames: silenced.flatMap(({ value, pointer }): TypedName[] => {
      const name = textAt(value, 'file');
      if (name === undefined) return [];
      const at = `${pointer}/file`;
      return [
        { name, typed: fileRange(sources.manifest.locateWithin(at, { start: 0, end: name.length })), pointer: at },
      ];
    }),
    hashOf: (file) => hashIn(sources, file),
    isPage: (path) => routeOf(path) !== undefined,
    reservedFor,
    redirectFrom: redirections.redirectFrom,
  };
}

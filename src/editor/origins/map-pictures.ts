import { definitionOf } from '../../blocks/definitions.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { mediaFile } from '../../text/files.ts';
import type { Origin, TextOrigin } from '../origins-protocol.ts';
import type { FindField, UnmarkedField } from './mark-texts.ts';
import { guidePlace } from './origins-by-pointer.ts';
import type { HtmlText } from './read-html.ts';

/** A picture that a page may show, and the field that names it. */
export interface NamedPicture {
  /** Name of its file, `media/…`, or its address. */
  source: string;
  origin: Origin;
  /** The Markdown text that shows it. */
  value?: UnmarkedField;
}

/** Returns the pictures that a guide may have as its banner, and the fields of its front matter that determine them. */
function bannersOf(path: string, files: readonly { source: string }[], { guides }: SiteModel): NamedPicture[] {
  const guide = guides.get(path);
  if (!guide) return [];
  const { file } = guidePlace(guide);
  return [
    { source: `media/drawings${path}.svg`, origin: { file, pointer: '/drawing' } },
    ...files.map(({ source }) => ({ source, origin: { file, pointer: '/photo' } })),
  ];
}

/** The favicon, which the shell shows if there is no logo. */
const mark: NamedPicture = { source: '/favicon.svg', origin: { file: 'manifest', pointer: '/site/logo' } };

/**
 * Returns the pictures that a part of a page shows although no field names them: the banners of guides, and the
 * favicon.
 */
export function drawnPictures(page: ResolvedPage, index: number, model: SiteModel): NamedPicture[] {
  const block = page.blocks[index];
  const guides = block && definitionOf(block).guides?.(block);
  if (guides) return guides.flatMap(({ path }) => bannersOf(path, [], model));
  return [mark, ...(page.kind === 'guide' ? bannersOf(page.path, page.photo?.files ?? [], model) : [])];
}

interface ShownPictures {
  /** Texts of a part of a page as read, and the same texts as mapped, in the same order. */
  read: readonly HtmlText[];
  texts: readonly TextOrigin[];
}

/** Returns the field that names the picture whose alternative text has this origin, if this picture is `source`. */
function fieldOfAlt(alt: Origin | undefined, source: string, find: FindField): Origin | undefined {
  const pointer = alt?.pointer?.match(/^(.*)\/alt$/)?.[1];
  if (!alt || pointer === undefined) return undefined;
  const field = find({ file: alt.file, pointer: `${pointer}/source` });
  return field?.kind === 'picture' && mediaFile(field.text) === source
    ? { file: field.file, pointer: field.pointer }
    : undefined;
}

/**
 * Maps pictures to the fields that name them, and their alternative texts with them. Several pictures of one file are
 * distinguished by the marks of their alternative texts. Without marks, they are only mapped if a single field names
 * the file, or if one Markdown text names it for all of them, in order.
 */
export function mapPictures({ read, texts }: ShownPictures, named: readonly NamedPicture[], find: FindField): void {
  const bySource = new Map<string, { picture: TextOrigin; alt: TextOrigin | undefined }[]>();
  for (const [index, { attribute, tag, text }] of read.entries()) {
    const picture = texts[index];
    if (attribute !== 'src' || !picture) continue;
    const alt = texts[read.findIndex((one) => one.attribute === 'alt' && one.tag === tag)];
    const source = mediaFile(text) ?? text;
    bySource.set(source, [...(bySource.get(source) ?? []), { picture, alt }]);
  }
  for (const [source, shown] of bySource) {
    const candidates = named.filter((one) => one.source === source);
    const [first] = candidates;
    const isInOrder =
      candidates.length === shown.length && candidates.every(({ value }) => value && value === first?.value);
    for (const [index, { picture, alt }] of shown.entries()) {
      const candidate = isInOrder ? candidates[index] : candidates.length === 1 ? first : undefined;
      const origin = fieldOfAlt(alt?.origins[0], source, find) ?? candidate?.origin;
      if (!origin) continue;
      picture.origins.push({ ...origin, start: 0, end: picture.text.length });
      if (alt?.origins.length === 0) alt.origins.push({ ...origin, start: 0, end: alt.text.length });
    }
  }
}

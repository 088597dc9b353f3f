import type { SocialDrawing } from '../../../art/social.ts';
import { definitionOf } from '../../../blocks/definitions.ts';
import type { SiteModel } from '../../../model/resolve/model.ts';
import type { ResolvedPage } from '../../../model/resolve/resolved.ts';
import { hasSocialPicture } from '../../../text/files.ts';
import type { BannerOrder } from '../banners.ts';

/** Data of a page for drawing its social picture: little enough to keep for every page of a large site. */
export interface SocialPage extends Pick<SocialDrawing, 'title' | 'section'> {
  path: string;
  /** The first picture of the page: a file below `content/`, or the banner of a guide. */
  shown?: string | BannerOrder | undefined;
}

type Sizes = Pick<SiteModel, 'pictureSize'>;

/** Minimum width in pixels of a picture that is shown large. Portraits are smaller. */
const MIN_LARGE_WIDTH_PX = 320;

/** Yields the files of the pictures in a block, and in its Markdown texts, in the order of its keys. */
function* filesIn(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { source, alt } = value as Record<string, unknown>;
  if (typeof source === 'string' && typeof alt === 'string') yield source;
  for (const [key, inner] of Object.entries(value)) {
    // The sizes of the pictures in a Markdown text have their files as keys.
    if (key.startsWith('media/')) yield key;
    else yield* filesIn(inner);
  }
}

function shownOn(page: ResolvedPage, { pictureSize }: Sizes): SocialPage['shown'] {
  if (page.kind === 'guide') {
    const photo = page.photo?.files.findLast(({ format }) => format === 'webp');
    return photo?.source ?? { path: page.path, drawing: page.drawing, hue: page.chain.hue };
  }
  for (const block of page.blocks) {
    const [guide] = definitionOf(block).guides?.(block) ?? [];
    if (guide) return { path: guide.path, drawing: guide.drawing, hue: guide.hue };
    for (const file of filesIn(block)) if ((pictureSize(file)?.width ?? 0) >= MIN_LARGE_WIDTH_PX) return file;
  }
  return undefined;
}

/**
 * Returns the data for a page's social picture; `undefined` for pages with a picture of their own, and for the 404
 * page.
 */
export function socialPage(page: ResolvedPage, site: Sizes): SocialPage | undefined {
  if (!hasSocialPicture(page)) return undefined;
  const section = page.kind === 'guide' ? page.chain.name : undefined;
  return { path: page.path, title: page.title, section, shown: shownOn(page, site) };
}

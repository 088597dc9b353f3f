import { definitionOf } from '../../blocks/definitions.ts';
import { join } from '../../model/read/pointer.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { STATIC_HTML } from '../../protocol/attributes.ts';
import type { BlockOrigin, Origin, OverlayOrigin, PageOrigins, TextOrigin } from '../origins-protocol.ts';
import { computedTexts } from './computed-texts.ts';
import { drawnPictures, mapPictures } from './map-pictures.ts';
import { mapField, mapMarked, mapUnmarked, nameComputed, namedPictures } from './map-texts.ts';
import { stripMarks } from './marks.ts';
import { originOf, type SourcePlace } from './origin.ts';
import { guidePlace } from './origins-by-pointer.ts';
import { readBlocks } from './read-html.ts';
import { shownForms } from './shown-forms.ts';
import type { SiteOrigins, WithMarks } from './site-origins.ts';

/** Pointer of a text of the consent that only the footer shows. */
const IN_FOOTER = '/consent/labels/manage';

/** Returns the texts of the manifest below a pointer. */
function textsBelow(pointer: string, site: SiteOrigins): TextOrigin[] {
  return site
    .fieldsBelow(pointer)
    .filter((field) => field.kind === 'text' && field.text.trim() !== '' && field.pointer !== IN_FOOTER)
    .map((field) => mapField(field, site));
}

/** Finds the origins of the texts that the page's program may show over a page. */
function mapOverlays(page: ResolvedPage, site: SiteOrigins): OverlayOrigin[] {
  const overlay = (name: OverlayOrigin['name'], pointer: string): OverlayOrigin => ({
    name,
    origin: { file: 'manifest', pointer },
    texts: textsBelow(pointer, site),
  });
  const { consent, popups } = site.shell.value;
  const offer = popups.findIndex(({ id }) => id === page.popup);
  return [
    ...(consent ? [overlay('consent', '/consent')] : []),
    ...(offer < 0 ? [] : [overlay('offer', join('/popups', offer))]),
  ];
}

/** Returns the texts of a section that the server has not rendered, because the page's program shows them later. */
function laterTexts(
  block: ResolvedPage['blocks'][number],
  shown: readonly TextOrigin[],
  site: SiteOrigins,
): TextOrigin[] {
  const places = [block, ...(definitionOf(block).shownLater?.(block) ?? [])].map((part) => originOf(part)?.pointer);
  const known = new Set(shown.flatMap(({ origins }) => origins.map(({ pointer }) => pointer)));
  return places
    .flatMap((pointer) => (pointer === undefined ? [] : textsBelow(pointer, site)))
    .filter(({ origins: [origin] }) => !known.has(origin?.pointer));
}

interface MapOptions {
  site: SiteOrigins;
  page: ResolvedPage;
  marked: WithMarks<ResolvedPage>;
  /** Markup of the page as visitors see it; `html` is its markup with marks. */
  clean: string;
  html: string;
}

/** Places of the parts around every page, by key. */
const SHELL_PARTS: Record<string, SourcePlace> = {
  header: { file: 'manifest', pointer: '/navigation/header' },
  footer: { file: 'manifest', pointer: '/navigation/footer' },
};

function placeOfPage({ kind, path }: ResolvedPage, { model }: SiteOrigins): SourcePlace {
  if (kind === 'not-found') return { file: 'manifest', pointer: '/notFound' };
  const guide = model.guides.get(path);
  return guide ? guidePlace(guide) : (originOf(model.pages.get(path)) ?? { file: 'manifest', pointer: '' });
}

/**
 * Maps the texts and pictures of a page to their origins. Each section is compared with that of the page without marks:
 * if they differ, the section is mapped as a whole to its entry.
 */
export function mapPage({ site, page, marked, clean, html }: MapOptions): PageOrigins {
  const own = placeOfPage(page, site);
  const isSame = stripMarks(html) === clean;
  const shown = isSame ? undefined : new Map(readBlocks(clean).map((block) => [block.key, block.html]));
  const unmarkedIn = (key: string, index: number) => {
    if (SHELL_PARTS[key]) return site.shell.unmarked.filter(({ kind }) => kind === 'picture');
    return marked.unmarked.filter(({ at }) =>
      index < 0 ? !at.startsWith('/blocks/') : at.startsWith(`/blocks/${index}/`),
    );
  };
  const blocks = readBlocks(html).map(({ key, html: markup, texts: read }): BlockOrigin => {
    const index = page.blocks.findIndex((block) => block.key === key);
    const origin: Origin = SHELL_PARTS[key] ?? originOf(page.blocks[index]) ?? own;
    const exact = !shown || shown.get(key) === stripMarks(markup);
    if (!exact) return { key, origin, exact, texts: [] };
    const texts = mapMarked(read, marked.texts, site);
    const unmarked = unmarkedIn(key, index).map((value) => ({ value, ...shownForms(value, page, site.model) }));
    mapUnmarked(texts, unmarked, site);
    mapPictures(
      { read, texts },
      [...namedPictures(unmarked, site), ...drawnPictures(page, index, site.model)],
      site.find,
    );
    nameComputed(texts, computedTexts(page, key));
    const block = page.blocks[index];
    const isInteractive = block && !markup.includes(` ${STATIC_HTML}=`);
    return { key, origin, exact, texts, ...(isInteractive ? { later: laterTexts(block, texts, site) } : {}) };
  });
  return { route: page.path, origin: own, blocks, overlays: mapOverlays(page, site) };
}

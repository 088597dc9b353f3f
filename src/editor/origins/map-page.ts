import { join } from '../../model/read/pointer.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import { STATIC_HTML } from '../../protocol/attributes.ts';
import type { BlockOrigin, Origin, PageOrigins } from '../protocol.ts';
import { computedTexts } from './computed-texts.ts';
import { guidePlace } from './copies.ts';
import { drawnPictures, mapPictures } from './map-pictures.ts';
import { mapMarked, mapUnmarked, nameComputed, namedPictures } from './map-texts.ts';
import { stripMarks } from './marks.ts';
import { originOf, type SourcePlace } from './origin.ts';
import { laterTexts, mapOverlays } from './program-texts.ts';
import { readBlocks } from './read-html.ts';
import { shownForms } from './shown-forms.ts';
import type { Marked, SiteOrigins } from './site-origins.ts';

interface MapOptions {
  site: SiteOrigins;
  page: ResolvedPage;
  marked: Marked<ResolvedPage>;
  /** The page as it is shown, and with its marks. */
  clean: string;
  html: string;
}

/** Parts that surround all pages, by their key. */
const SHELL_PARTS: Record<string, SourcePlace> = {
  header: { file: 'manifest', pointer: '/navigation/header' },
  footer: { file: 'manifest', pointer: '/navigation/footer' },
};

function placeOfPage({ kind, path }: ResolvedPage, { model }: SiteOrigins): SourcePlace {
  if (kind === 'not-found') return { file: 'manifest', pointer: '/notFound' };
  const guide = model.guides.get(path);
  return guide ? guidePlace(guide) : (originOf(model.pages.get(path)) ?? { file: 'manifest', pointer: '' });
}

function headOf(page: ResolvedPage, { file, pointer }: SourcePlace): PageOrigins['head'] {
  const { title, description, picture } = page;
  const entry = (name: PageOrigins['head'][number]['name'], text: string, key: string = name) => ({
    name,
    text,
    origin: { file, pointer: join(pointer, key) },
  });
  return [
    entry('title', title),
    entry('description', description, page.kind === 'not-found' ? 'lead' : 'description'),
    ...(picture ? [entry('picture', picture.source)] : []),
  ];
}

/**
 * Says where what a page shows comes from. Equal markup proves it: a section that is not the same without its marks
 * leads to its entry as a whole.
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
  return { route: page.path, origin: own, head: headOf(page, own), blocks, overlays: mapOverlays(page, site) };
}

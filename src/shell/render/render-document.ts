import type { ClientSite } from '../../model/resolve/client-site.ts';
import type { Shell } from '../../model/resolve/resolve-shell.ts';
import type { ResolvedPage } from '../../model/resolve/resolved.ts';
import {
  BASE_PATH,
  CLIENT_FILES,
  DATES,
  DATES_FROM,
  DATES_OFF,
  EMOTION_STYLE,
  HYDRATE_ON_LOAD,
  LOAD_FAILED_TEXT,
  PAGE_KIND_STYLE,
  REVEAL_AFTER,
  TEXT_STYLE,
  URL_STYLE,
} from '../../protocol/attributes.ts';
import {
  APP_ID,
  FALLBACK_ROUTES_ID,
  MAIN_ID,
  PAGE_DATA_ID,
  SECOND_SECTION_ID,
  SITE_DATA_ID,
} from '../../protocol/element-ids.ts';
import type { FallbackRoute } from '../../text/addresses.ts';
import { formatRanges, positionsWithout } from '../../text/dates.ts';
import { escapeHtml } from '../../text/escape.ts';
import { withoutJoiners } from '../../text/typography.ts';
import { headTags } from '../head/head-tags.ts';
import { structuredData } from '../head/structured-data.ts';
import { type ClientPage, isInteractiveSection } from '../page/client-page.ts';
import { noticesFrom } from './create-frame.tsx';
import type { RenderAssets } from './render-assets.ts';

/** Serialises data as JSON that cannot close the script element around it. */
function jsonForScript(data: unknown): string {
  return JSON.stringify(data)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}

/** The pieces of a document. */
interface DocumentParts {
  page: ResolvedPage;
  client: ClientPage;
  site: ClientSite;
  shell: Shell;
  assets: RenderAssets;
  /** The base style sheet, which is the same on every page, and the style sheet of pages of this kind. */
  css: { base: string; kind: string };
  /** Emotion's critical styles: their ids, and the rules. */
  critical: { ids: string; css: string };
  /** Styles that only the text of a guide uses, for its figures. */
  textStyles?: { ids: string; css: string };
  app: string;
  fallbackRoutes: FallbackRoute[];
}

function attributes(entries: Record<string, string>): string {
  return Object.entries(entries)
    .filter(([, value]) => value)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('');
}

/** Returns the files needed to hydrate a page, with spaces between them; the first is the one to run. */
function clientFilesOf({ sections, closest }: ClientPage, { client, chunks }: RenderAssets): string {
  const names: string[] = sections.filter(isInteractiveSection).map(({ block }) => block.type);
  if (closest) names.push('closest-pages');
  return [...new Set([...client, ...names.flatMap((name) => chunks[name] ?? [])])].join(' ');
}

/** Assembles a complete HTML document. */
export function renderDocument(parts: DocumentParts): string {
  const { page, client, site, shell, assets, css, critical, textStyles, app, fallbackRoutes } = parts;
  const isNotFound = page.kind === 'not-found';
  const dates = formatRanges(noticesFrom(shell, assets.day));
  const data = {
    lang: shell.language,
    [CLIENT_FILES]: clientFilesOf(client, assets),
    [LOAD_FAILED_TEXT]: shell.labels.loadFailed,
    [HYDRATE_ON_LOAD]: isNotFound ? '1' : '',
    // Omitted if it is the default.
    [BASE_PATH]: assets.base === '/' ? '' : assets.base,
    [URL_STYLE]: assets.urls === 'file' ? '' : assets.urls,
    [DATES]: dates,
    [DATES_OFF]: dates && positionsWithout(dates, assets.day),
    [DATES_FROM]: dates && assets.day,
  };
  const script = (id: string, content: unknown) =>
    `<script type="application/json" id="${id}">${jsonForScript(content)}</script>`;
  return [
    '<!doctype html>',
    `<html${attributes(data)}>`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    assets.csp && `<meta http-equiv="Content-Security-Policy" content="${escapeHtml(assets.csp)}">`,
    withoutJoiners(headTags(page, shell)),
    // The first paint waits for the whole header and first section: a part that arrives later would shift the layout.
    // An article is long, and grows only downwards.
    `<link rel="expect" href="#${client.sections.length > 1 ? SECOND_SECTION_ID : MAIN_ID}" blocking="render">`,
    assets.links,
    `<style>${css.base}</style>`,
    css.kind && `<style ${PAGE_KIND_STYLE}>${css.kind}</style>`,
    `<style ${EMOTION_STYLE}="${critical.ids}">${critical.css}</style>`,
    textStyles && `<style ${EMOTION_STYLE}="${textStyles.ids}" ${TEXT_STYLE}>${textStyles.css}</style>`,
    page.blocks.some(({ revealAfter }) => revealAfter !== undefined) &&
      `<noscript><style>[${REVEAL_AFTER}]{visibility:visible!important}</style></noscript>`,
    ...structuredData(page, shell)
      .map((item) => `<script type="application/ld+json">${jsonForScript(item)}</script>`)
      .map(withoutJoiners),
    assets.head,
    // The script comes before the content, because on a slow network controls can be clicked before the document is
    // complete.
    `<script>${assets.boot}</script>`,
    dates && `<script>${assets.dated}</script>`,
    '</head>',
    '<body>',
    `<div id="${APP_ID}">${app}</div>`,
    script(PAGE_DATA_ID, client),
    assets.carriesSite && script(SITE_DATA_ID, site),
    isNotFound && fallbackRoutes.length > 0 && script(FALLBACK_ROUTES_ID, fallbackRoutes),
    '</body>',
    '</html>',
  ]
    .filter(Boolean)
    .join('\n');
}

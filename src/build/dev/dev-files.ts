import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { drawFavicon } from '../../art/logo.ts';
import type { SiteModel } from '../../site/resolve/model.ts';
import { resolvePage, routesOf } from '../../site/resolve/resolve-page.ts';
import { besideFiles } from '../beside.ts';
import { contentType } from '../content-types.ts';
import { bannerFile, bannerOf } from '../drawings.ts';
import { createPageIndex, type PageIndex } from '../page-index.ts';
import { sendFile } from '../preview/send-file.ts';

function indexOf(model: SiteModel): PageIndex {
  const index = createPageIndex();
  for (const route of routesOf(model)) {
    const page = resolvePage(route, model);
    if (page) index.visit(page);
  }
  return index;
}

function drawnBanner(address: string, model: SiteModel): string | undefined {
  for (const guide of model.guides.values()) {
    if (`/${bannerFile(guide.path)}` !== address) continue;
    return bannerOf({ path: guide.path, drawing: model.frontMatterOf(guide).drawing, hue: guide.chain.hue });
  }
  return undefined;
}

/** Text of a file that the build would write beside the pages. */
function writtenFile(address: string, model: SiteModel): string | undefined {
  if (address === '/favicon.svg') return drawFavicon();
  if (address.startsWith('/media/drawings/')) return drawnBanner(address, model);
  if (!/^\/(?:sitemap[\w-]*\.xml|feed\.xml|robots\.txt|site\.webmanifest)$/.test(address)) return undefined;
  const rules = { redirects: [], rewrites: [], headers: [] };
  return besideFiles({ manifest: model.manifest, index: indexOf(model), rules, base: '/' })[address.slice(1)];
}

/** Answers requests for media, drawings and the files beside the pages. Gives whether it did. */
export function serveSiteFile(
  { request, response, address }: { request: IncomingMessage; response: ServerResponse; address: string },
  model: SiteModel,
): boolean {
  const name = address.slice(1);
  if (model.media.has(name)) {
    const file = path.join(model.directory, 'content', name);
    sendFile({ request, response, file, status: 200, headers: {} });
    return true;
  }
  const text = writtenFile(address, model);
  if (text === undefined) return false;
  response.setHeader('Content-Type', contentType(address));
  response.setHeader('Cache-Control', 'no-cache');
  response.end(text);
  return true;
}

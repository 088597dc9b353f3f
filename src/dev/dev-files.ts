import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { contentType } from '../build/files/content-types.ts';
import { framesOf } from '../build/hosting/frame-addresses.ts';
import { createPageIndex, type PageIndex } from '../build/hosting/page-index.ts';
import { siteFiles } from '../build/hosting/site-files.ts';
import { bannerFile, bannerOf } from '../build/pictures/banners.ts';
import { drawIcon } from '../build/pictures/icons.ts';
import { allowedMedia, fontFiles } from '../build/pictures/media.ts';
import { socialPage } from '../build/pictures/social/social-page.ts';
import { fontOf } from '../build/pictures/social/text-outlines.ts';
import { drawSocialPicture } from '../build/pictures/social/write-social-pictures.ts';
import { tileOf } from '../build/pictures/tile.ts';
import { refusalOf } from '../model/read/refusal-of.ts';
import type { SiteModel } from '../model/resolve/model.ts';
import { resolvePage, routesOf } from '../model/resolve/resolve-page.ts';
import { socialFile } from '../text/files.ts';
import { sendFile } from './preview/send-file.ts';

function indexOf(model: SiteModel): PageIndex {
  const index = createPageIndex(model);
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

/** Returns the text of a site file that the build would write. */
function writtenFile(address: string, model: SiteModel): string | undefined {
  if (address.startsWith('/media/drawings/')) return drawnBanner(address, model);
  if (!/^\/(?:sitemap[\w-]*\.xml|feed\.xml|robots\.txt)$/.test(address)) return undefined;
  const { manifest, urls } = model;
  const rules = { redirects: [], rewrites: [], headers: [], examples: [] };
  return siteFiles({ manifest, index: indexOf(model), rules, base: '/', urls })[address.slice(1)];
}

/** Returns the picture that the build would draw. */
async function drawnPicture(address: string, model: SiteModel): Promise<Buffer | string | undefined> {
  if (address === '/favicon.svg') return tileOf(model);
  if (!address.endsWith('.png')) return undefined;
  if (!address.startsWith('/media/social/')) return drawIcon(address.slice(1), await tileOf(model));
  const route = routesOf(model).find((candidate) => `/${socialFile(candidate)}` === address);
  const page = route === undefined ? undefined : resolvePage(route, model);
  const subject = page && socialPage(page, model);
  if (!subject) return undefined;
  return drawSocialPicture(subject, { model, tile: await tileOf(model) }, await fontOf(model.manifest.theme));
}

const filesOf = new WeakMap<SiteModel, ReadonlyMap<string, string>>();

/** Returns the files that a build may write, by their address: media, and the site's own fonts. */
function listedFiles(model: SiteModel): ReadonlyMap<string, string> {
  const known = filesOf.get(model);
  if (known) return known;
  const media = [...allowedMedia(model.media, framesOf(model.manifest)).keys()].map(
    (file) => [`/${file}`, file] as const,
  );
  const fonts = fontFiles(model.manifest.theme).map((file) => [`/media/${file}`, file] as const);
  const files = new Map([...media, ...fonts]);
  filesOf.set(model, files);
  return files;
}

/** Answers requests for media, fonts, drawings and the site files. Returns whether it did. */
export async function serveSiteFile(
  { request, response, address }: { request: IncomingMessage; response: ServerResponse; address: string },
  model: SiteModel,
): Promise<boolean> {
  const listed = listedFiles(model).get(address);
  const file = listed && path.join(model.directory, 'content', listed);
  // Checked on the disk again, because the file may have been removed, or replaced by a link.
  if (file && existsSync(file) && !refusalOf(model.directory, `content/${listed}`)) {
    sendFile({ request, response, file, status: 200, headers: {} });
    return true;
  }
  const written = writtenFile(address, model) ?? (await drawnPicture(address, model));
  if (written === undefined) return false;
  response.setHeader('Content-Type', contentType(address));
  response.setHeader('Cache-Control', 'no-cache');
  response.end(written);
  return true;
}

import type { RendererOptions } from '../../entry/server.tsx';
import { resolveClientSite } from '../../model/resolve/client-site.ts';
import { folderOf } from '../../model/resolve/example.ts';
import type { SiteModel } from '../../model/resolve/model.ts';
import { routesOf } from '../../model/resolve/resolve-page.ts';
import { resolveShell } from '../../model/resolve/resolve-shell.ts';
import type { UrlStyle } from '../../text/addresses.ts';
import { lastChange, parisDay } from '../../text/dates.ts';
import { fallbackRoutesOf } from '../hosting/fallback-routes.ts';
import { escapeXml } from '../hosting/xml.ts';
import type { Program } from '../program/program.ts';
import { blocksKeyOf } from '../starters.ts';

/** Returns the links to the icons and the feed for the head of every page. `base` ends in a slash. */
function headLinks({ base, feedTitle }: { base: string; feedTitle?: string | undefined }): string {
  const feed = feedTitle
    ? [`<link rel="alternate" type="application/atom+xml" title="${escapeXml(feedTitle)}" href="${base}feed.xml">`]
    : [];
  return [
    `<link rel="icon" type="image/svg+xml" href="${base}favicon.svg">`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png">`,
    ...feed,
  ].join('');
}

interface RenderOptionsInput {
  model: SiteModel;
  program: Pick<Program, 'client' | 'chunks' | 'fonts' | 'boot' | 'dated' | 'id'>;
  /** Content of the policy's meta element; empty during development. */
  policy: string;
  /** Path below which the whole site is published; the pages of an example are below it. */
  base: string;
  urls: UrlStyle;
  /** More markup for the head, during development. */
  head?: string;
  /** Whether documents contain the site data for the program, during development. */
  carriesSite?: boolean;
}

/** Returns the options of a site's renderer, the same for all its pages. */
export function renderOptions(input: RenderOptionsInput): RendererOptions {
  const { model, program, policy, base, urls, head = '', carriesSite = false } = input;
  const { client, chunks, fonts, boot, dated, id } = program;
  const hasFeed = model.guides.size > 0 && !model.demo?.example;
  const feedTitle = hasFeed ? model.manifest.site.name : undefined;
  const shell = resolveShell(model);
  return {
    blocksKey: blocksKeyOf(model.directory),
    shell,
    site: resolveClientSite(shell),
    theme: model.manifest.theme,
    fallbackRoutes: fallbackRoutesOf(routesOf(model), { base, urls }),
    assets: {
      client,
      carriesSite,
      chunks,
      fontUrls: fonts,
      boot,
      dated: shell.notices.length > 0 ? dated : '',
      csp: policy,
      links: headLinks({ base, feedTitle }),
      head,
      build: id,
      base: base + folderOf(model),
      urls,
      year: new Date().getUTCFullYear(),
      day: lastChange(shell.notices, parisDay()),
    },
  };
}

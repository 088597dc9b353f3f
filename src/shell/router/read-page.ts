import type { ClientSite } from '../../model/resolve/client-site.ts';
import { STATIC_HTML } from '../../protocol/attributes.ts';
import { PAGE_DATA_ID, SITE_DATA_ID } from '../../protocol/element-ids.ts';
import type { ClientPage, LoadedPage, StaticHtmlByKey } from '../page/client-page.ts';
import { readHead } from './sync-head.ts';

/** Reads a page's data and static HTML from its document; `undefined` if it is not a page of this site. */
export function readPage(from: Document): LoadedPage | undefined {
  const json = from.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return undefined;
  const staticHtml: StaticHtmlByKey = {};
  for (const element of from.querySelectorAll(`[${STATIC_HTML}]`)) {
    staticHtml[element.getAttribute(STATIC_HTML) ?? ''] = element.innerHTML;
  }
  const site = from.getElementById(SITE_DATA_ID)?.textContent;
  return {
    page: JSON.parse(json) as ClientPage,
    ...(site ? { site: JSON.parse(site) as ClientSite } : {}),
    documentTitle: from.title,
    head: readHead(from),
    staticHtml,
  };
}

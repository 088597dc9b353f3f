import type { ClientSite } from '../../site/resolve/client-site.ts';
import type { ClientPage, Fragments, LoadedPage } from '../client-page.ts';
import { readHead } from './adopt-head.ts';

/** Takes a page's data and its static parts from its document; nothing when it is no page of ours. */
export function readPage(from: Document): LoadedPage | undefined {
  const json = from.getElementById('page')?.textContent;
  if (!json) return undefined;
  const fragments: Fragments = {};
  for (const element of from.querySelectorAll('[data-fragment]')) {
    fragments[element.getAttribute('data-fragment') ?? ''] = element.innerHTML;
  }
  const site = from.getElementById('site')?.textContent;
  return {
    page: JSON.parse(json) as ClientPage,
    ...(site ? { site: JSON.parse(site) as ClientSite } : {}),
    title: from.title,
    head: readHead(from),
    fragments,
  };
}

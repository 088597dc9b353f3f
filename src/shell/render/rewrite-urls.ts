import { FRAME_SOURCE } from '../../protocol/attributes.ts';
import { inStyle } from '../../text/addresses.ts';
import type { RenderAssets } from './render-assets.ts';

/** Attributes with one address, or a list of addresses with descriptors. */
const ATTRIBUTE = new RegExp(`( (?:href|src|poster|action|${FRAME_SOURCE}|(srcset))=")([^"]*)`, 'gi');

/** React's escape for an apostrophe. Its `#` does not begin an anchor. */
const APOSTROPHE = '&#x27;';

type UrlOptions = Pick<RenderAssets, 'base' | 'urls'>;

function rewriteUrl(address: string, { base, urls }: UrlOptions): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  return base + inStyle(address.replaceAll(APOSTROPHE, "'"), urls).slice(1).replaceAll("'", APOSTROPHE);
}

/**
 * Adds the base path to every path of the site in the markup of a page, and a final slash to the paths of pages if the
 * site's URL style has one. Apply it only once: it expects paths from the root, as the renderer writes them. JSON in
 * scripts is not changed, because its quotes are escaped.
 */
export function rewriteUrls(html: string, { base, urls }: UrlOptions): string {
  if (base === '/' && urls === 'file') return html;
  return html.replace(ATTRIBUTE, (_, attribute: string, list: string | undefined, value: string) => {
    const addresses = list ? value.split(', ') : [value];
    return attribute + addresses.map((address) => rewriteUrl(address, { base, urls })).join(', ');
  });
}

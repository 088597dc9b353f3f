import { FRAME_SOURCE } from '../../protocol/attributes.ts';
import { inStyle } from '../../text/url-style.ts';
import type { RenderAssets } from './render-assets.ts';

/** Attributes that hold an address, and those that hold several with what is said of each. */
const ATTRIBUTE = new RegExp(`( (?:href|src|poster|action|${FRAME_SOURCE}|(srcset))=")([^"]*)`, 'gi');

/** How the renderer writes an apostrophe: its `#` begins no anchor. */
const APOSTROPHE = '&#x27;';

type Published = Pick<RenderAssets, 'base' | 'urls'>;

function published(address: string, { base, urls }: Published): string {
  if (!/^\/(?!\/)/.test(address)) return address;
  return base + inStyle(address.replaceAll(APOSTROPHE, "'"), urls).slice(1).replaceAll("'", APOSTROPHE);
}

/**
 * Markup of a page with its addresses as they are published: every path of the site gets the base path, which ends in a
 * slash, and those of pages the slash of the style. Markup comes from the renderer with paths from the root alone, so it
 * passes here once. Data in scripts escapes its quotes and is not touched.
 */
export function publishedMarkup(html: string, { base, urls }: Published): string {
  if (base === '/' && urls === 'file') return html;
  return html.replace(ATTRIBUTE, (_, attribute: string, several: string | undefined, value: string) => {
    const addresses = several ? value.split(', ') : [value];
    return attribute + addresses.map((address) => published(address, { base, urls })).join(', ');
  });
}

import { encodePath } from './encode-path.ts';
import { addressAt } from './site-root.ts';
import { inStyle, type UrlStyle } from './url-style.ts';

/** Address of a site, and the style of its addresses. */
interface PublishedAt {
  siteUrl: string;
  urls: UrlStyle;
}

/** Absolute address of a path; an absolute address is returned unchanged. */
export function absoluteAddress({ siteUrl, urls }: PublishedAt, address: string): string {
  return /^https?:/.test(address) ? address : addressAt(siteUrl, inStyle(`/${address.replace(/^\//, '')}`, urls));
}

/** Absolute address of a media file, by its name in manifests. */
export function absoluteMediaAddress(site: PublishedAt, source: string): string {
  if (source.startsWith('//')) return `https:${source}`;
  return absoluteAddress(site, /^https?:\/\//.test(source) ? source : encodePath(source));
}

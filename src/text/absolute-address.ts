import { encodePath } from './encode-path.ts';
import { addressAt } from './site-root.ts';
import { inStyle, type UrlStyle } from './url-style.ts';

/** Where a site is published, and how its addresses are written. */
interface PublishedAt {
  siteUrl: string;
  urls: UrlStyle;
}

/** Absolute address of a path, or of an address that is absolute already. */
export function absolute({ siteUrl, urls }: PublishedAt, address: string): string {
  return /^https?:/.test(address) ? address : addressAt(siteUrl, inStyle(`/${address.replace(/^\//, '')}`, urls));
}

/** Absolute address of a media file as manifests name it. */
export function mediaAddress(site: PublishedAt, source: string): string {
  if (source.startsWith('//')) return `https:${source}`;
  return absolute(site, /^https?:\/\//.test(source) ? source : encodePath(source));
}

import type { Shell } from '../../model/resolve/resolve-shell.ts';
import { encodePath } from '../../text/encode-path.ts';
import { addressAt } from '../../text/site-root.ts';
import { inStyle } from '../../text/url-style.ts';

/** Absolute address of a path, or of an address that is absolute already. */
export function absolute({ siteUrl, urls }: Pick<Shell, 'siteUrl' | 'urls'>, address: string): string {
  return /^https?:/.test(address) ? address : addressAt(siteUrl, inStyle(`/${address.replace(/^\//, '')}`, urls));
}

/** Absolute address of a media file as manifests name it. */
export function mediaAddress(shell: Pick<Shell, 'siteUrl' | 'urls'>, source: string): string {
  if (source.startsWith('//')) return `https:${source}`;
  return absolute(shell, /^https?:\/\//.test(source) ? source : encodePath(source));
}

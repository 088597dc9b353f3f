import { encodeBlanks, SAFE_SCHEMES } from '../../../text/addresses.ts';
import { nearest } from '../../../text/nearest.ts';
import { internationalNumber } from '../../../text/phone.ts';
import { hasOddSpace, isOwnMachine, schemeOf } from '../../site-index/link-target.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import type { LinkUse } from '../../site-index/site-parts.ts';
import type { Rule } from '../rule.ts';

const HOST = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+(?:\p{L}{2,}|xn--[a-z0-9-]+)$/iu;

/** Whether an absolute address is complete and has a possible host. */
function isComplete(address: string): boolean {
  if (!/^https?:\/\/[^/\\]/i.test(address)) return false;
  try {
    const { hostname } = new URL(address);
    return !/\s/.test(address) && (HOST.test(decodeURI(hostname)) || isOwnMachine(hostname));
  } catch {
    return false;
  }
}

function isMalformed({ to, kind }: LinkUse): boolean {
  const address = to.trim();
  if (address === '' || address.includes('{{')) return address === '';
  const scheme = schemeOf(address);
  if (scheme === 'http' || scheme === 'https') return !isComplete(address) || address !== to;
  if (scheme === 'mailto' || scheme === 'tel' || scheme === 'sms') return kind === 'url' || kind === 'page';
  if (scheme !== undefined) return true;
  // A file name may contain spaces: Markdown accepts them in angle brackets, and encodes them.
  if (kind === 'markdown' && /^\/media\//.test(address)) return address !== to;
  if (/^media\//.test(address)) return kind !== 'frame-url' && kind !== 'markdown';
  if (kind === 'url') return true;
  if (kind === 'page' && address.startsWith('#')) return true;
  return !/^(?:\/(?!\/)|#.)/.test(address) || /\s/.test(to);
}

/** Corrects a relative file name to the path of a page, or of a file in the media folder. */
function correctedFile(address: string, paths: string[], media: string[]): string | undefined {
  const [, name = '', ending = ''] = /^(?!www\.|\/\/)(?:(?:\.{1,2}|[\w-]+)\/)*([^/]+)\.(\w+)$/.exec(address) ?? [];
  if (/^(?:md|html?)$/i.test(ending)) {
    const last = new Map(paths.map((path) => [path.slice(path.lastIndexOf('/') + 1), path]));
    return last.get(name === 'index' ? '' : name) ?? last.get(nearest(name, last.keys()) ?? name);
  }
  if (!/^(?:avif|gif|jpe?g|mp4|pdf|png|svg|webm|webp)$/i.test(ending)) return undefined;
  const files = new Map(media.map((file) => [file.slice(file.lastIndexOf('/') + 1), file]));
  const known = files.get(`${name}.${ending}`) ?? files.get(nearest(`${name}.${ending}`, files.keys()) ?? '');
  if (known === undefined && address.startsWith('media/')) return undefined;
  return `/${known ?? `media/${name}.${ending}`}`;
}

/** Returns the correct address of a section if it was typed with a space: « /# tarifs ». */
function spacedSection(address: string, anchorsOf: SiteIndex['anchorsOf'], paths: string[]): string | undefined {
  const [, path = '', typed = ''] = /^(\/[^#]*)#(.*)$/.exec(address.replace(/\s+/g, '')) ?? [];
  if (!/\s/.test(address) || !paths.includes(path)) return undefined;
  const anchors = anchorsOf(path);
  const anchor = anchors.has(typed) ? typed : nearest(typed, anchors);
  return anchor === undefined ? undefined : `${path}#${anchor}`;
}

function corrected(to: string, { paths: pathsOf, sources, anchorsOf, country }: SiteIndex): string | undefined {
  const paths = pathsOf();
  const media = [...sources.media.keys()];
  const address = to.trim();
  const encoded = encodeBlanks(address);
  if (isComplete(encoded) || /^\/media\/\S/.test(address)) return encoded;
  const file = correctedFile(address, paths, media);
  if (file !== undefined) return file;
  const pasted = /^(?:h?t?tps?|https?)[:;]?[/\\]{0,3}(?=[\w-]+\.[\w.-]+)(.*)$/i.exec(address)?.[1];
  if (pasted !== undefined && isComplete(`https://${pasted}`)) return `https://${pasted}`;
  if (/^(?:\/\/)?(?:www\.)?[\w-]+(?:\.[\w-]+)+(?:\/|$)/.test(address)) return `https://${address.replace(/^\/\//, '')}`;
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]+$/i.test(address)) return `mailto:${address}`;
  if (/^\+?[\d .()]{9,}$/.test(address)) return `tel:${internationalNumber(address, country)}`;
  // A link without an address has no obvious correction.
  if (address === '' || address.startsWith('#')) return undefined;
  const spaced = spacedSection(address, anchorsOf, paths);
  if (spaced !== undefined) return spaced;
  const path = `/${address.replace(/^(?:\.{0,2}\/)+/, '').replace(/\.(?:html?|md)$/, '')}`;
  if (paths.includes(path)) return path;
  const isPath = address.startsWith('/') && /\s/.test(address) && !/[#“”«»]/.test(address);
  return nearest(path, paths) ?? (isPath ? address.replace(/\s+/g, '-') : undefined);
}

/** An address is complete: a path, a section, another site, a mail address or a number. */
export const rule: Rule = {
  code: 'link/malformed',
  severity: 'error',
  subsumedBy: ['link/odd-space', 'link/unsafe-scheme'],
  *check(site) {
    for (const link of site.links) {
      if (!hasOddSpace(link.to) && !isMalformed(link)) continue;
      const scheme = schemeOf(link.to);
      const isMistake = scheme !== undefined && !SAFE_SCHEMES.includes(scheme);
      const near = isMistake ? nearest(scheme, SAFE_SCHEMES) : undefined;
      const renamed = near === undefined ? link.to : link.to.replace(/^[^:]*/, near);
      const isWhole = near !== undefined && (!near.startsWith('http') || isComplete(renamed));
      const suggestion = isWhole ? renamed : corrected(renamed, site);
      yield {
        place: link.locate(),
        args: { to: link.to },
        suggestion: suggestion === link.to ? undefined : suggestion,
      };
    }
  },
};

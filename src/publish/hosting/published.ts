import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { addressMatcher } from '../../model/redirects/address-pattern.ts';
import { decodePath, encodeAddress } from '../../text/encode-path.ts';
import { type BuiltSite, MARKER, parseMarker } from '../output/build-marker.ts';
import { HIDDEN_ADDRESS, isForHosts } from '../output/host-files.ts';
import { parseHeaders, parseRedirects } from './parse-netlify.ts';

/** What is to be sent for an address. */
export type PublishedAnswer =
  | { kind: 'file'; file: string; status: 200 | 404 }
  /** `to` as it stands in a header, percent-encoded. */
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'nothing' };

/** A published folder as its host reads it. */
export interface Published {
  answer(address: string): PublishedAnswer;
  /** Headers for an address, from `_headers`. */
  headersOf(address: string): Record<string, string>;
  /** The site that the folder was filled with, from its marker. */
  builtSite(): BuiltSite | undefined;
}

/** Whether an address names something hidden, at whatever depth. */
function isHidden(address: string): boolean {
  return new RegExp(HIDDEN_ADDRESS).test(path.posix.normalize(address));
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

/** Reads a text as something, and again whenever its file has changed: a build beside this server may write it anew. */
function followText<T>(file: string, parse: (text: string) => T): () => T {
  let seen: string | undefined;
  let parsed = parse('');
  return () => {
    const found = statSync(file, { throwIfNoEntry: false });
    const now = found ? `${found.ino} ${found.size} ${found.mtimeMs}` : '';
    if (now !== seen) parsed = parse(readText(file));
    seen = now;
    return parsed;
  };
}

function isFile(file: string): boolean {
  try {
    return statSync(file, { throwIfNoEntry: false })?.isFile() ?? false;
  } catch {
    return false;
  }
}

/** Whether a file is the page of the folder that an address without a slash names. */
function isFolderPage(file: string, address: string): boolean {
  return !address.endsWith('/') && file.endsWith('/index.html') && !address.endsWith('/index.html');
}

/**
 * Reads a published folder the way Netlify and Cloudflare Pages do: `_headers` and `_redirects` that stand in it,
 * clean addresses, one address a page (with a trailing slash where it is a folder, without one where it is a file),
 * `404.html` for what does not exist.
 */
export function readPublished(directory: string): Published {
  const redirects = followText(path.join(directory, '_redirects'), (text) =>
    parseRedirects(text).map((line) => ({ ...line, matches: addressMatcher(decodePath(line.from)) })),
  );
  const headers = followText(path.join(directory, '_headers'), (text) =>
    parseHeaders(text).map((rule) => ({ ...rule, matches: addressMatcher(rule.path) })),
  );
  const builtSite = followText(path.join(directory, MARKER), parseMarker);
  const existing = (asked: string): string | undefined => {
    const address = path.posix.normalize(asked);
    if (isForHosts(address.slice(1)) || isHidden(address) || address.includes('\0')) return undefined;
    const base = path.join(directory, address);
    if (base !== directory && !base.startsWith(directory + path.sep)) return undefined;
    const candidates = address.endsWith('/') ? [`${base}index.html`] : [base, `${base}.html`, `${base}/index.html`];
    return candidates.find(isFile);
  };
  const lost = path.join(directory, '404.html');
  return {
    builtSite,
    answer(address) {
      const lines = redirects();
      const sent = lines.find(({ matches, status }) => status >= 300 && status < 400 && matches(address));
      if (sent) return { kind: 'redirect', to: sent.to, status: sent.status };
      const file = existing(address);
      if (file && isFolderPage(file, address))
        return { kind: 'redirect', to: encodeAddress(`${address}/`), status: 308 };
      // The page of unknown addresses is none of its own, whoever asks for it by its name.
      if (file) return { kind: 'file', file, status: file === lost ? 404 : 200 };
      const rewrite = lines.find(({ matches, status }) => status === 200 && matches(address));
      const target = rewrite && existing(rewrite.to);
      if (target) return { kind: 'file', file: target, status: 200 };
      const shorter = address.replace(/(?<!\/)\/+$/, '');
      // Browsers take a backslash for a slash: « /\a.example » would lead to another host.
      if (shorter !== address && shorter !== '' && !address.includes('\\') && !isHidden(address))
        return { kind: 'redirect', to: encodeAddress(shorter), status: 308 };
      return isFile(lost) ? { kind: 'file', file: lost, status: 404 } : { kind: 'nothing' };
    },
    headersOf: (address) =>
      Object.assign(
        {},
        ...headers()
          .filter(({ matches }) => matches(address))
          .map((rule) => rule.headers),
      ),
  };
}

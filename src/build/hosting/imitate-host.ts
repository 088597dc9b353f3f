import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { refusalOf } from '../../model/read/refusal-of.ts';
import { addressMatcher } from '../../model/redirects/address-pattern.ts';
import { HOST_FILES } from '../../model/reserved-paths.ts';
import { decodePath, encodeAddress } from '../../text/addresses.ts';
import { type BuiltSite, MARKER, parseMarker } from '../output/build-marker.ts';
import { parseHeaders, parseRedirects } from './parse-netlify.ts';
import { HIDDEN_ADDRESS } from './rules.ts';

/** Answer to a request. */
type HostAnswer =
  | { kind: 'file'; file: string; status: 200 | 404 }
  /** `to` is percent-encoded for a header. */
  | { kind: 'redirect'; to: string; status: number }
  | { kind: 'nothing' };

/** An output folder, as a host serves it. */
interface ImitatedHost {
  answer(address: string): HostAnswer;
  /** Returns the headers for an address, from `_headers`. */
  headersOf(address: string): Record<string, string>;
  /** Returns the site in the folder, from its marker. */
  builtSite(): BuiltSite | undefined;
}

/** Whether an address contains a hidden name at any level. */
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

/**
 * Creates a function that returns the parsed content of a text file. It parses the file again when it has changed,
 * because a build may rewrite it while this server runs.
 */
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

/** Whether a file is the index of the folder at an address without a final slash. */
function isFolderPage(file: string, address: string): boolean {
  return !address.endsWith('/') && file.endsWith('/index.html') && !address.endsWith('/index.html');
}

/**
 * Serves an output folder like Netlify and Cloudflare Pages: with its `_headers` and `_redirects`, clean addresses, one
 * address for each page (with a final slash if it is a folder, without one if it is a file), and `404.html` for missing
 * files.
 */
export function imitateHost(directory: string): ImitatedHost {
  const redirects = followText(path.join(directory, '_redirects'), (text) =>
    parseRedirects(text).map((line) => ({ ...line, matches: addressMatcher(decodePath(line.from)) })),
  );
  const headers = followText(path.join(directory, '_headers'), (text) =>
    parseHeaders(text).map((rule) => ({ ...rule, matches: addressMatcher(rule.path) })),
  );
  const builtSite = followText(path.join(directory, MARKER), parseMarker);
  const existing = (requested: string): string | undefined => {
    const address = path.posix.normalize(requested);
    if (HOST_FILES.includes(address.slice(1)) || isHidden(address) || address.includes('\0')) return undefined;
    const base = path.join(directory, address);
    if (base !== directory && !base.startsWith(directory + path.sep)) return undefined;
    const candidates = address.endsWith('/') ? [`${base}index.html`] : [base, `${base}.html`, `${base}/index.html`];
    // A link out of the folder is not published.
    return candidates.find((file) => isFile(file) && !refusalOf(directory, path.relative(directory, file)));
  };
  const lost = path.join(directory, '404.html');
  return {
    builtSite,
    answer(address) {
      const lines = redirects();
      const redirect = lines.find(({ matches, status }) => status >= 300 && status < 400 && matches(address));
      if (redirect) return { kind: 'redirect', to: redirect.to, status: redirect.status };
      const file = existing(address);
      if (file && isFolderPage(file, address))
        return { kind: 'redirect', to: encodeAddress(`${address}/`), status: 308 };
      // The 404 page has status 404 even at its own address.
      if (file) return { kind: 'file', file, status: file === lost ? 404 : 200 };
      const rewrite = lines.find(({ matches, status }) => status === 200 && matches(address));
      const target = rewrite && existing(rewrite.to);
      if (target) return { kind: 'file', file: target, status: 200 };
      const shorter = address.replace(/(?<!\/)\/+$/, '');
      // Browsers treat a backslash as a slash: « /\a.example » would lead to another host.
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { formatRedirects } from '../../build/hosting/netlify.ts';
import { formatRelease } from '../../check/release/release.ts';
import { matchReplaced, readAddresses, unansweredPaths } from '../../check/release/replaced.ts';
import { addRedirects } from '../../edit/structure/redirects.ts';
import { ChangeDraft, type StructureResult } from '../../edit/structure/structure-change.ts';
import { releaseFile } from '../../model/read/site-files.ts';
import { objectAt, textAt } from '../../model/read/values.ts';
import type { UrlStyle } from '../../text/addresses.ts';
import { changeStructure } from '../structure/change-structure.ts';

interface ReplacementOptions {
  /** Absolute path of the site folder. */
  directory: string;
  /** A sitemap, a sitemap index with its sitemaps next to it, or a list of addresses; gzip is accepted. */
  file: string;
  urls: UrlStyle;
  /** Whether to write the certain redirects and the list of paths. */
  write: boolean;
}

/** Maximum number of rules that Cloudflare Pages applies (developers.cloudflare.com/pages/configuration/redirects). */
const MAX_CLOUDFLARE_RULES = 2000;

function readText(file: string): string {
  const bytes = readFileSync(file);
  // The first two bytes of a gzip file (RFC 1952).
  return (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
}

function list(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [`${heading}: ${lines.length}`, ...lines.map((line) => `  ${line}`)];
}

/**
 * Compares the addresses of an old site with the pages of the one that replaces it. With `write`, the paths are kept in
 * the record of the last release, and the certain redirects are added to the manifest, as one change.
 */
export function replaceSite({ directory, file, urls, write }: ReplacementOptions): {
  isDone: boolean;
  lines: string[];
} {
  const beside = (name: string) => {
    const part = path.join(path.dirname(file), name);
    return existsSync(part) ? readText(part) : undefined;
  };
  const report: string[] = [];
  const make: Parameters<typeof changeStructure>[1] = (uses, site): StructureResult => {
    const { manifest, pages, guides, redirections, sources, lastRelease } = site;
    if (lastRelease === 'unreadable') return { code: 'unreadable', args: { file: releaseFile } };
    const siteUrl = textAt(objectAt(manifest, 'site'), 'url') ?? '';
    const read = readAddresses(readText(file), siteUrl, beside);
    const routes = [...pages.map(({ path: route }) => route), ...guides.keys()];
    const replaced = [...new Set([...(lastRelease?.replaced ?? []), ...read.paths])];
    const missing = unansweredPaths({
      replaced,
      routes,
      redirects: redirections.list,
      isMedia: (name) => sources.media.has(name),
      urls,
    });
    const { sure, proposed, open } = matchReplaced(missing, routes);
    const rules = [...redirections.list, ...sure].map(({ from, to }) => ({ from, to, status: 301 as const }));
    const count = formatRedirects({ redirects: rules, rewrites: [], headers: [], examples: [] }).split('\n').length - 1;
    const pair = ({ from, to }: { from: string; to: string }) => `${from} → ${to}`;
    report.push(
      `Addresses of the old site: ${read.paths.length}, of which this site already answers ${read.paths.length - missing.filter((one) => read.paths.includes(one)).length}`,
      ...list('Sure redirects', sure.map(pair)),
      ...list('Proposed, to be confirmed', proposed.map(pair)),
      ...list('Without a similar page', open),
      ...list('With a query, which hosts of files do not compare (one answer for all queries of a path)', read.queries),
      ...list('Of other hosts, left out', read.foreign),
      ...list('Not read', read.unread),
      ...(count > MAX_CLOUDFLARE_RULES
        ? [
            `${count} rules in _redirects: Cloudflare Pages applies the first ${MAX_CLOUDFLARE_RULES}. Write patterns: /blog/* → /guides`,
          ]
        : []),
    );
    const draft = new ChangeDraft(uses);
    addRedirects(draft, uses, sure);
    const change = sure.length > 0 ? draft.finish() : [];
    if ('code' in change) return change;
    const was = uses.hashOf(releaseFile);
    // Before the first release, the record contains only this list.
    const now = formatRelease({ ...(lastRelease ?? { rehearsal: true, routes: {} }), replaced });
    return [...change, { file: releaseFile, ...(was === undefined ? {} : { was }), now }];
  };
  const { isDone, lines } = changeStructure({ directory, language: 'en', dryRun: !write }, make);
  const outcome = isDone && !write ? ['Nothing is written: run again with --write'] : lines;
  return { isDone, lines: [...report, ...(report.length > 0 ? [''] : []), ...outcome] };
}

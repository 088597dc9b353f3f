import { validFileName } from '../../site-index/misnamed-files.ts';
import type { SiteIndex } from '../../site-index/site-index.ts';
import { likelyPath, startOfText } from '../../site-index/unlisted-texts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Yields the files whose names cannot be part of a guide's address. */
function* misnamedFiles({ chains, sources }: SiteIndex): Generator<Finding> {
  for (const [key, { path: file }] of sources.markdown) {
    const name = validFileName(key, chains);
    if (name) yield { place: { file, start: 0, end: 0 }, args: { kind: 'misnamed-file', file, name } };
  }
}

/**
 * Yields the guides of each chain that have no file in its folder. If a file only has an invalid name, that file is
 * reported instead.
 */
function* missingGuides({ unresolvedGuides }: SiteIndex): Generator<Finding> {
  for (const { name: slug, uses, folder, kind, found, near: suggestion } of unresolvedGuides) {
    if (kind === 'misnamed-file') continue;
    const args = {
      'no-file': { file: `content/${folder}${slug}.md` },
      'other-ending': { file: `content/${folder}${slug}.md`, stray: `content/${found}` },
      elsewhere: { folder: `content/${folder}`, file: `content/${found}.md` },
    };
    yield { place: uses[0].locate(), args: { kind, slug, ...args[kind] }, suggestion };
  }
}

/**
 * Yields the texts in a chain's folder that the chain does not list. A text is left out if a wrong name in the chain
 * probably refers to it, because that name is reported.
 */
function* unlistedTexts({ unlistedTexts, unresolvedGuides, chains, at }: SiteIndex): Generator<Finding> {
  const likely = new Set(unresolvedGuides.map(likelyPath));
  for (const [path, { chain, slug, document, count, causes }] of unlistedTexts) {
    if (likely.has(path) || validFileName(path.slice(1), chains)) continue;
    const place = startOfText(document);
    const atChain = at(`${chain.pointer}/articles`, 'key');
    if (count > 0) yield { place: atChain, args: { kind: 'linked', slug, file: place.file, count }, causes };
    else {
      const args = { kind: 'unlisted', slug, chain: chain.id };
      yield { place, severity: 'warning', args, causes: [...causes, atChain] };
    }
  }
}

/**
 * Chains and guides match: each guide of a chain has a file with its name in the chain's folder, and each file there is
 * in the chain.
 */
export const rule: Rule = {
  code: 'chain/lost-guide',
  severity: 'error',
  subsumedBy: ['schema/*'],
  *check(site) {
    yield* misnamedFiles(site);
    yield* missingGuides(site);
    yield* unlistedTexts(site);
  },
};

import { startOf } from '../../facts/left-out.ts';
import { renamed } from '../../facts/misnamed-files.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Files whose name is invalid in the address of a guide. */
function* misnamedFiles({ chains, sources }: SiteFacts): Generator<Finding> {
  for (const [key, { path: file }] of sources.markdown) {
    const name = renamed(key, chains);
    if (name) yield { place: { file, start: 0, end: 0 }, args: { kind: 'misnamed-file', file, name } };
  }
}

/** Guides of a chain without a file in its folder. */
function* missingGuides({ missingGuides: missing, at }: SiteFacts): Generator<Finding> {
  for (const { slug, pointer, folder, kind, found, meant } of missing) {
    const place = at(pointer);
    const file = `content/${folder}${slug}.md`;
    if (kind === 'no-file') yield { place, args: { kind, slug, file }, suggestion: meant };
    else if (kind === 'other-ending') yield { place, args: { kind, slug, file, stray: `content/${found}` } };
    else if (kind === 'elsewhere') {
      yield { place, args: { kind, slug, folder: `content/${folder}`, file: `content/${found}.md` } };
    }
  }
}

/** Texts in a chain's folder that are not in the chain, unless a wrong name in the chain is reported. */
function* unlistedTexts({ leftOutTexts, misnamedPaths, chains, at }: SiteFacts): Generator<Finding> {
  for (const [path, { chain, slug, document, count, causes }] of leftOutTexts) {
    if (misnamedPaths.has(path) || renamed(path.slice(1), chains)) continue;
    const place = startOf(document);
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
  *check(facts) {
    yield* misnamedFiles(facts);
    yield* missingGuides(facts);
    yield* unlistedTexts(facts);
  },
};

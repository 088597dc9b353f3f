import { startOf } from '../../facts/left-out.ts';
import { renamed } from '../../facts/misnamed-files.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Finding, Rule } from '../rule.ts';

/** Files whose name cannot become the address of a guide. */
function* misnamedFiles({ chains, sources }: SiteFacts): Generator<Finding> {
  for (const [key, { path: file }] of sources.markdown) {
    const name = renamed(key, chains);
    if (name) yield { place: { file, start: 0, end: 0 }, args: { kind: 'misnamed-file', file, name } };
  }
}

/** Guides that a chain names and that have no file there. */
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

/** Texts in the folder of a chain's guides that it does not name, unless the name that it has for them is reported. */
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

/** A chain and its guides find each other: it names them, and their files are in its folder under these names. */
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

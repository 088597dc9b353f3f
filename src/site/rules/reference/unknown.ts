import { nearest } from '../../../text/nearest.ts';
import type { Cause } from '../../facts/cause.ts';
import { COLLECTIONS, hasPart } from '../../facts/collections.ts';
import { causesOfLeftOut, isPerhapsNamed, leftOut, misnamedPaths } from '../../facts/left-out.ts';
import { causesOfMissingPart } from '../../facts/missing-parts.ts';
import type { SiteFacts, StringUse } from '../../facts/site-facts.ts';
import { isUnreadable } from '../../read/refusal-of.ts';
import { entriesAt, textAt, textsAt } from '../../read/values.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';

interface Known {
  names: ReadonlySet<string>;
  collection: string;
  /** What is reported of the collection as a whole. */
  causes: readonly Cause[];
}

function known({ kind, holder, key, pointer }: StringUse, facts: SiteFacts): Known | undefined {
  const { manifest, written, sources, faults } = facts;
  const collection = COLLECTIONS[kind];
  if (collection !== undefined) {
    // That the whole collection is no list is said by itself.
    if (faults.refused.has(`/${collection}`)) return undefined;
    const causes = hasPart(facts, collection) ? [] : causesOfMissingPart(collection, facts);
    const entries = [...entriesAt(manifest, collection), ...entriesAt(written, collection)];
    return { names: new Set(entries.flatMap(({ value }) => textAt(value, 'id') ?? [])), collection, causes };
  }
  if (kind === 'markdown-file') {
    return {
      names: new Set([...sources.markdown.keys()].map((name) => `${name}.md`)),
      collection: 'content',
      causes: [],
    };
  }
  // The guides that end with the help block are guides of the chain; the guides themselves have a rule of their own.
  if (kind === 'article' && key === 'help') {
    if (!Array.isArray(holder.articles) || faults.refused.has(pointer.replace(/help\/\d+$/, 'articles')))
      return undefined;
    return { names: new Set(textsAt(holder, 'articles').map(({ text }) => text)), collection: 'articles', causes: [] };
  }
  return undefined;
}

/**
 * What is reported of the text of a guide where that is there: how its chain names it, or that it does not. Nothing
 * where the form of its chain is what is wrong.
 */
function causesOfText(slug: string, facts: SiteFacts): Cause[] | undefined {
  const misnamed = misnamedPaths(facts);
  const texts = leftOut(facts);
  const causes: Cause[] = [];
  for (const { hub } of facts.chains) {
    const path = `${hub}/${slug}`;
    const text = texts.get(path);
    if (text && isPerhapsNamed(text, facts)) return undefined;
    causes.push(...(misnamed.get(path) ?? []), ...(text ? causesOfLeftOut(text, facts) : []));
  }
  return causes;
}

function* unknownNames(facts: SiteFacts): Generator<Named> {
  const byKind = new Map<string, Known | undefined>();
  for (const use of facts.ofKind(...Object.keys(COLLECTIONS), 'markdown-file', 'article')) {
    const isOfSite = use.kind !== 'article';
    const found = isOfSite && byKind.has(use.kind) ? byKind.get(use.kind) : known(use, facts);
    if (isOfSite) byKind.set(use.kind, found);
    if (!found) continue;
    const { names, collection, causes } = found;
    const typed = use.kind === 'markdown-file' && !use.value.endsWith('.md') ? `${use.value}.md` : use.value;
    if (names.has(typed) || isUnreadable(facts.sources.unreadable, typed.replace(/\.md$/, ''))) continue;
    const ofText = use.key === 'help' ? causesOfText(typed, facts) : [];
    if (ofText === undefined) continue;
    const listed = [...names].slice(0, use.kind === 'markdown-file' ? 5 : undefined);
    const args = { typed: use.value, collection, known: listed.join(', ') || '-' };
    const name = isOfSite ? `${collection} ${typed}` : use.pointer;
    yield { name, place: use.locate(), args, suggestion: nearest(typed, names), causes: [...causes, ...ofText] };
  }
}

/** What is called by its identifier exists. */
export const rule: Rule = {
  code: 'reference/unknown',
  severity: 'error',
  check: (facts) => toldOnce(unknownNames(facts)),
};

import { nearest } from '../../../text/nearest.ts';
import { isUnreadable } from '../../read/refusal-of.ts';
import { leftOut, misnamedPaths } from '../chain/left-out.ts';
import type { SiteContext, StringUse } from '../context/context.ts';
import { entriesAt, textAt, textsAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';
import { type Named, toldOnce } from '../told-once.ts';
import { COLLECTIONS, hasPart } from './collections.ts';

interface Known {
  names: ReadonlySet<string>;
  collection: string;
}

function known(
  { kind, holder, key, pointer }: StringUse,
  { manifest, written, sources, faults }: SiteContext,
): Known | undefined {
  const collection = COLLECTIONS[kind];
  if (collection !== undefined) {
    // That the whole collection is missing, or no list, is said by itself.
    if (!hasPart({ manifest, written }, collection) || faults.refused.has(`/${collection}`)) return undefined;
    const entries = [...entriesAt(manifest, collection), ...entriesAt(written, collection)];
    return { names: new Set(entries.flatMap(({ value }) => textAt(value, 'id') ?? [])), collection };
  }
  if (kind === 'markdown-file') {
    return { names: new Set([...sources.markdown.keys()].map((name) => `${name}.md`)), collection: 'content' };
  }
  // The guides that end with the help block are guides of the chain; the guides themselves have a rule of their own.
  if (kind === 'article' && key === 'help') {
    if (!Array.isArray(holder.articles) || faults.refused.has(pointer.replace(/help\/\d+$/, 'articles')))
      return undefined;
    return { names: new Set(textsAt(holder, 'articles').map(({ text }) => text)), collection: 'articles' };
  }
  return undefined;
}

function* unknownNames(context: SiteContext): Generator<Named> {
  const byKind = new Map<string, Known | undefined>();
  let explained: Set<string> | undefined;
  /** Whether the text of a guide is there, and what is reported is how its chain names it, or that it does not. */
  const isExplained = (slug: string) => {
    explained ??= new Set([...misnamedPaths(context), ...leftOut(context).keys()]);
    return context.chains.some(({ hub }) => explained?.has(`${hub}/${slug}`));
  };
  for (const use of context.ofKind(...Object.keys(COLLECTIONS), 'markdown-file', 'article')) {
    const isOfSite = use.kind !== 'article';
    const found = isOfSite && byKind.has(use.kind) ? byKind.get(use.kind) : known(use, context);
    if (isOfSite) byKind.set(use.kind, found);
    if (!found) continue;
    const { names, collection } = found;
    const typed = use.kind === 'markdown-file' && !use.value.endsWith('.md') ? `${use.value}.md` : use.value;
    if (names.has(typed) || isUnreadable(context.sources.unreadable, typed.replace(/\.md$/, ''))) continue;
    if (use.key === 'help' && isExplained(typed)) continue;
    const listed = [...names].slice(0, use.kind === 'markdown-file' ? 5 : undefined);
    const args = { typed: use.value, collection, known: listed.join(', ') || '-' };
    const name = isOfSite ? `${collection} ${typed}` : use.pointer;
    yield { name, place: use.locate(), args, suggestion: nearest(typed, names) };
  }
}

/** What is called by its identifier exists. */
export const rule: Rule = {
  code: 'reference/unknown',
  severity: 'error',
  check: (context) => toldOnce(unknownNames(context)),
};

import { nearest } from '../../../text/nearest.ts';
import { isMisspelt } from '../chain/misspelt.ts';
import type { SiteContext, StringUse } from '../context/context.ts';
import { entriesAt, textAt, textsAt } from '../context/values.ts';
import type { Rule } from '../rule.ts';

/** Collection of the manifest that each kind of reference names an entry of. */
const COLLECTIONS: Record<string, string> = {
  plan: 'plans',
  'backlink-pack': 'backlinkPacks',
  testimonial: 'testimonials',
  'portfolio-item': 'portfolio',
  chain: 'chains',
  popup: 'popups',
  service: 'services',
};

interface Known {
  names: ReadonlySet<string>;
  collection: string;
}

function known({ kind, holder, key }: StringUse, { manifest, written, sources }: SiteContext): Known | undefined {
  const collection = COLLECTIONS[kind];
  if (collection !== undefined) {
    const entries = [...entriesAt(manifest, collection), ...entriesAt(written, collection)];
    return { names: new Set(entries.flatMap(({ value }) => textAt(value, 'id') ?? [])), collection };
  }
  if (kind === 'markdown-file') {
    return { names: new Set([...sources.markdown.keys()].map((name) => `${name}.md`)), collection: 'content' };
  }
  // The guides that end with the help block are guides of the chain; the guides themselves have a rule of their own.
  if (kind === 'article' && key === 'help') {
    return { names: new Set(textsAt(holder, 'articles').map(({ text }) => text)), collection: 'articles' };
  }
  return undefined;
}

/** What is called by its identifier exists. */
export const rule: Rule = {
  code: 'reference/unknown',
  severity: 'error',
  *check(context) {
    const byKind = new Map<string, Known | undefined>();
    for (const use of context.ofKind(...Object.keys(COLLECTIONS), 'markdown-file', 'article')) {
      const isOfSite = use.kind !== 'article';
      const found = isOfSite && byKind.has(use.kind) ? byKind.get(use.kind) : known(use, context);
      if (isOfSite) byKind.set(use.kind, found);
      if (!found) continue;
      const { names, collection } = found;
      const typed = use.kind === 'markdown-file' && !use.value.endsWith('.md') ? `${use.value}.md` : use.value;
      if (names.has(typed) || context.sources.unreadable.has(typed.replace(/\.md$/, ''))) continue;
      if (use.key === 'help' && context.chains.some(({ hub }) => isMisspelt(`${hub}/${typed}`, context))) continue;
      const listed = [...names].slice(0, use.kind === 'markdown-file' ? 5 : undefined);
      const args = { typed: use.value, collection, known: listed.join(', ') || '-' };
      yield { place: use.locate(), args, suggestion: nearest(typed, names) };
    }
  },
};

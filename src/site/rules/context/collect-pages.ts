import { nearest } from '../../../text/nearest.ts';
import type { SourceDocument, Sources } from '../../read/source.ts';
import type { ChainEntry, Guide, PageEntry } from './context.ts';
import { type Mends, mend } from './mend.ts';
import { entriesAt, isRaw, type Raw, textAt, textsAt } from './values.ts';

/** The mends of one document. */
export type MendsOf = (document: SourceDocument) => Mends;

/** The pages of a manifest. */
export function pagesOf(manifest: Raw): PageEntry[] {
  return entriesAt(manifest, 'pages').flatMap((entry) => {
    const path = textAt(entry.value, 'path');
    if (path === undefined) return [];
    const sections = entriesAt(entry.value, 'sections', entry.pointer);
    return [{ ...entry, path, noindex: entry.value.noindex === true, sections }];
  });
}

/** Chains; a hub that is misspelt is taken for the page that was meant, so that its guides are found all the same. */
export function chainsOf(manifest: Raw, paths: string[]): ChainEntry[] {
  return entriesAt(manifest, 'chains').flatMap((entry) => {
    const typed = textAt(entry.value, 'hub')?.replace(/\/+$/, '');
    if (typed === undefined) return [];
    const hub = paths.includes(typed) ? typed : (nearest(typed, paths) ?? typed);
    const articles = textsAt(entry.value, 'articles', entry.pointer);
    return [{ ...entry, id: textAt(entry.value, 'id') ?? '', hub, articles }];
  });
}

/** The articles that chains name and that have files, by path. */
export function guidesOf(chains: ChainEntry[], { markdown }: Sources, mendsOf: MendsOf): Map<string, Guide> {
  const guides = new Map<string, Guide>();
  for (const chain of chains) {
    for (const { text: slug, pointer } of chain.articles) {
      const path = `${chain.hub}/${slug}`;
      const source = markdown.get(path.replace(/^\//, ''));
      if (!source || guides.has(path)) continue;
      const matter = mend(source.data, mendsOf(source));
      guides.set(path, { path, slug, chain, pointer, source, matter: isRaw(matter) ? matter : {} });
    }
  }
  return guides;
}

import { nearest } from '../../../text/nearest.ts';
import { type Cause, causesAt } from '../../facts/cause.ts';
import { startOf } from '../../facts/left-out.ts';
import { causesOfLostLink } from '../../facts/link-target.ts';
import { missingPartCauses } from '../../facts/missing-parts.ts';
import type { SiteFacts } from '../../facts/site-facts.ts';
import type { Rule } from '../rule.ts';

/** What is reported where a file that pages do not show was perhaps meant, by the file's name. */
function meantFiles({ ofKind, sources, astray }: SiteFacts): Map<string, Cause[]> {
  const meant = new Map<string, Cause[]>();
  const add = (file: string, causes: Cause[]) => meant.set(file, [...(meant.get(file) ?? []), ...causes]);
  const names = [...sources.markdown.keys()];
  // A file whose name is misspelt where it is shown is reported there.
  for (const { value, locate } of ofKind('markdown-file')) {
    const name = value.replace(/\.md$/, '');
    const near = sources.markdown.has(name) ? undefined : nearest(name, names);
    if (near !== undefined) add(near, causesAt(locate(), 'reference/unknown'));
  }
  // A text that links lead to is no page: that is reported where they stand.
  for (const link of astray) add(link.target.path.slice(1), causesOfLostLink(link));
  return meant;
}

/** Every Markdown file outside the folders of chains, which have rules of their own, is shown by a page. */
export const rule: Rule = {
  code: 'content/unused-file',
  severity: 'warning',
  *check(facts) {
    if (facts.faults.areHiding) return;
    const { chains, documents, isMentioned } = facts;
    const hubs = new Set(chains.map(({ hub }) => hub));
    const meant = meantFiles(facts);
    const hiding = missingPartCauses(facts);
    for (const document of documents) {
      const { file, pages } = document;
      if (file === undefined || pages.length > 0 || isMentioned(file)) continue;
      const folder = file.includes('/') ? file.replace(/\/[^/]*$/, '') : '';
      if (hubs.has(`/${folder}`) && !file.endsWith('/index')) continue;
      yield { place: startOf(document), causes: [...hiding, ...(meant.get(file) ?? [])] };
    }
  },
};
